//! Several games added up.
//!
//! The average of percentages adds what is printed: every game's percentage in hundredths, rounded
//! half up, so that a table on paper can be checked with a pencil.

use crate::meeting::games::{Difference, Game, NoMeeting, differences, games};
use flavita_tournament::model::{Details, PlayerNumber, RoundNumber, rounded};
use flavita_tournament::results::{Contender, GamePoints, Standing, TeamStanding, Tie, added_up};
use flavita_tournament::results::{percent_hundredths, rank};
use flavita_tournament::{profile::definition::Profile, profile::ranking::Measure};
use flavita_tournament::{results::teams::Share, state::Tournament};
use std::collections::BTreeMap;

/// The standings of a meeting.
#[derive(Clone, Debug)]
pub struct Cumulated<'a> {
    /// Its games, in order.
    pub games: Vec<Game<'a>>,
    /// The rules by which players are ranked: those of the last game.
    pub rules: &'a Profile,
    /// Whether some other game has other rules.
    pub has_other_rules: bool,
    /// The sum of the tops of all games.
    pub top_total: i32,
    /// The players, best first; equals by number and name.
    pub lines: Vec<CumulatedStanding>,
    /// The teams by the sum of their members' totals.
    pub teams: Vec<TeamStanding>,
    /// Every pair of neighbours whose measure is equal, with what decided between them.
    pub ties: Vec<Tie>,
    /// Names and numbers that do not agree between the games.
    pub differences: Vec<Difference>,
}

/// A player's line over all games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CumulatedStanding {
    /// His rank; equal players share one, and the next rank counts them all.
    pub rank: u32,
    /// His number.
    pub number: PlayerNumber,
    /// His name, of a pair both.
    pub name: String,
    /// Who he is, as the last game to which he came has it.
    pub details: Details,
    /// His line in each game, in order; `None` where he did not come.
    pub games: Vec<Option<Standing>>,
    /// The sum of his totals.
    pub total: i32,
    /// His total less the sum of the tops of all games.
    pub negative: i32,
    /// His total in hundredths of a per cent of the sum of the tops, rounded half up.
    pub percent_hundredths: i64,
    /// The mean of his percentages in hundredths, rounded half up, of all games of which a round is
    /// marked; one in which he did not play is 0.
    pub mean_percent_hundredths: i64,
    /// His tops.
    pub tops: u32,
    /// His solos.
    pub solos: u32,
    /// What solos bring him.
    pub solo_points: i32,
    /// His warnings.
    pub warnings: u32,
    /// What overtime costs him, as a positive number.
    pub penalty: i32,
    /// Penalties and bonuses by ruling; below 0 where penalties outweigh.
    pub ruled: i32,
    /// The points of his dearest slip.
    pub best_slip: i32,
    /// His thinking time in milliseconds.
    pub used_ms: u64,
}

/// The games added up: a player is who has the same number and the same name.
///
/// # Order
/// By the measure and the tie-breaks of the last game's profile. The mean of the percentages
/// compares the percentages of the games as they are printed, in hundredths. A game or a round in
/// which a player did not play compares as zero.
///
/// # Errors
/// When there is no game, or one is given twice.
pub fn cumulated<'a>(states: &[&'a Tournament]) -> Result<Cumulated<'a>, NoMeeting> {
    let games = games(states)?;
    let last = games.last().ok_or(NoMeeting::Empty)?.state;
    let rules = &last.profile;
    let top_total = games.iter().map(|game| game.standings.top_total).sum();
    let begun = games.iter().filter(|game| game.standings.after_round > RoundNumber(0));
    let begun = begun.count();
    let player = |((number, name), of_games): ((PlayerNumber, String), Vec<_>)| {
        let details = details(&games, number, &of_games);
        CumulatedStanding { number, name, details, ..line(of_games, top_total, begun) }
    };
    let lines = players(&games).into_iter().map(player).collect();
    let by = rules.ranking.by;
    let ranked = rank(lines, &rules.ranking, |line| contender(line, &games, by));
    let lines = ranked.lines.into_iter();
    let lines: Vec<CumulatedStanding> =
        lines.map(|(rank, line)| CumulatedStanding { rank, ..line }).collect();
    Ok(Cumulated {
        rules,
        has_other_rules: games.iter().any(|game| game.state.profile != *rules),
        top_total,
        teams: added_up(lines.iter().map(CumulatedStanding::share)),
        lines,
        ties: ranked.ties,
        differences: differences(&games),
        games,
    })
}

