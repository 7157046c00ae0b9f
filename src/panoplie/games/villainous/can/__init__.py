"""What may be done: pure questions, answered by a refusal with its rule or by nothing, and aims made of them."""
