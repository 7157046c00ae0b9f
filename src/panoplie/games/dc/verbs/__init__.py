"""What the rules do to cards."""
