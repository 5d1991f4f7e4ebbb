//! What a runner brings to the tables: zeros, warnings and penalties, each with its reason.

use serde::Serialize;

use crate::page::Page;

/// `GET /t/{id}/print/notices`: one strip a slip, to be cut.
#[derive(Debug, Clone, Default, Serialize)]
pub struct NoticesSheet {
    /// The page of the tournament to which it leads back: `print` or `keying`.
    pub back: &'static str,
    /// The tournament's identifier in addresses.
    pub tournament: String,
    /// The tournament's name.
    pub name: String,
    /// `Ход 7`.
    pub title: String,
    /// The round's number; 0 where nothing is marked yet.
    pub round: u32,
    /// The rounds that can be chosen.
    pub rounds: Vec<u32>,
    /// The strips, by table.
    pub notices: Vec<Notice>,
}

/// One strip.
#[derive(Debug, Clone, Serialize)]
pub struct Notice {
    /// The player's number.
    pub number: u32,
    /// The player's short name.
    pub player: String,
    /// What stood on the slip.
    pub slip: String,
    /// What it counts.
    pub points: String,
    /// Why.
    pub reason: String,
}

impl Page for NoticesSheet {
    const TEMPLATE: &'static str = "pages/print/notices.html";
}
