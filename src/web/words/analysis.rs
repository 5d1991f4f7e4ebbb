//! The page of an analysis board.
//!
//! It shows no rack whose clock runs, not even to the arbiter, whose screen others may see; he can
//! type it. Edition, words, board, rack and what was laid stand in the address, so taking back and
//! bookmarks need no memory.

use crate::parts::{BoardView, TileView, board_after, direction_name, rack_view, signed};
use crate::words::position::written;
use crate::words::position::{AnalysisPosition, PositionFault, most_tiles, read_placement};
use crate::{parts::figures::counted, words::choice::Carried, words::choice::ChoiceOfWords};
use crate::{parts::word_view, round::keyboard, words::query::AnalysisQuery, words::trail::undone};
use flavita_game::{Board, Edition, ParseTilesError, Placement, board_text, rack_text, reference};
use flavita_game::{score, word_text};
use flavita_i18n::{language::Language, names::shown_word};
use flavita_lexicon::graph::Graph;
use flavita_solver::{opening, position::Position, rank::Spread, ranking::Ranked, themed};
use flavita_tournament::judging::legality::objections_with_rack;
use serde::Serialize;

/// `GET /analysis`: a board, a rack, and every placement of it.
#[derive(Default, Serialize)]
pub struct AnalysisPage {
    /// The words to choose from.
    #[serde(flatten)]
    pub choice: ChoiceOfWords,
    /// The tournament whose tiles, words and rules count, in place of a choice.
    pub tournament: Option<OfTournament>,
    /// Something to be said above everything.
    pub notice: Option<String>,
    /// The board, with the placement that is looked at.
    pub board: BoardView,
    /// The board as text, or what was typed.
    pub board_text: String,
    /// What is wrong with the board.
    pub board_fault: Option<String>,
    /// The rack as text, or what was typed.
    pub rack_text: String,
    /// What is wrong with the rack.
    pub rack_fault: Option<String>,
    /// The tiles of the rack.
    pub rack: Vec<TileView>,
    /// The placements that were laid here.
    pub laid: String,
    /// Whether the last of them can be taken back.
    pub can_undo: bool,
    /// The placements; nothing without a rack.
    pub found: Option<FoundPlacements>,
    /// That nothing was searched, and why.
    pub unsearched: Option<String>,
    /// The placement that is looked at.
    pub shown: Option<ShownPlacement>,
    /// What the tiles of the edition show.
    pub letters: Vec<String>,
    /// How letters are typed: `ru`, `en`, `hu` or `cs`.
    pub keyboard: &'static str,
}

/// A tournament as the ground of an analysis.
#[derive(Serialize)]
pub struct OfTournament {
    /// Its identifier in addresses, sent unseen.
    pub field: Carried,
    /// Whose tiles, words and rules count.
    pub sentence: String,
    /// The same position with words to choose.
    pub other: String,
}

/// A stretch of the list of placements.
#[derive(Default, Serialize)]
pub struct FoundPlacements {
    /// `1 234 placements`.
    pub count: String,
    /// `51–100`; nothing where all are listed.
    pub range: Option<String>,
    /// The placements.
    pub rows: Vec<PlacementRow>,
    /// How many stand before the stretch before this one, as the form sends it.
    pub earlier: Option<String>,
    /// How many stand before the stretch behind this one.
    pub later: Option<String>,
}

/// A placement of the list.
#[derive(Serialize)]
pub struct PlacementRow {
    /// Its place in the list, from 1.
    pub rank: usize,
    /// The word, blanks small.
    pub word: String,
    /// Where.
    pub at: String,
    /// Its points.
    pub points: String,
    /// How it stands in an address.
    pub key: String,
    /// Whether it is the one that is looked at.
    pub is_shown: bool,
}

