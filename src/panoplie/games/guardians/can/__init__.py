"""What may be done, by whom and to whom, each with the reason against everything else."""
