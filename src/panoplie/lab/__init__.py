"""The laboratory: play many games, compare bots, measure speed. The same seed gives the same numbers."""