/// The placement that is looked at, with its points taken apart.
#[derive(Serialize)]
pub struct ShownPlacement {
    /// Where.
    pub at: String,
    /// `across` or `down`.
    pub direction: String,
    /// Its tiles; those that lay there are hollow.
    pub tiles: Vec<TileView>,
    /// Every word that it makes, with its points.
    pub words: Vec<WordLine>,
    /// The bonus, where there is one.
    pub bonus: Option<String>,
    /// All its points.
    pub total: String,
    /// How it stands in an address.
    pub key: String,
}

/// A word with its points.
#[derive(Serialize)]
pub struct WordLine {
    /// The word, blanks small.
    pub word: String,
    /// Its points.
    pub points: String,
}

page!(AnalysisPage, "words/analysis.html");

/// How many placements one page lists.
pub const LISTED: usize = 50;

/// What an analysis board stands on.
#[derive(Clone, Copy, Debug)]
pub struct Ground<'a> {
    /// Tiles, board and rules.
    pub edition: &'a Edition,
    /// The words; nothing where there are none, or not now.
    pub words: Option<&'a Graph>,
}

impl Ground<'_> {
    /// The placement that a text of the address means, where it can be laid.
    pub fn legal(&self, position: &AnalysisPosition, text: &str) -> Option<Placement> {
        let placement = read_placement(self.edition, text)?;
        let rack = position.rack.iter().copied().collect();
        let asked = Position::new(self.edition, self.words?, &position.board, &rack);
        let is_legal = objections_with_rack(asked, &placement).is_empty()
            && position.after(self.edition, &placement).is_some();
        is_legal.then_some(placement)
    }
}

/// The page of a position, without its choice of words: every placement where board and rack can
/// be, what is wrong where they cannot.
pub fn page(ground: Ground<'_>, query: &AnalysisQuery, language: Language) -> AnalysisPage {
    let edition = ground.edition;
    let (position, fault) = AnalysisPosition::read(edition, &query.board, &query.rack);
    let shown = Some(&query.show).filter(|show| !show.is_empty());
    let shown = shown.and_then(|show| ground.legal(&position, show));
    let mut page = AnalysisPage {
        board: board_after(edition, &position.board, shown.as_ref(), language),
        board_text: board_text(edition, &position.board),
        rack_text: rack_text(edition, &position.rack),
        rack: rack_view(edition, &position.rack),
        laid: query.laid.clone(),
        can_undo: undone(&query.laid, edition, &position.board).is_some(),
        shown: shown.as_ref().map(|one| shown_placement(edition, &position.board, one, language)),
        letters: edition.labels().map(str::to_owned).collect(),
        keyboard: keyboard(edition),
        ..AnalysisPage::default()
    };
    if let Some(fault) = fault {
        with_fault(&mut page, &fault, (edition, query), language);
    } else if position.rack.is_empty() {
        page.unsearched = Some(say!(language, "analysis-no-rack"));
    } else if let Some(words) = ground.words {
        let found = placements(edition, words, &position);
        page.found = Some(listed((edition, &found), query.from(), shown.as_ref(), language));
        if found.is_empty() {
            page.unsearched = Some(say!(language, "analysis-none"));
        }
    }
    page
}

/// Every placement of a position in the form of its edition, as a round lists them; on one thread, so
/// that the others go on serving.
fn placements(edition: &Edition, words: &Graph, position: &AnalysisPosition) -> Vec<Ranked> {
    let rack = position.rack.iter().copied().collect();
    let position = Position::new(edition, words, &position.board, &rack);
    themed::all(&opening::eased(position), Spread::Nothing)
}

fn with_fault(
    page: &mut AnalysisPage,
    fault: &PositionFault,
    (edition, query): (&Edition, &AnalysisQuery),
    language: Language,
) {
    let sentence = Some(sentence(fault, edition, language));
    if matches!(fault, PositionFault::Board(_)) {
        page.board_fault = sentence;
        page.board_text.clone_from(&query.board);
        page.rack_text.clone_from(&query.rack);
        return;
    }
    page.rack_fault = sentence;
    if matches!(fault, PositionFault::Rack(_)) {
        page.rack_text.clone_from(&query.rack);
    }
}

