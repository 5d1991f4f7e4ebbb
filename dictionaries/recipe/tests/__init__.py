"""Tests of the recipe on hand-made material; nothing is downloaded."""
