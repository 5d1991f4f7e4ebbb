//! The standings on the screen of the hall: pages of two columns, and the first three.

use crate::parts::{player_name, signed};
use crate::projector::page::{SceneRow, StandingsLeaf, StandingsScene};
use crate::standings::page::{NOTHING, is_over, sum, title};
use flavita_app::desk::PublicView;
use flavita_i18n::language::Language;
use flavita_tournament::results::{Standing, TeamStanding, has_top, team_standings};
use flavita_tournament::{model::Round, state::Tournament};

/// Names in a column by the size of texts, in hundredths of the usual.
const COLUMNS: [(u8, usize); 3] = [(100, 12), (115, 10), (130, 8)];
/// The last rank that is honoured.
const PODIUM: u32 = 3;
/// The most of them that fit on the screen where several share a rank.
const MOST_ON_PODIUM: usize = 6;

/// Whether the first three, with those who share their ranks, fit on the screen.
pub fn has_podium(view: &PublicView) -> bool {
    let honoured = view.standings().lines.iter().filter(|line| line.rank <= PODIUM).count();
    (1..=MOST_ON_PODIUM).contains(&honoured)
}

/// The standings after the last round that is wholly marked; `None` before the first.
pub fn scene(view: &PublicView, language: Language) -> Option<StandingsScene> {
    let (state, standings) = (&view.state, view.standings());
    let size = view.screen.size();
    // None is told while the result is approved and nobody has begun the ceremony.
    let from = view.screen.scene.told_from().unwrap_or(PODIUM + 1);
    let round = state.round(state.marked_until())?;
    let rows: Vec<SceneRow> = standings.lines.iter().map(|line| row(state, round, line)).collect();
    let of_teams = say!(language, "screen-teams", n = round.number);
    Some(StandingsScene {
        title: title(state, language),
        sum: sum(standings.top_total, language),
        last_round: say!(language, "round-title", n = round.number),
        podium: podium(&standings.lines, &rows, from),
        hides_names: from > 1,
        provisional: (is_over(state) && state.final_head.is_none())
            .then(|| say!(language, "screen-provisional")),
        pages: [
            pages(&rows, (&title(state, language), false), size, language),
            pages(&teams(state, &standings.lines), (&of_teams, true), size, language),
        ]
        .concat(),
    })
}

/// The teams by their totals; nothing where nobody plays in one.
fn teams(state: &Tournament, lines: &[Standing]) -> Vec<SceneRow> {
    let row = |team: TeamStanding| SceneRow {
        rank: team.rank.to_string(),
        name: team.team,
        total: signed(team.total),
        leader: team.rank <= PODIUM,
        ..SceneRow::default()
    };
    team_standings(state, lines).into_iter().map(row).collect()
}

/// The first three places, with a name where the rank is told already. Before that the steps are
/// one, two and three: two steps of one rank would tell that players share it.
fn podium(lines: &[Standing], rows: &[SceneRow], from: u32) -> Vec<SceneRow> {
    let unnamed = |place: u32| SceneRow { rank: place.to_string(), ..SceneRow::default() };
    let untold = (1..=PODIUM).zip(lines).filter(|(_, line)| line.rank < from);
    let told = lines.iter().zip(rows).filter(|(line, _)| (from..=PODIUM).contains(&line.rank));
    untold.map(|(place, _)| unnamed(place)).chain(told.map(|(_, row)| row.clone())).collect()
}

fn row(state: &Tournament, round: &Round, line: &Standing) -> SceneRow {
    let last = line.rounds.last().copied().flatten();
    SceneRow {
        rank: line.rank.to_string(),
        name: player_name(state, line.player),
        total: signed(line.total),
        last: last.map_or_else(|| NOTHING.to_owned(), signed),
        top: has_top(round, line.player),
        leader: line.rank <= PODIUM,
    }
}

fn pages(
    rows: &[SceneRow],
    (title, is_teams): (&str, bool),
    size: u8,
    language: Language,
) -> Vec<StandingsLeaf> {
    let column = COLUMNS.iter().find(|(known, _)| *known == size);
    let column = column.map_or(COLUMNS[0].1, |(_, names)| *names);
    // A pair may take two lines.
    let has_pairs = rows.iter().any(|row| row.name.contains('/'));
    let column = if has_pairs { column * 3 / 4 } else { column };
    let all = rows.len().div_ceil(2 * column);
    let leaf = |(at, names): (usize, &[SceneRow])| {
        let (left, right) = names.split_at(names.len().div_ceil(2));
        let first = at * 2 * column + 1;
        let ranks = format!("{first}–{}", first + names.len() - 1);
        let number = (all > 1).then(|| say!(language, "standings-page", n = at + 1, of = all));
        StandingsLeaf {
            title: title.to_owned(),
            is_teams,
            left: left.to_vec(),
            right: right.to_vec(),
            ranks: say!(language, "standings-ranks", name = ranks, of = rows.len()),
            number: number.unwrap_or_default(),
        }
    };
    rows.chunks(2 * column).enumerate().map(leaf).collect()
}
