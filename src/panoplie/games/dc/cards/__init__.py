"""What every card does, grouped as the box groups them."""
