//! The log of a tournament.

use serde::Serialize;

use crate::page::Page;

/// `GET /t/{id}/log`: everything that happened, the newest first.
#[derive(Debug, Clone, Serialize)]
pub struct LogPage {
    /// The tournament's identifier in addresses.
    pub tournament: String,
    /// The tournament's name.
    pub name: String,
    /// Why something was not done.
    pub refusal: Option<String>,
    /// How many events there are that fit.
    pub count: String,
    /// What can be asked for, each with what is chosen.
    pub choices: Vec<LogChoice>,
    /// The events.
    pub rows: Vec<LogRow>,
    /// The page with newer events; empty on the first.
    pub newer: String,
    /// The page with older events; empty on the last.
    pub older: String,
}

/// One of the lists by which the events are sifted.
#[derive(Debug, Clone, Serialize)]
pub struct LogChoice {
    /// The name of the field.
    pub name: &'static str,
    /// What people call it.
    pub label: String,
    /// What can be chosen.
    pub options: Vec<LogOption>,
}

/// Something by which the events can be sifted.
#[derive(Debug, Clone, Serialize)]
pub struct LogOption {
    /// What is sent.
    pub value: String,
    /// What is shown.
    pub text: String,
    /// Whether it is chosen.
    pub selected: bool,
}

/// One event.
#[derive(Debug, Clone, Serialize)]
pub struct LogRow {
    /// Its number in the log.
    pub number: usize,
    /// `19:42:07`.
    pub time: String,
    /// Who did it.
    pub actor: String,
    /// `slips`, `notes` and so on.
    pub group: &'static str,
    /// What happened.
    pub sentence: String,
    /// What takes it back: `withdraw_slip` or `return_player`; empty where nothing does so here.
    pub undo: &'static str,
    /// The slip or the player whom that is about.
    pub target: u32,
    /// What the button says.
    pub undo_label: String,
    /// The page on which it can be taken back; empty where it is none.
    pub link: String,
}

impl Page for LogPage {
    const TEMPLATE: &'static str = "pages/log.html";
}
