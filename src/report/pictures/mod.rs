//! The figures of a game as pictures: SVG that needs nothing else, in a page, on paper or as a
//! file.
//!
//! [`picture`] is what every picture consists of; `canvas`, `ink`, `lettering` and
//! `scale` are what they are drawn with, `chart` what those over the rounds have in common.
//! Each of the others draws one; [`PICTURES`] lists them, [`own_totals`] is for a player's own page.
//!
//! A picture has its light colours in itself, so that files and paper need no style, and classes by
//! which `static/dark.css` makes it dark.

mod canvas;
pub mod causes;
mod chart;
mod difficulty;
mod finders;
mod ink;
mod lettering;
mod own;
pub mod picture;
mod scale;
mod spread;
mod squares;
mod time;
mod totals;

use crate::pictures::picture::{Draw, Picture, Subject};
use flavita_i18n::language::Language;
use flavita_tournament::{model::PlayerNumber, results::Statistics, state::Tournament};

/// What all of them together are called on the command line.
pub const NAME: &str = "pictures";

/// Every picture, in the order in which they are shown: its name, and how it is drawn.
pub const PICTURES: &[(&str, Draw)] = &[
    ("totals", totals::totals),
    ("distribution", spread::spread),
    ("difficulty", difficulty::difficulty),
    ("finders", finders::finders),
    ("causes", causes::causes),
    ("squares", squares::squares),
    ("time", time::time),
];

/// All pictures for which a game has figures; none before a round is marked.
pub fn all(state: &Tournament, language: Language) -> Vec<Picture> {
    let figures = Statistics::of(state);
    let subject = Subject { state, figures: &figures, language };
    PICTURES.iter().filter_map(|(_, draw)| draw(&subject)).collect()
}

/// The picture of this name, where there is one.
pub fn one(state: &Tournament, name: &str, language: Language) -> Option<Picture> {
    let (_, draw) = PICTURES.iter().find(|(known, _)| *known == name)?;
    let figures = Statistics::of(state);
    let subject = Subject { state, figures: &figures, language };
    draw(&subject)
}

/// The totals of this player against the tops, for his own page; none before two rounds are
/// marked.
pub fn own_totals(
    state: &Tournament,
    figures: &Statistics,
    player: PlayerNumber,
    language: Language,
) -> Option<Picture> {
    own::own(&Subject { state, figures, language }, player)
}
