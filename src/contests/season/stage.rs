//! The tournaments of a folder as a season sees them: who came and how it ended.

use crate::meeting::cumulated::{CumulatedStanding, cumulated};
use crate::meeting::games::{Mark, meeting_name};
use flavita_tournament::{model::PlayerNumber, model::Round, state::Tournament};

/// A tournament: a game, or a meeting with all its games added up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    /// The name in addresses of its first game.
    pub id: String,
    /// Those of all its games.
    pub games: Vec<String>,
    /// Its name.
    pub name: String,
    /// The day on which it was set up, `2026-11-21`.
    pub date: String,
    /// The moment: milliseconds since 1970 (UTC).
    pub created_ms: i64,
    /// How far it is.
    pub progress: Progress,
    /// The players, best first, of the games that count.
    pub lines: Vec<StageLine>,
}

/// How far a tournament is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
#[strum(serialize_all = "lowercase")]
pub enum Progress {
    /// No game has begun.
    Waiting,
    /// A game is being played: of the others those count that are final.
    Played,
    /// It is over, and something may still change.
    Over,
    /// It is over, and every game is final.
    Final,
}

/// A player of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StageLine {
    /// His number there.
    pub number: PlayerNumber,
    /// His name there, of a pair both.
    pub name: String,
    /// His place among those who took part; equals share one.
    pub place: u32,
    /// His total.
    pub total: i32,
    /// His total in hundredths of a per cent of the sum of the tops.
    pub percent_hundredths: i64,
}

/// A game of the folder: its name in addresses, and its state.
pub type FolderGame<'a> = (&'a str, &'a Tournament);

/// How the names of evenings at tables begin.
pub(super) const OF_TABLES: &str = "tables-";

impl Stage {
    /// Whether it is an evening at tables; such a one counts only where it is chosen.
    pub fn is_of_tables(&self) -> bool {
        self.id.starts_with(OF_TABLES)
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        matches!(self.progress, Progress::Over | Progress::Final)
    }

    /// Whether it counts: it is over or a game of it is final, and somebody has a result.
    pub fn counts(&self) -> bool {
        !self.lines.is_empty()
    }

    /// The line of a player, by his number and his name.
    pub fn line(&self, number: PlayerNumber, name: &str) -> Option<usize> {
        let mut lines = self.lines.iter();
        lines.position(|line| line.number == number && line.name == name)
    }
}

/// The tournaments of a folder, by the moment of their setting up and then by name.
///
/// The games of a meeting are one tournament. It is over when none of its games is being played;
/// games that have not begun are left out. A copy of a game under another name is the same game.
///
/// `date` tells the day of a moment.
pub fn stages(games: &[FolderGame<'_>], date: impl Fn(i64) -> String) -> Vec<Stage> {
    let mut sorted: Vec<(Mark, FolderGame<'_>)> = Vec::new();
    for game in games {
        match sorted.iter_mut().find(|(_, known)| is_same(known.1, game.1)) {
            // An older copy says less.
            Some((_, known)) if known.1.events() < game.1.events() => *known = *game,
            Some(_) => {}
            None => sorted.push((Mark::of(game.1), *game)),
        }
    }
    sorted.sort_by(|(one, (id, _)), (other, (other_id, _))| (one, id).cmp(&(other, other_id)));
    let groups = sorted.chunk_by(|(one, _), (other, _)| one.first == other.first);
    let mut stages: Vec<Stage> = Vec::new();
    for group in groups {
        let are_numbered = group.windows(2).all(|pair| pair[0].0 != pair[1].0);
        let games: Vec<FolderGame<'_>> = group.iter().map(|(_, game)| *game).collect();
        if are_numbered {
            stages.push(stage(&games, &date));
        } else {
            stages.extend(games.iter().map(|game| stage(&[*game], &date)));
        }
    }
    stages.sort_by(|one, other| (one.created_ms, &one.id).cmp(&(other.created_ms, &other.id)));
    stages
}

fn is_same(one: &Tournament, other: &Tournament) -> bool {
    one.created_ms == other.created_ms
        && one.seed.tournament == other.seed.tournament
        && one.seed.commitment == other.seed.commitment
        && Mark::of(one) == Mark::of(other)
}

fn stage(games: &[FolderGame<'_>], date: &impl Fn(i64) -> String) -> Stage {
    let (id, first) = games[0];
    let begun: Vec<&Tournament> =
        games.iter().map(|(_, state)| *state).filter(|state| !state.rounds.is_empty()).collect();
    let progress = progress(&begun);
    let last = begun.last().copied().unwrap_or(first);
    let mut stage = Stage {
        id: id.to_owned(),
        games: games.iter().map(|(id, _)| (*id).to_owned()).collect(),
        name: meeting_name(if games.len() > 1 { last } else { first }).to_owned(),
        date: date(first.created_ms),
        created_ms: first.created_ms,
        progress,
        lines: Vec::new(),
    };
    if let ([game], [_]) = (begun.as_slice(), games) {
        stage.name.clone_from(&game.name);
    }
    let is_final = |state: &&Tournament| state.final_head.is_some();
    let counted: Vec<&Tournament> =
        begun.iter().copied().filter(|state| stage.is_over() || is_final(state)).collect();
    if !counted.is_empty() {
        stage.lines = lines(&counted);
    }
    stage
}

fn progress(begun: &[&Tournament]) -> Progress {
    let is_over =
        |state: &&Tournament| state.ended.is_some() && state.rounds.iter().all(Round::is_over);
    if begun.is_empty() {
        Progress::Waiting
    } else if !begun.iter().all(is_over) {
        Progress::Played
    } else if begun.iter().all(|state| state.final_head.is_some()) {
        Progress::Final
    } else {
        Progress::Over
    }
}

/// Who took part, by rank: whoever has a result in at least one round.
fn lines(games: &[&Tournament]) -> Vec<StageLine> {
    let mut lines = added_up(games);
    let ranks: Vec<u32> = lines.iter().map(|line| line.place).collect();
    for line in &mut lines {
        // Those who did not come are gone: places count who is left.
        let before = ranks.iter().filter(|rank| **rank < line.place).count();
        line.place = u32::try_from(before).unwrap_or(u32::MAX).saturating_add(1);
    }
    lines.sort_by_key(|line| (line.place, line.number));
    lines
}

fn added_up(games: &[&Tournament]) -> Vec<StageLine> {
    let Ok(added) = cumulated(games) else { return Vec::new() };
    let came = added.lines.into_iter().filter(|line| {
        let mut games = line.games.iter().flatten();
        games.any(|game| game.rounds.iter().any(Option::is_some))
    });
    let line = |line: CumulatedStanding| StageLine {
        number: line.number,
        name: line.name,
        place: line.rank,
        total: line.total,
        percent_hundredths: line.percent_hundredths,
    };
    came.map(line).collect()
}
