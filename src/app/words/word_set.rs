//! The exact words of a tournament: a list, less and more by its choice, laid with its tiles.
//!
//! A list of the shelf, its options in or out, the decisions of the club's committee, single words
//! applied (`+WORD`, `-WORD`; those of `overrides.txt` always), spelled with the edition's tiles and switches: one automaton with one
//! checksum. The first event records checksum and choice, the automaton is kept beside the
//! tournaments.

use crate::words::dictionary::{Dictionary, DictionaryError, by_hand};
use crate::words::list::List;
use flavita_game::{Edition, Letter};
use flavita_lexicon::overrides::{BadOverride, OverrideFault, Overrides};
use flavita_lexicon::{alphabet::Alphabet, file, graph::Graph};
use flavita_lexicon::{combine::with, combine::without, respell::Spellings, respell::respelled};
use flavita_tournament::model::{WordChoice, WordDecision};
use std::sync::Arc;

/// Chooses the words of a list for an edition with its switches.
///
/// # Errors
/// When the choice names an option that the list has not, an override is none, or a list is
/// damaged.
pub fn choose(
    edition: &Edition,
    list: &List,
    choice: &WordChoice,
) -> Result<Dictionary, DictionaryError> {
    let (decided, overrides) = (decided(list, choice)?, read_overrides(list, choice)?);
    let whole = list.words()?;
    let mut words = Arc::clone(&whole);
    for id in choice.taken_in.iter().chain(&choice.left_out) {
        let option = list.option_words(id)?;
        words = Arc::new(if choice.taken_in.contains(id) {
            with(&words, &option)
        } else {
            without(&words, &option)
        });
    }
    for single in [&decided, &overrides] {
        if !single.is_empty() {
            words = Arc::new(single.applied_to(&words));
        }
    }
    if let Some(spellings) = spellings(&list.home, edition) {
        words = Arc::new(respelled(&words, &spellings));
    }
    Ok(Dictionary {
        name: list.name.clone(),
        choice: recorded(list, choice, &overrides),
        checksum: if Arc::ptr_eq(&words, &whole) {
            list.checksum()?
        } else {
            file::checksum(&words)
        },
        words,
    })
}

/// The choice as it is recorded: what it changes, in a fixed order and spelling.
fn recorded(list: &List, choice: &WordChoice, overrides: &Overrides) -> WordChoice {
    let changed = |ids: &[String], is_in: bool| {
        let options = list.options.iter().map(|list| &list.option);
        options
            .filter(|option| option.is_in == is_in && ids.contains(&option.id))
            .map(|option| option.id.clone())
            .collect()
    };
    WordChoice {
        taken_in: changed(&choice.taken_in, false),
        left_out: changed(&choice.left_out, true),
        committee: choice.committee.clone(),
        overrides: overrides.told(&Alphabet::of(&list.home)),
    }
}

/// Whether the words can be chosen, without choosing them.
///
/// # Errors
/// As [`choose`].
pub fn check(list: &List, choice: &WordChoice) -> Result<(), DictionaryError> {
    read_overrides(list, choice).map(drop)
}

/// What the committee has decided, as single words. A word that the list has already, or has not,
/// may stay decided: the list may change.
pub(crate) fn decided(list: &List, choice: &WordChoice) -> Result<Overrides, DictionaryError> {
    let told: Vec<String> = choice.committee.iter().map(WordDecision::told).collect();
    by_hand(&list.home, &told)
}

/// Reads overrides; a word to be taken away must be in some list, else it is a slip of the pen.
fn read_overrides(list: &List, choice: &WordChoice) -> Result<Overrides, DictionaryError> {
    let alphabet = Alphabet::of(&list.home);
    let texts = &choice.overrides;
    let overrides = by_hand(&list.home, texts)?;
    let mut lists = vec![list.words()?];
    for id in &choice.taken_in {
        lists.push(list.option_words(id)?);
    }
    let is_in = |words: &Arc<Graph>, word: &[Letter]| words.contains(word.iter().copied());
    let decided = decided(list, choice)?;
    let absent = |word: &&[Letter]| {
        let is_admitted = decided.added().any(|admitted| admitted == *word);
        !is_admitted && !lists.iter().any(|words| is_in(words, word))
    };
    let bad: Vec<BadOverride> = overrides
        .removed()
        .filter(absent)
        .map(|word| absent_word(&alphabet, texts, word))
        .collect();
    if bad.is_empty() { Ok(overrides) } else { Err(DictionaryError::Overrides { bad }) }
}

fn absent_word(alphabet: &Alphabet, texts: &[String], word: &[Letter]) -> BadOverride {
    let text = format!("-{}", alphabet.spell(word));
    let line = texts.iter().position(|line| line.contains(&text));
    BadOverride { line: line.map_or(1, |place| place + 1), text, fault: OverrideFault::NotInList }
}

/// How the letters of `home` are laid with the tiles of `edition`; `None` where every letter is
/// its own tile.
fn spellings(home: &Edition, edition: &Edition) -> Option<Spellings> {
    let same_tiles = home.labels().eq(edition.labels());
    if same_tiles && edition.spellings().next().is_none() {
        return None;
    }
    let mut spellings = Spellings::none();
    for (letter, tiles) in ways_to_lay(home, edition) {
        spellings.allow(letter, tiles);
    }
    Some(spellings)
}

/// Whether a word of a list is laid with these tiles, in the [ways](ways_to_lay) there are.
pub fn is_laid_as(ways: &[(Letter, Vec<Letter>)], word: &[Letter], tiles: &[Letter]) -> bool {
    let [first, rest @ ..] = word else { return tiles.is_empty() };
    let ways_of_first = ways.iter().filter(|(letter, _)| letter == first);
    ways_of_first
        .filter_map(|(_, way)| tiles.strip_prefix(way.as_slice()))
        .any(|left| is_laid_as(ways, rest, left))
}

/// Each letter of a list made for `home` with the tiles of `edition` that it can be laid as; a
/// letter that can be laid in several ways stands there several times.
pub fn ways_to_lay(home: &Edition, edition: &Edition) -> Vec<(Letter, Vec<Letter>)> {
    let alphabet = Alphabet::of(edition);
    let mut ways = Vec::new();
    for letter in home.letters() {
        // No tiles where the letter cannot be laid.
        let tiles = alphabet.cut(home.label(letter)).unwrap_or_default();
        if let [own] = tiles.as_slice() {
            let other = edition.spellings().filter(|spelling| spelling.letter == *own);
            ways.extend(other.map(|spelling| (letter, spelling.tiles.clone())));
        }
        if !tiles.is_empty() {
            ways.push((letter, tiles));
        }
    }
    ways
}
