//! What two versions of a list have each alone: words new, words gone, by their lengths.

use crate::draw::writing;
use crate::parts::{Choice, Sent, counted_decisions, counted_words};
use crate::{http::encoding::query, parts::figures::grouped, words::committee::editions};
use flavita_app::audit::spoken::spoken_words;
use flavita_app::words::{Dictionary, DictionaryError, List, Offer, Shelf, choose};
use flavita_game::Letter;
use flavita_i18n::{language::Language, names::list_name};
use flavita_lexicon::{alphabet::Alphabet, difference::Side, difference::each_difference};
use flavita_tournament::model::WordChoice;
use serde::Serialize;
use std::{collections::BTreeMap, convert::Infallible};

/// `GET /dictionary/differences`: a page to look at and a sheet to print.
#[derive(Default, Serialize)]
pub struct DifferencesPage {
    /// The edition's stable name.
    pub edition: String,
    /// Editions to choose from.
    pub editions: Vec<Choice>,
    /// The versions of its list to choose from, as the old one.
    pub old: Vec<Choice>,
    /// The same as the new one.
    pub new: Vec<Choice>,
    /// Both as they are compared; nothing where they cannot be.
    pub versions: Vec<VersionView>,
    /// Why they cannot be.
    pub notice: Option<String>,
    /// How many words are new and gone, by length; the last line is all of them.
    pub lengths: Vec<LengthRow>,
    /// The words, side by side.
    pub parts: Vec<DifferencePart>,
    /// That not all words stand here.
    pub left_off: Option<String>,
    /// All of them as a file.
    pub file: String,
    /// Back to the dictionary.
    pub back: String,
}

/// A version of a list.
#[derive(Serialize)]
pub struct VersionView {
    /// What people call it.
    pub name: String,
    /// How many words it has.
    pub words: String,
    /// Its fingerprint in words.
    pub spoken: String,
    /// Its whole fingerprint.
    pub fingerprint: String,
}

/// How many words of a length are new and gone.
#[derive(Serialize)]
pub struct LengthRow {
    /// The length in tiles; nothing for all of them.
    pub length: Option<usize>,
    /// New.
    pub new: String,
    /// Gone.
    pub gone: String,
}

/// The words that are new, or gone.
#[derive(Serialize)]
pub struct DifferencePart {
    /// Whether they are new.
    pub is_new: bool,
    /// How many there are.
    pub count: String,
    /// By length, in the order of the letters.
    pub lengths: Vec<WordsOfLength>,
}

/// Words of one length.
#[derive(Serialize)]
pub struct WordsOfLength {
    /// How many tiles.
    pub length: usize,
    /// In the order of the letters.
    pub words: Vec<String>,
}

page!(DifferencesPage, "words/differences.html");

/// What stands behind the key of a list that is meant with the committee's decisions.
const DECIDED: &str = "-committee";
/// How many words stand on the page; the file has all.
const MOST: u64 = 4000;

/// A version of a list on offer.
struct Version<'o> {
    id: String,
    name: String,
    list: &'o List,
    choice: WordChoice,
}

/// Every list of an edition, each also with what the committee has decided.
fn versions<'o>(shelf: &Shelf, offer: &'o Offer, language: Language) -> Vec<Version<'o>> {
    offer.lists.iter().flat_map(|list| versions_of(shelf, list, language)).collect()
}

fn versions_of<'o>(shelf: &Shelf, list: &'o List, language: Language) -> Vec<Version<'o>> {
    let name = list_name(language, &list.name);
    let committee = shelf.committees.get(&list.home).unwrap_or_default().in_force();
    let decided = counted_decisions(&committee, language).map(|counted| Version {
        id: list.key.clone() + DECIDED,
        name: {
            let label = format!("{name} + {}", say!(language, "committee-mark"));
            say!(language, "labelled", label, value = counted)
        },
        list,
        choice: WordChoice { committee, ..WordChoice::default() },
    });
    let plain = Version { id: list.key.clone(), name, list, choice: WordChoice::default() };
    std::iter::once(plain).chain(decided).collect()
}

/// Both versions that a query names; where it names none, the first one and the one after it.
fn chosen<'v, 'o>(asked: &Sent, versions: &'v [Version<'o>]) -> Option<[&'v Version<'o>; 2]> {
    let named = |id: &str| versions.iter().find(|version| version.id == id);
    let old = named(asked.one("old")).or(versions.first())?;
    let new = named(asked.one("new")).or(versions.get(1)).or(versions.first())?;
    Some([old, new])
}

