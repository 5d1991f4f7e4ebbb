//! The way in for sealed games.

use serde::Serialize;

use crate::page::Page;

/// `GET /open/sealed`, and what came of a sealed file or of a key.
#[derive(Debug, Clone, Default, Serialize)]
pub struct SealedPage {
    /// The file, as it was given.
    pub text: String,
    /// The name of the tournament, as it was typed.
    pub name: String,
    /// What cannot be done, a sentence each.
    pub faults: Vec<String>,
    /// What everybody may read of the file; `None` before there is a sound one.
    pub facts: Option<Vec<Fact>>,
    /// What is missing here, a sentence each.
    pub lacks: Vec<String>,
    /// The tournaments whose game is still sealed.
    pub waiting: Vec<Waiting>,
    /// The most bytes of a file.
    pub most_bytes: usize,
}

/// One thing that stands in the head of a sealed game.
#[derive(Debug, Clone, Serialize)]
pub struct Fact {
    /// What it is.
    pub label: String,
    /// What it says.
    pub value: String,
    /// Whether it is a long row of digits.
    pub is_code: bool,
}

/// A tournament that waits for the key of its game.
#[derive(Debug, Clone, Serialize)]
pub struct Waiting {
    /// Its name in addresses.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The game and its organiser.
    pub game: String,
}

impl Page for SealedPage {
    const TEMPLATE: &'static str = "pages/sealed.html";
}