fn sentence(fault: &PositionFault, edition: &Edition, language: Language) -> String {
    match fault {
        PositionFault::Board(fault) => notation_fault(fault, language),
        PositionFault::Rack(fault) => {
            say!(language, "analysis-fault-rack", name = notation_fault(fault, language))
        }
        PositionFault::ManyTiles(n) => {
            let of = most_tiles(edition);
            say!(language, "analysis-fault-many-tiles", n = *n, of = of)
        }
        PositionFault::TooMany { tile, used, of } => {
            let name = edition.tile_label(*tile);
            say!(language, "analysis-fault-set", name, n = *used, of = *of)
        }
    }
}

/// What is wrong with a board or a rack that somebody wrote.
pub fn notation_fault(fault: &ParseTilesError, language: Language) -> String {
    let tile = |name: &str| say!(language, "analysis-fault-tile", name = name.to_owned());
    match fault {
        ParseTilesError::NoSuchTile(name) | ParseTilesError::BlankWithLetter(name) => tile(name),
        ParseTilesError::OpenBracket => say!(language, "analysis-fault-bracket"),
        ParseTilesError::BlankWithoutLetter => say!(language, "analysis-fault-blank"),
        ParseTilesError::RowLength { row, squares } => {
            say!(language, "analysis-fault-squares", n = *row, of = *squares)
        }
        ParseTilesError::RowCount(rows) => say!(language, "analysis-fault-rows", n = *rows),
        ParseTilesError::InRow { row, fault } => {
            let name = notation_fault(fault, language);
            say!(language, "analysis-fault-row", n = *row, name = name)
        }
        ParseTilesError::Empty => say!(language, "analysis-no-rack"),
    }
}

/// A stretch of the list.
fn listed(
    (edition, found): (&Edition, &[Ranked]),
    from: usize,
    shown: Option<&Placement>,
    language: Language,
) -> FoundPlacements {
    let total = found.len();
    let from = if from < total { from } else { 0 };
    let rows = (from + 1..).zip(found.iter().skip(from).take(LISTED));
    let to = (from + LISTED).min(total);
    FoundPlacements {
        count: counted("analysis-count", total as u64, language),
        range: (total > LISTED).then(|| say!(language, "analysis-range", n = from + 1, of = to)),
        rows: rows.map(|(rank, ranked)| row(edition, rank, ranked, shown)).collect(),
        earlier: (from > 0).then(|| from.saturating_sub(LISTED).to_string()),
        later: (to < total).then(|| to.to_string()),
    }
}

/// `1 234 варианта`.
fn row(edition: &Edition, rank: usize, ranked: &Ranked, shown: Option<&Placement>) -> PlacementRow {
    let placement = &ranked.placement;
    PlacementRow {
        rank,
        word: shown_word(&word_text(edition, &placement.tiles)),
        at: reference::text(edition, placement.square, placement.direction),
        points: signed(ranked.points),
        key: written(edition, placement),
        is_shown: shown == Some(placement),
    }
}

fn shown_placement(
    edition: &Edition,
    board: &Board,
    placement: &Placement,
    language: Language,
) -> ShownPlacement {
    let sheet = score(edition, board, placement);
    let line = |word: &score::WordScore| WordLine {
        word: shown_word(&word_text(edition, &word.word.tiles)),
        points: signed(word.points),
    };
    ShownPlacement {
        at: reference::text(edition, placement.square, placement.direction),
        direction: direction_name(placement.direction, language),
        tiles: word_view(edition, board, placement),
        words: sheet.words.iter().map(line).collect(),
        bonus: (sheet.bonus != 0).then(|| signed(sheet.bonus)),
        total: signed(sheet.points()),
        key: written(edition, placement),
    }
}
