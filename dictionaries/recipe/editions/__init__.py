"""The editions that have a recipe. A new edition is one file here and one line in the list."""

from edition import Edition
from editions import cs_scrabble, en_scrabble, erudit, es_scrabble, fr_scrabble, hu_scrabble, ru_scrabble

EDITIONS: dict[str, Edition] = {
    edition.id: edition
    for edition in (
        ru_scrabble.EDITION,
        erudit.EDITION,
        cs_scrabble.EDITION,
        hu_scrabble.EDITION,
        en_scrabble.EDITION,
        fr_scrabble.EDITION,
        es_scrabble.EDITION,
    )
}
