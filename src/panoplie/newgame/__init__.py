"""A new game: laid out from a template in the three folders that are a game's own, and playable at once."""
