//! The words of two and three tiles on paper, each with what it is.

use crate::frame::{Answer, Fault, Visit};
use crate::{frame::turned_away::too_fast, parts::Question, parts::counted_words, parts::meaning};
use actix_web::web::Query;
use flavita_app::words::{DictionaryError, Wanted, choose};
use flavita_i18n::{language::Language, names::list_name};
use flavita_lexicon::{alphabet::Alphabet, find::Wish, find::find};
use serde::Serialize;

/// How many tiles the words of the sheet have.
const LENGTHS: [usize; 2] = [2, 3];
/// As many words of three tiles as there can be: a tile is a number below 64.
const MOST: usize = 64 * 64 * 64;

/// `GET /dictionary/short`.
#[derive(Debug, Clone, Serialize)]
pub struct ShortPage {
    /// The list's name.
    pub name: String,
    /// Back to the dictionary.
    pub back: String,
    /// The words by their length.
    pub parts: Vec<ShortPart>,
}

/// The words of one length.
#[derive(Debug, Clone, Serialize)]
pub struct ShortPart {
    /// How many tiles.
    pub length: usize,
    /// How many words.
    pub count: String,
    /// In the order of the letters.
    pub words: Vec<ShortWord>,
}

/// A short word.
#[derive(Debug, Clone, Serialize)]
pub struct ShortWord {
    /// In capitals.
    pub word: String,
    /// What it is.
    pub meanings: Vec<String>,
}

page!(ShortPage, "words/short.html");

/// The address of the sheet for the words that a question is about.
pub fn href(question: &Question) -> String {
    let question = Question { word: String::new(), ..question.clone() };
    format!("/dictionary/short?{}", question.query())
}

/// `GET /dictionary/short`: the short words of a list.
pub(crate) async fn show(visit: Visit, question: Query<Question>) -> Answer {
    let language = visit.language;
    let question = question.into_inner();
    let question = visit.work(move |app| question.resolved(&app.folder)).await?;
    let question = question.settled(&visit.app.folder.shelf, language);
    let wanted = question.wanted(&visit.app.folder.shelf).ok_or(Fault::Missing)?;
    let back = question.href();
    let Some(turn) = visit.app.analyst.turn().await else { return Ok(too_fast(&visit)) };
    let sheet = visit.work(move |_| {
        let sheet = sheet(&wanted, back, language);
        drop(turn);
        sheet
    });
    let sheet = sheet.await?;
    Ok(visit.page(&sheet.or(Err(Fault::Missing))?))
}

fn sheet(wanted: &Wanted, back: String, language: Language) -> Result<ShortPage, DictionaryError> {
    let words = choose(&wanted.edition, &wanted.list, &wanted.choice)?.words;
    let alphabet = Alphabet::of(&wanted.edition);
    let part = |length: usize| {
        let wish = Wish { lengths: length..=length, ..Wish::default() };
        let found = find(&words, &wish, None, MOST).words.into_iter().map(|word| ShortWord {
            word: alphabet.spell(&word),
            meanings: meaning::lines(&wanted.edition, &word, language),
        });
        let words: Vec<ShortWord> = found.collect();
        ShortPart { length, count: counted_words(words.len() as u64, language), words }
    };
    Ok(ShortPage {
        name: list_name(language, &wanted.list.name),
        back,
        parts: LENGTHS.map(part).to_vec(),
    })
}
