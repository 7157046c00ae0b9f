"""The attack kit: what a table on the open internet must stand, for any game. `python -m tests.attack --help`.

Short runs are tests; long ones print a figure. Nothing here knows more of the server than a stranger does, but for
`twin_node.py`, which deals the worlds that must look the same.
"""
