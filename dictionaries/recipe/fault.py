"""The one error of the recipe: it names what went wrong and says what to do."""


class RecipeFault(Exception):
    """A list cannot be built; the text is for the person who runs the recipe."""
