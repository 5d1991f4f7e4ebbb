//! What a list of players would bring: a part of the pages on which lists are taken in.

use serde::Serialize;

use crate::page::Page;

/// `POST /t/{id}/players/preview` and `POST /players/preview`: a table, what is wrong, the choices
/// with which the list was read. It changes nothing.
#[expect(
    clippy::struct_excessive_bools,
    reason = "what is shown of a list depends on each by itself"
)]
#[derive(Debug, Clone, Default, Serialize)]
pub struct PlayerPreviewPage {
    /// The encodings, the one with which the list was read marked.
    pub encodings: Vec<Offered>,
    /// Whether that one is a guess.
    pub is_guess: bool,
    /// The separators, the same; none where the bytes are no text.
    pub separators: Vec<Offered>,
    /// How the names are read, where that could be otherwise, the same.
    pub names: Vec<Offered>,
    /// How the list was understood, a sentence each: headings, a federation's list, columns that are
    /// not read.
    pub understood: Vec<String>,
    /// Whether somebody has a licence.
    pub has_licences: bool,
    /// Whether somebody has a rating.
    pub has_ratings: bool,
    /// What is wrong, a sentence a line.
    pub faults: Vec<String>,
    /// How many faults more there are.
    pub more_faults: Option<String>,
    /// Names that look the same, a group a line.
    pub look_alikes: Vec<String>,
    /// `46 игроков`.
    pub counts: String,
    /// Who would be taken in, and the lines with faults, as they stand in the list.
    pub rows: Vec<PreviewRow>,
    /// Whether the list goes into the form of a new tournament.
    pub is_new: bool,
    /// Whether the list was pasted and is no file.
    pub is_pasted: bool,
    /// Whether the text stands in the form already, so that nothing has to be put there.
    pub is_in_place: bool,
    /// The same as text, as it is sent when it is confirmed; nothing where there are faults.
    pub list: Option<String>,
}

/// A choice in a list of them.
#[derive(Debug, Clone, Serialize)]
pub struct Offered {
    /// What is sent.
    pub value: &'static str,
    /// What is shown.
    pub text: String,
    /// Whether it is the one in force.
    pub is_chosen: bool,
}

/// Somebody who would be taken in, or a line of which nobody is.
#[derive(Debug, Clone, Default, Serialize)]
pub struct PreviewRow {
    /// What is wrong with the line; nothing else stands there then.
    pub fault: Option<String>,
    /// The number.
    pub number: u32,
    /// The name, of a pair both.
    pub name: String,
    /// Club or town.
    pub club: String,
    /// Categories with commas between them.
    pub categories: String,
    /// The team.
    pub team: String,
    /// The number of the licence; nothing where it is not known.
    pub licence: String,
    /// The rating, the same.
    pub rating: String,
}

impl Page for PlayerPreviewPage {
    const TEMPLATE: &'static str = "pages/player_preview.html";
}
