"""The game's own verbs, and the questions that go with them."""
