"""What the cards do: one module for each villain, in the order of the box."""
