//! The page of several games added up.

use crate::frame::{Answer, Fault, Visit, Wanted, attachment};
use crate::standings::page::{NOTHING, TeamRow, is_over, sum, ties_told};
use crate::{parts::figures::unless_zero, parts::percent, parts::signed, parts::signed_change};
use actix_web::web::Query;
use flavita_app::folder::meetings::MeetingGame;
use flavita_contests::meeting::cumulated::{Cumulated, CumulatedStanding, cumulated};
use flavita_contests::meeting::games::{Game, meeting_name};
use flavita_i18n::{language::Language, meeting::warnings, rules::standings::order};
use flavita_report::cumulated_csv::cumulated_csv;
use flavita_tournament::model::{MeetingNote, PlayerNumber, RoundNumber};
use flavita_tournament::{profile::ranking::Measure, results::Standing, state::Tournament};
use serde::Serialize;

/// `GET /events/{id}`: who stands where over all games of an event.
#[derive(Default, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "each says whether a column is there")]
pub struct CumulatedPage {
    /// The identifier in the page's address.
    pub event: String,
    /// The event's name.
    pub name: String,
    /// `Таблица после игры 3`, or that the last game is still being played.
    pub title: String,
    /// The identifier of the last game, whose changes the page follows.
    pub last: String,
    /// Whether all games are final.
    pub is_final: bool,
    /// `Сумма топов 2440`.
    pub sum: String,
    /// What has to be known before anybody reads ranks: different rules, different names.
    pub warnings: Vec<String>,
    /// The games, a column each.
    pub games: Vec<GameColumn>,
    /// Whether the rules show solos.
    pub has_solos: bool,
    /// Whether solos bring points.
    pub has_solo_points: bool,
    /// Whether the rules know warnings.
    pub has_warnings: bool,
    /// Whether the rules have a game clock.
    pub has_penalty: bool,
    /// Whether something was ruled beside the slips.
    pub has_ruled: bool,
    /// Whether ranks go by the mean of the percentages.
    pub has_mean: bool,
    /// The players in order.
    pub rows: Vec<CumulatedRow>,
    /// The teams in order; empty where there are none.
    pub teams: Vec<TeamRow>,
    /// The sum of the tops of all games.
    pub tops_total: String,
    /// What decided between neighbours whose measure is equal, a sentence each.
    pub ties: Vec<String>,
    /// By what players are ranked.
    pub footnote: String,
}

/// A game's column.
#[derive(Serialize)]
pub struct GameColumn {
    /// `Игра 2`.
    pub title: String,
    /// Its own standings.
    pub href: String,
    /// After which round it stands, `ход 14`; that it is over, in a word.
    pub stand: String,
    /// The sum of its tops; nothing before its first round is marked.
    pub top_total: String,
    /// `100`, or nothing.
    pub whole: String,
}

/// A player's line.
#[derive(Serialize)]
pub struct CumulatedRow {
    /// The rank; players who share it all show it.
    pub rank: String,
    /// The number.
    pub number: String,
    /// The name, of a pair both.
    pub name: String,
    /// Total and percentage of each game; a dash where he did not come or no round is
    /// marked yet.
    pub games: Vec<GameCell>,
    /// How many tops.
    pub tops: String,
    /// How many solos.
    pub solos: String,
    /// What solos bring.
    pub solo_points: String,
    /// How many warnings.
    pub warnings: String,
    /// Points off for overtime.
    pub penalty: String,
    /// Penalties and bonuses by ruling.
    pub ruled: String,
    /// The total.
    pub total: String,
    /// What is lost to the top.
    pub negative: String,
    /// The share of the sum of the tops.
    pub percent: String,
    /// The mean of the percentages.
    pub mean: String,
}

/// What a player has in one game.
#[derive(Serialize)]
pub struct GameCell {
    /// The total, or a dash.
    pub total: String,
    /// The percentage, or nothing.
    pub percent: String,
}

page!(CumulatedPage, "standings/cumulated.html");

