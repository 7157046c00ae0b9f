"""What texts do: heroes and their Power cards, Wounds, Objects, orange Spaces, Missions and villains."""
