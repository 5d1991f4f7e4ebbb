//! The record of a game.

use crate::parts::{BoardView, board_view, details, of_theme, percent, played_rack, player_name};
use crate::{parts::shown_placement, print::asked::Asked};
use flavita_i18n::names::shown_word;
use flavita_tournament::model::{Round, RoundNumber};
use flavita_tournament::{results::solo, results::top_finders, state::Tournament};
use serde::Serialize;

/// `GET /t/{id}/print/record`: every round with rack, top and finders, and the board at the end.
#[derive(Debug, Clone, Default, Serialize)]
pub struct RecordSheet {
    /// Date, game and time for a round, in one line.
    pub details: String,
    /// The rounds whose tops lie on the board.
    pub rounds: Vec<RecordLine>,
    /// The board.
    pub board: BoardView,
}

/// A round of the record.
#[derive(Debug, Clone, Serialize)]
pub struct RecordLine {
    /// Its number.
    pub round: RoundNumber,
    /// The tiles that everybody played.
    pub rack: String,
    /// The top, by the rulings in force: `ВЫБОРЫ`.
    pub word: String,
    /// Where: `О1`.
    pub at: String,
    /// The top's points.
    pub points: i32,
    /// `31 points, 7 of them for the theme`; empty without a theme.
    pub theme: String,
    /// The tops so far added up.
    pub sum: i32,
    /// How many tops there were besides; nothing where it was the only one.
    pub others: String,
    /// What lies on the board where that is no top: `на доске ВЫБОР О1`; else nothing.
    pub laid: String,
    /// How many of the players found a top: `3/46`.
    pub found: String,
    /// The only player with the best score; empty where there was none.
    pub solo: String,
    /// The players' mean in hundredths of the top's points, in words.
    pub share: String,
}

page!(RecordSheet, "print/record.html");

/// The record of all rounds that are over.
pub fn sheet(asked: &Asked<'_>) -> RecordSheet {
    let state = asked.state;
    let mut sum = 0;
    let placed = state.rounds.iter().filter(|round| round.placed.is_some());
    let lines = placed.map(|round| {
        sum += round.top_points();
        line(asked, round, sum)
    });
    RecordSheet {
        details: details(state, asked.language),
        rounds: lines.collect(),
        board: board_view(&state.edition, &state.board, None, asked.language),
    }
}

/// `GET /t/{id}/print/games`: the games of an event beside each other, four a page.
#[derive(Debug, Clone, Default, Serialize)]
pub struct GamesSheet {
    /// The games in order.
    pub games: Vec<GameSheet>,
}

/// A game of the sheet.
#[derive(Debug, Clone, Serialize)]
pub struct GameSheet {
    /// Its name.
    pub title: String,
    /// The rounds whose tops lie on the board.
    pub rounds: Vec<RecordLine>,
}

page!(GamesSheet, "print/games.html");

/// The records of these games.
pub fn games<'a>(asked: impl Iterator<Item = Asked<'a>>) -> GamesSheet {
    let record = |asked: Asked<'_>| GameSheet {
        title: asked.state.name.clone(),
        rounds: sheet(&asked).rounds,
    };
    GamesSheet { games: asked.map(record).collect() }
}

fn line(asked: &Asked<'_>, round: &Round, sum: i32) -> RecordLine {
    let state = asked.state;
    let top = round.top();
    let of = state.players_in(round.number).count();
    let others = round.tops.as_ref().map_or(0, |tops| tops.placements.len()).saturating_sub(1);
    let (worth, language) = (round.top_points(), asked.language);
    let theme = top.and_then(|top| of_theme(state, round, top, worth, language));
    let share = share(state, round, worth);
    RecordLine {
        round: round.number,
        rack: played_rack(state, round),
        word: top.map_or_else(String::new, |top| shown_word(&top.word)),
        at: top.map_or_else(String::new, |top| top.at.clone()),
        points: worth,
        theme: theme.unwrap_or_default(),
        sum,
        others: if others == 0 { String::new() } else { format!("+{others}") },
        laid: round.laid_below().map_or_else(String::new, |laid| {
            say!(language, "laid-below", name = shown_placement(laid))
        }),
        found: format!("{}/{of}", top_finders(state, round).count()),
        solo: solo(state, round).map(|solo| player_name(state, solo.player)).unwrap_or_default(),
        share: share.map_or_else(String::new, |share| percent(language, share)),
    }
}

/// What the players scored on average, in hundredths of a per cent of the top, rounded half up.
fn share(state: &Tournament, round: &Round, top: i32) -> Option<i64> {
    let points = state.players_in(round.number).map(|player| {
        let slip = round.slip_of(player.number);
        i64::from(slip.map_or(0, |slip| slip.verdict.points))
    });
    let points: Vec<i64> = points.collect();
    let most = i64::from(top) * i64::try_from(points.len()).ok()?;
    (most > 0).then(|| (points.iter().sum::<i64>() * 20_000 + most).div_euclid(2 * most))
}