/// The page of a meeting; `None` where its games cannot be added up.
pub fn page(games: &[MeetingGame], id: &str, language: Language) -> Option<CumulatedPage> {
    let states: Vec<&Tournament> = games.iter().map(|(_, view)| &view.state).collect();
    let cumulated = cumulated(&states).ok()?;
    let (last, view) = games.last()?;
    let rules = cumulated.rules;
    let name = |place: usize| Some(&cumulated.lines.get(place)?.name);
    let columns = cumulated.games.iter().zip(games);
    Some(CumulatedPage {
        event: id.to_owned(),
        name: meeting_name(&view.state).to_owned(),
        title: title(&cumulated, language),
        last: last.clone(),
        is_final: states.iter().all(|game| game.final_head.is_some()),
        sum: sum(cumulated.top_total, language),
        warnings: warnings(&cumulated, language),
        games: columns.map(|(game, (id, _))| column(game, id, language)).collect(),
        has_solos: rules.solo.shown,
        has_solo_points: cumulated.lines.iter().any(|line| line.solo_points != 0),
        has_warnings: rules.warnings.is_some(),
        has_penalty: cumulated.lines.iter().any(|line| line.penalty != 0),
        has_ruled: cumulated.lines.iter().any(|line| line.ruled != 0),
        has_mean: rules.ranking.by == Measure::MeanPercent,
        rows: cumulated.lines.iter().map(|line| row(line, language)).collect(),
        teams: teams(&cumulated),
        tops_total: signed(cumulated.top_total),
        ties: ties_told(&cumulated.ties, name, language),
        footnote: order(language, &rules.ranking).join(" "),
    })
}

/// `Кубок. Игра 2`: what a game of a meeting is called.
pub fn game_name(note: &MeetingNote, language: Language) -> String {
    say!(language, "event-game-name", name = note.name.as_str(), n = note.game)
}

fn title(cumulated: &Cumulated<'_>, language: Language) -> String {
    let key = if cumulated.games.iter().all(|game| is_over(game.state)) {
        "cumulated-after"
    } else {
        "cumulated-during"
    };
    let last = cumulated.games.last().map_or(0, |game| game.number);
    say!(language, key, n = last)
}

fn column(game: &Game<'_>, id: &str, language: Language) -> GameColumn {
    let after = game.standings.after_round;
    let begun = |text: String| if after > RoundNumber(0) { text } else { String::new() };
    GameColumn {
        title: say!(language, "game-title", n = game.number),
        href: format!("/t/{id}/standings"),
        stand: match after {
            _ if is_over(game.state) => String::new(),
            RoundNumber(0) => say!(language, "cumulated-not-begun"),
            _ => say!(language, "cumulated-stand", n = after),
        },
        top_total: begun(signed(game.standings.top_total)),
        whole: begun("100".to_owned()),
    }
}

fn row(line: &CumulatedStanding, language: Language) -> CumulatedRow {
    let cell = |line: &Option<Standing>| {
        let line = line.as_ref().filter(|line| !line.rounds.is_empty());
        let share = |line: &Standing| percent(language, line.percent_hundredths);
        GameCell {
            total: line.map_or_else(|| NOTHING.to_owned(), |line| signed(line.total)),
            percent: line.map_or_else(String::new, share),
        }
    };
    CumulatedRow {
        rank: line.rank.to_string(),
        number: line.number.to_string(),
        name: line.name.clone(),
        games: line.games.iter().map(cell).collect(),
        tops: unless_zero(line.tops),
        solos: unless_zero(line.solos),
        solo_points: unless_zero(line.solo_points),
        warnings: unless_zero(line.warnings),
        penalty: unless_zero(-line.penalty),
        ruled: signed_change(line.ruled),
        total: signed(line.total),
        negative: signed(line.negative),
        percent: percent(language, line.percent_hundredths),
        mean: percent(language, line.mean_percent_hundredths),
    }
}

fn teams(cumulated: &Cumulated<'_>) -> Vec<TeamRow> {
    let name = |number: &PlayerNumber| {
        let line = cumulated.lines.iter().find(|line| line.number == *number);
        line.map_or_else(String::new, |line| line.name.clone())
    };
    cumulated.teams.iter().map(|team| TeamRow::of(team, name)).collect()
}

/// `GET /events/{id}`: the games of a meeting added up; `id` is that of any of its games.
pub(crate) async fn show(visit: Visit) -> Answer {
    let games = visit.work(|app| app.folder.meeting(&app.id)).await??;
    Ok(visit.page(&page(&games, visit.id(), visit.language).ok_or(Fault::Missing)?))
}

/// `GET /events/{id}/cumulated.csv`: the games of a meeting added up.
pub(crate) async fn csv(visit: Visit, wanted: Query<Wanted>) -> Answer {
    let games = visit.work(|app| app.folder.meeting(&app.id)).await??;
    let states: Vec<&Tournament> = games.iter().map(|(_, view)| &view.state).collect();
    let cumulated = cumulated(&states).map_err(|_misfit| Fault::Missing)?;
    let bytes = cumulated_csv(&cumulated, wanted.profile, visit.language);
    Ok(attachment(&format!("{}-cumulated", visit.id()), bytes))
}