impl CumulatedStanding {
    fn share(&self) -> Share<'_> {
        Share { team: &self.details.labels.team, number: self.number, total: self.total }
    }
}

/// Who a player is in the last game to which he came.
fn details(games: &[Game<'_>], number: PlayerNumber, lines: &[Option<Standing>]) -> Details {
    let came = games.iter().zip(lines).rev().find(|(_, line)| line.is_some());
    let player = came.and_then(|(game, _)| game.state.players.get(&number));
    player.map(|player| player.details.clone()).unwrap_or_default()
}

/// Everybody's lines game by game.
fn players(games: &[Game<'_>]) -> BTreeMap<(PlayerNumber, String), Vec<Option<Standing>>> {
    let mut players: BTreeMap<(PlayerNumber, String), Vec<Option<Standing>>> = BTreeMap::new();
    for (at, game) in games.iter().enumerate() {
        for line in &game.standings.lines {
            let name = game.state.players[&line.player].full_name();
            let lines =
                players.entry((line.player, name)).or_insert_with(|| vec![None; games.len()]);
            lines[at] = Some(line.clone());
        }
    }
    players
}

/// What a player has done, whoever he is; `begun` are the games that count in the mean of the percentages.
fn line(games: Vec<Option<Standing>>, top_total: i32, begun: usize) -> CumulatedStanding {
    let played = || games.iter().flatten();
    let sum = |figure: fn(&Standing) -> i32| played().map(figure).sum::<i32>();
    let count = |figure: fn(&Standing) -> u32| played().map(figure).sum::<u32>();
    let total = sum(|line| line.total);
    let percents: i64 = played().map(|line| line.percent_hundredths).sum();
    CumulatedStanding {
        total,
        negative: total - top_total,
        percent_hundredths: percent_hundredths(total, top_total),
        mean_percent_hundredths: mean(percents, begun),
        tops: count(|line| line.tops),
        solos: count(|line| line.solos),
        solo_points: sum(|line| line.solo_points),
        warnings: count(|line| line.warnings),
        penalty: sum(|line| line.penalty),
        ruled: sum(|line| line.ruled),
        best_slip: played().map(|line| line.best_slip).max().unwrap_or(0),
        used_ms: played().map(|line| line.used_ms).sum(),
        games,
        ..CumulatedStanding::default()
    }
}

/// A sum divided among so many, rounded half up.
fn mean(sum: i64, count: usize) -> i64 {
    rounded(sum, i64::try_from(count).unwrap_or(i64::MAX))
}

fn contender(line: &CumulatedStanding, games: &[Game<'_>], by: Measure) -> Contender {
    let played = line.games.iter().flatten();
    let of_game = |(game, line): (&Game<'_>, &Option<Standing>)| {
        let number = Some(game.number);
        let absent = GamePoints { game: number, ..GamePoints::default() };
        let played = |line: &Standing| line.game_points(number);
        line.as_ref().map_or(absent, played)
    };
    Contender {
        measure: match by {
            Measure::Total => i64::from(line.total),
            Measure::MeanPercent => played.map(|line| line.percent_hundredths).sum(),
        },
        tops: line.tops,
        solos: line.solos,
        warnings: line.warnings,
        used_ms: line.used_ms,
        best_slip: line.best_slip,
        games: games.iter().zip(&line.games).map(of_game).collect(),
    }
}