/// Both versions that an address names as `old` and `new`, as sets of words.
///
/// # Errors
/// When a list is damaged.
pub(crate) fn both(
    asked: &Sent,
    shelf: &Shelf,
    offer: &Offer,
    language: Language,
) -> Result<Option<[Dictionary; 2]>, DictionaryError> {
    let versions = versions(shelf, offer, language);
    let Some([old, new]) = chosen(asked, &versions) else { return Ok(None) };
    let words = |version: &Version<'_>| choose(&offer.edition, version.list, &version.choice);
    Ok(Some([words(old)?, words(new)?]))
}

/// The page before anything is compared.
pub(crate) fn choosing(
    asked: &Sent,
    shelf: &Shelf,
    offer: &Offer,
    language: Language,
) -> DifferencesPage {
    let edition = offer.edition.id.clone();
    let versions = versions(shelf, offer, language);
    let chosen = chosen(asked, &versions);
    let choices = |side: usize| {
        let chosen = chosen.map(|both| both[side].id.as_str());
        let choice =
            |one: &Version<'_>| Choice::new(&one.id, &one.name, Some(one.id.as_str()) == chosen);
        versions.iter().map(choice).collect()
    };
    let ids = chosen.map(|both| both.map(|version| version.id.clone())).unwrap_or_default();
    DifferencesPage {
        editions: editions(shelf, &edition),
        old: choices(0),
        new: choices(1),
        file: file(&edition, &ids),
        back: format!("/dictionary?{}", query([("edition", &edition)])),
        edition,
        ..DifferencesPage::default()
    }
}

fn file(edition: &String, [old, new]: &[String; 2]) -> String {
    let fields = [("edition", edition), ("old", old), ("new", new)];
    format!("/dictionary/differences.txt?{}", query(fields))
}

/// The page with what two sets of words have each alone.
pub fn compared(
    page: DifferencesPage,
    [old, new]: &[Dictionary; 2],
    offer: &Offer,
    language: Language,
) -> DifferencesPage {
    let alphabet = Alphabet::of(&offer.edition);
    let mut found = Found::default();
    let told = each_difference(&old.words, &new.words, &mut |side, word: &[Letter]| {
        found.take(side, word.len(), || alphabet.spell(word).replace('|', ""));
        Ok::<(), Infallible>(())
    });
    let Ok(()) = told;
    let names = [&page.old, &page.new].map(|choices| {
        let chosen = choices.iter().find(|choice| choice.selected);
        chosen.map_or_else(String::new, |choice| choice.label.clone())
    });
    let [old_name, new_name] = names;
    let view = |name: String, words: &Dictionary| version_view(name, words, language);
    DifferencesPage {
        versions: vec![view(old_name, old), view(new_name, new)],
        lengths: found.rows(language),
        parts: found.parts(language),
        left_off: (found.listed < found.sum(false) + found.sum(true))
            .then(|| say!(language, "differences-left-off", n = MOST)),
        ..page
    }
}

fn version_view(name: String, words: &Dictionary, language: Language) -> VersionView {
    VersionView {
        name,
        words: counted_words(words.words.words(), language),
        spoken: spoken_words(&words.checksum, writing(language)),
        fingerprint: crate::draw::grouped(&words.checksum),
    }
}

/// The differences, counted, and as many as are shown.
#[derive(Default)]
struct Found {
    /// By length: new and gone.
    counts: BTreeMap<usize, [u64; 2]>,
    words: BTreeMap<(bool, usize), Vec<String>>,
    listed: u64,
}

impl Found {
    fn take(&mut self, side: Side, length: usize, spelled: impl Fn() -> String) {
        let is_gone = side == Side::Old;
        self.counts.entry(length).or_default()[usize::from(is_gone)] += 1;
        if self.listed < MOST {
            self.listed += 1;
            self.words.entry((is_gone, length)).or_default().push(spelled());
        }
    }

    fn sum(&self, is_gone: bool) -> u64 {
        self.counts.values().map(|counts| counts[usize::from(is_gone)]).sum()
    }

    fn rows(&self, language: Language) -> Vec<LengthRow> {
        let row = |length, [new, gone]: [u64; 2]| LengthRow {
            length,
            new: grouped(language, new),
            gone: grouped(language, gone),
        };
        let sums = [false, true].map(|is_gone| self.sum(is_gone));
        let rows = self.counts.iter().map(|(length, counts)| row(Some(*length), *counts));
        rows.chain([row(None, sums)]).collect()
    }

    fn parts(&self, language: Language) -> Vec<DifferencePart> {
        let part = |is_gone: bool| {
            let words = self.words.iter().filter(|((side, _), _)| *side == is_gone);
            let lengths = words.map(|((_, length), words)| (*length, words.clone()));
            DifferencePart {
                is_new: !is_gone,
                count: counted_words(self.sum(is_gone), language),
                lengths: lengths.map(|(length, words)| WordsOfLength { length, words }).collect(),
            }
        };
        [false, true].map(part).into_iter().filter(|part| !part.lengths.is_empty()).collect()
    }
}
