"""Panoplie."""
