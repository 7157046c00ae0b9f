"""The Research cards: what they aim at, and what they do, class by class."""
