"""The kernel: rules that ask. It knows no game and imports nothing above it."""
