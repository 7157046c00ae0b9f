"""The three Threat sheets and the scenario without one: what they set up, do, answer and award."""
