"""Five superhero board games, one table."""
