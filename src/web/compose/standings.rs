//! The table of the players after the last round that is wholly marked.

use crate::app::view::DeskView;
use crate::i18n::catalogue::say;
use crate::i18n::language::Language;
use crate::tournament::round::Round;
use crate::tournament::standings::{Standing, standings};
use crate::tournament::state::Tournament;
use crate::web::compose::figures::{details, signed, signed_change};
use crate::web::compose::found::has_top;
use crate::web::compose::names::{minutes, percent};
use crate::web::pages::standings::{RoundPoints, StandingRow, StandingsPage};

/// What stands where there are no points.
pub(super) const NOTHING: &str = "–";

/// The page of the standings.
#[must_use]
pub fn page(view: &DeskView, id: &str, language: Language) -> StandingsPage {
    let state = &view.state;
    let after = state.marked_until();
    let standings = standings(state, after);
    let marked: Vec<&Round> = state.rounds.iter().filter(|r| r.number <= after).collect();
    let lines = standings.lines.iter().filter(|_| after > 0);
    StandingsPage {
        tournament: id.to_owned(),
        name: state.name.clone(),
        title: title(state, language),
        details: details(state, language),
        sum: sum(standings.top_total, language),
        rounds: marked.iter().map(|r| r.number.to_string()).collect(),
        has_game_clock: state.profile.game_clock.is_some(),
        has_rulings: standings.lines.iter().any(|line| line.ruled != 0),
        has_towns: state.players.values().any(|player| !player.club.is_empty()),
        rows: lines.map(|line| row(state, line, language)).collect(),
        tops: marked.iter().map(|round| top(state, round)).collect(),
        tops_total: signed(standings.top_total),
        footnote: say(language, "standings-footnote", &[]),
    }
}

/// Whether the game has ended and every round is marked.
#[must_use]
pub fn is_over(state: &Tournament) -> bool {
    state.ended.is_some() && state.rounds.iter().all(|round| state.is_marked(round))
}

/// `Таблица после хода 6`, or that it is the final one.
#[must_use]
pub fn title(state: &Tournament, language: Language) -> String {
    if is_over(state) {
        return say(language, "standings-final", &[]);
    }
    let after = state.marked_until();
    say(language, "standings-after", &[("n", after.into())])
}

/// `Сумма топов 188`.
#[must_use]
pub fn sum(top_total: i32, language: Language) -> String {
    say(language, "standings-sum", &[("n", top_total.into())])
}

/// The points of a round's top; a dash where the round counts for nobody.
fn top(state: &Tournament, round: &Round) -> String {
    if state.is_annulled(round.number) {
        return NOTHING.to_owned();
    }
    signed(round.tops.as_ref().map_or(0, |tops| tops.points))
}

fn row(state: &Tournament, line: &Standing, language: Language) -> StandingRow {
    let player = state.players.get(&line.player);
    let some = |n: u32| {
        if n == 0 { String::new() } else { n.to_string() }
    };
    StandingRow {
        rank: line.rank.to_string(),
        number: line.player.to_string(),
        name: player.map_or_else(String::new, |player| player.name.clone()),
        town: player.map_or_else(String::new, |player| player.club.clone()),
        points: (1..)
            .zip(&line.rounds)
            .map(|(number, points)| round_points(state, number, line.player, *points))
            .collect(),
        tops: some(line.tops),
        solos: some(line.solos),
        time: minutes(line.used_ms),
        penalty: match line.penalty {
            0 => String::new(),
            penalty => signed(-penalty),
        },
        ruled: signed_change(line.ruled),
        total: signed(line.total),
        percent: percent(language, line.percent_hundredths),
        withdrawn: player.is_some_and(|player| player.until_round.is_some()),
    }
}

fn round_points(state: &Tournament, number: u32, player: u32, points: Option<i32>) -> RoundPoints {
    RoundPoints {
        text: points.map_or_else(|| NOTHING.to_owned(), signed),
        top: points.is_some() && state.round(number).is_some_and(|r| has_top(r, player)),
    }
}
