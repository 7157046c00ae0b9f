"""The table: people and bots meet here, play over the wire, and nothing that they did is lost."""
