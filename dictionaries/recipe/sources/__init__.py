"""The sources of the lists: packages of a registry, and the formats inside them."""
