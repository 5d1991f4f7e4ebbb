//! What a hall hands in: a file, or QR codes.

use serde::Serialize;

use crate::{page::Page, pages::qr::QrView};

/// `GET /t/{id}/result`.
#[derive(Debug, Clone, Default, Serialize)]
pub struct HallResultPage {
    /// The tournament's identifier in addresses.
    pub tournament: String,
    /// The tournament's name.
    pub name: String,
    /// What the hall is called, as it was typed.
    pub hall: String,
    /// Why there is no result; empty where there is one or none was asked for.
    pub fault: String,
    /// The result, once the hall has a name.
    pub made: Option<MadeResult>,
}

/// A result that can be taken away.
#[derive(Clone, Debug, Serialize)]
pub struct MadeResult {
    /// The address of the file.
    pub file: String,
    /// The address of the codes.
    pub codes: String,
    /// How many kilobytes the file has.
    pub kilobytes: usize,
    /// How many codes there are.
    pub count: usize,
    /// Whether these are so many that a stick is better.
    pub is_many: bool,
}

impl Page for HallResultPage {
    const TEMPLATE: &'static str = "pages/hall_result.html";
}

/// `GET /t/{id}/result/codes`.
#[derive(Debug, Clone, Serialize)]
pub struct HallCodesPage {
    /// The tournament's identifier in addresses.
    pub tournament: String,
    /// The tournament's name.
    pub name: String,
    /// What the hall is called.
    pub hall: String,
    /// The address of the result.
    pub back: String,
    /// The address of the codes.
    pub all: String,
    /// The codes that are shown: all of them, or one.
    pub codes: Vec<CodeView>,
    /// How many there are in all.
    pub count: usize,
    /// Whether one alone is shown.
    pub is_one: bool,
    /// The number of the next code, round and round.
    pub next: usize,
}

/// A code with its number.
#[derive(Debug, Clone, Serialize)]
pub struct CodeView {
    /// From 1.
    pub number: usize,
    /// The code.
    pub code: QrView,
}

impl Page for HallCodesPage {
    const TEMPLATE: &'static str = "pages/hall_codes.html";
}
