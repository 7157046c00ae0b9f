"""Breaks the rules of a game on purpose, one place at a time, and lists what no test noticed.

    .venv/bin/python -m scripts.mutants pow --count 100 --seed 1 --processes 2
    .venv/bin/python -m scripts.mutants pow --only can.py:46   # only what may go wrong in this line

A mutant is the game with one small change: a comparison turned round, a number off by one, a statement left out,
a printed value changed. Places are drawn by a seed. Each mutant meets the tests that reach its line, those that
name it first and then the quickest, until one fails; the long audits of the contract are asked, with a few seeds,
only where no other test comes. All of it happens in a copy of the tree. Each verdict is shown on stderr and kept
at once: the same command goes on where it was broken off, and lets only survivors meet a new test.

Left alone: annotations, words (strings, and rule numbers with them), what only tells (`tell`, the details of a
`Refusal`), the taste of bots (`sense.py`, `planning.py`), drawing (`terminal.py`) and lessons (`arrange.py`,
`lessons.py`, `puzzles.py`). Mutants that nobody could tell from the game are listed, each with its reason, in
`tests/games/<id>/equivalent.toml`.

Why no library: mutmut 3 leaves out every decorated function and all that a module declares, which is where cards
live, and knows tests by function, not by line; cosmic-ray runs all tests for each mutant; neither draws by a seed
or changes printed content.
"""
