"""What happens at the table: moves, fights, Tests, Damage, cards and newspapers."""
