"""What Watchmen adds to the game: secret roles, Challenges, the Mastermind's Plot, and an end for two."""
