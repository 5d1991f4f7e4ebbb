//! The table of the players after the last round that is wholly marked.

use crate::parts::{Select, any_or, details, figures::unless_zero, minutes, percent, player_name};
use crate::parts::{signed, signed_change, unmeasured};
use crate::{draw::FinalityView, draw::finality, frame::AtDesk, http::encoding::query};
use actix_web::{HttpResponse, web::Query};
use flavita_app::desk::PublicView;
use flavita_i18n::{language::Language, rules::standings::order, text::joined, ties::sentence};
use flavita_tournament::model::{Player, PlayerNumber, Round, RoundNumber};
use flavita_tournament::results::{Filter, Standing, TeamStanding, Tie, categories, clubs};
use flavita_tournament::results::{has_top, team_standings};
use flavita_tournament::{profile::ranking::Ranking, state::Tournament};
use serde::Serialize;
use std::borrow::Cow;

/// `GET /t/{id}/standings`: who stands where after which round.
#[derive(Default, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "each says whether a column is there")]
pub struct StandingsPage {
    /// `Таблица после хода 6`.
    pub title: String,
    /// Date, game and time for a round, in one line.
    pub details: String,
    /// Whether the result is final.
    pub finality: FinalityView,
    /// How many players the table has, `46 игроков`.
    pub players: String,
    /// `Сумма топов 188`.
    pub sum: String,
    /// Which round the table waits for, while others after it are over; else nothing.
    pub waits: String,
    /// Numbers of the rounds that have columns.
    pub rounds: Vec<String>,
    /// Whether the columns of time and overtime are shown.
    pub has_game_clock: bool,
    /// Whether the rules show solos.
    pub has_solos: bool,
    /// Whether solos bring points.
    pub has_solo_points: bool,
    /// Whether the rules know warnings.
    pub has_warnings: bool,
    /// Whether the column of penalties and bonuses by ruling is shown.
    pub has_rulings: bool,
    /// Whether any player has a town.
    pub has_towns: bool,
    /// The choices of a part of the players, such as a category; empty where there are none.
    pub filters: Vec<Select>,
    /// The chosen part as the tables' addresses have it: `&category=…`, or nothing.
    pub filter_query: String,
    /// The players in order.
    pub rows: Vec<StandingRow>,
    /// The top of every round that has a column.
    pub tops: Vec<String>,
    /// The sum of the tops.
    pub tops_total: String,
    /// What decided between neighbours whose measure is equal, a sentence each.
    pub ties: Vec<String>,
    /// By what players are ranked.
    pub footnote: String,
    /// Which rounds the game clock did not measure for paper; nothing where there are none.
    pub unmeasured: String,
    /// The teams in order; empty where there are none or only some of the players are shown.
    pub teams: Vec<TeamRow>,
}

/// A team's line.
#[derive(Serialize)]
pub struct TeamRow {
    /// The rank; teams that share it all show it.
    pub rank: String,
    /// The team's name.
    pub team: String,
    /// Its members in the order of the standings.
    pub members: String,
    /// The sum of their totals.
    pub total: String,
}

/// One player's line.
#[derive(Serialize)]
pub struct StandingRow {
    /// The rank; players who share it all show it.
    pub rank: String,
    /// The player's number.
    pub number: String,
    /// The player's name.
    pub name: String,
    /// The player's town, or nothing.
    pub town: String,
    /// Points in each round that has a column.
    pub points: Vec<RoundPoints>,
    /// How many tops.
    pub tops: String,
    /// How many solos.
    pub solos: String,
    /// What solos bring, or nothing.
    pub solo_points: String,
    /// How many warnings, or nothing.
    pub warnings: String,
    /// Time used, `18:40`.
    pub time: String,
    /// Points off for overtime, `−10`, or nothing.
    pub penalty: String,
    /// Penalties and bonuses by ruling, `−10`, `+5`, or nothing.
    pub ruled: String,
    /// The total.
    pub total: String,
    /// What is lost to the top, `−15`.
    pub negative: String,
    /// The share of the sum of tops, `92,0`.
    pub percent: String,
    /// Whether the player has withdrawn.
    pub withdrawn: bool,
}

/// Points of one round.
#[derive(Serialize)]
pub struct RoundPoints {
    /// The points, or a dash.
    pub text: String,
    /// Whether it was the top.
    pub top: bool,
    /// Whether the player missed the round and the points only stand in for those of a slip.
    pub missed: bool,
}

page!(StandingsPage, "standings/standings.html");

/// What stands where there are no points.
pub(crate) const NOTHING: &str = "–";

/// The page of the standings of some of the players, with ranks of their own.
pub fn page(view: &PublicView, filter: &Filter, language: Language) -> StandingsPage {
    let state = &view.state;
    let after = state.marked_until();
    let all = Cow::Borrowed(view.standings());
    let standings =
        if filter.is_open() { all } else { Cow::Owned(filter.of(state, all.into_owned())) };
    let marked: Vec<&Round> = state.rounds.iter().filter(|r| r.number <= after).collect();
    let lines = standings.lines.iter().filter(|_| after > RoundNumber(0));
    let solo = state.profile.solo;
    let has_teams = filter.is_open() && after > RoundNumber(0);
    let name = |line: &Standing| player_name(state, line.player);
    let team = |team: &TeamStanding| TeamRow::of(team, |number| player_name(state, *number));
    let teams =
        has_teams.then(|| team_standings(state, &standings.lines).iter().map(team).collect());
    StandingsPage {
        title: title(state, language) + &part(filter, language),
        details: details(state, language),
        finality: finality(state, &view.head, language),
        players: say!(language, "players", n = standings.lines.len()),
        sum: sum(standings.top_total, language),
        waits: waits(state, after, language),
        rounds: marked.iter().map(|r| r.number.to_string()).collect(),
        has_game_clock: state.profile.game_clock.is_some(),
        has_solos: solo.shown,
        has_solo_points: solo.top != 0 || solo.below_top != 0,
        has_warnings: state.profile.warnings.is_some(),
        has_rulings: standings.lines.iter().any(|line| line.ruled != 0),
        has_towns: state.players.values().any(|player| !player.club.is_empty()),
        filters: filters(state, filter, language),
        filter_query: filter_query(filter),
        rows: lines.map(|line| row(state, line, language)).collect(),
        tops: marked.iter().map(|round| top(state, round)).collect(),
        tops_total: signed(standings.top_total),
        ties: ties_told(&standings.ties, |place| Some(name(standings.lines.get(place)?)), language),
        footnote: footnote(&state.profile.ranking, language),
        unmeasured: unmeasured(&state.unmeasured_rounds(after), language),
        teams: teams.unwrap_or_default(),
    }
}

/// What the stars mean, and by what players are ranked.
pub fn footnote(ranking: &Ranking, language: Language) -> String {
    let mut sentences = vec![say!(language, "standings-footnote")];
    sentences.extend(order(language, ranking));
    sentences.join(" ")
}

fn filters(state: &Tournament, chosen: &Filter, language: Language) -> Vec<Select> {
    let parts =
        [("category", &chosen.category, categories(state)), ("club", &chosen.club, clubs(state))];
    let is_there =
        |(_, chosen, values): &(_, &String, Vec<String>)| !values.is_empty() || !chosen.is_empty();
    let view = |(name, chosen, values): (&'static str, &String, Vec<String>)| Select {
        name,
        label: say!(language, &format!("standings-{name}")),
        choices: any_or(
            say!(language, &format!("standings-every-{name}")),
            values.into_iter().map(|value| (value.clone(), value)),
            chosen,
        ),
    };
    parts.into_iter().filter(is_there).map(view).collect()
}

/// Whom the table shows, so that paper says it too; nothing where it shows everybody.
fn part(filter: &Filter, language: Language) -> String {
    let parts = [filter.category.as_str(), filter.club.as_str()];
    let parts = joined(parts.into_iter().filter(|part| !part.is_empty()), ", ");
    if parts.is_empty() { parts } else { language.colon().to_owned() + &parts }
}

fn filter_query(filter: &Filter) -> String {
    let asked = query(fields!(filter, category, club));
    if asked.is_empty() { asked } else { format!("&{asked}") }
}

/// What put equal players in order, with the name of who stands at each place.
pub(crate) fn ties_told<N: AsRef<str>>(
    ties: &[Tie],
    name: impl Fn(usize) -> Option<N>,
    language: Language,
) -> Vec<String> {
    let told = |tie: &Tie| {
        let (ahead, behind) = (name(tie.place)?, name(tie.place + 1)?);
        Some(sentence(language, ahead.as_ref(), behind.as_ref(), tie.decision.as_ref()?))
    };
    ties.iter().filter_map(told).collect()
}

impl TeamRow {
    /// A team's line, with its members as `name` calls them.
    pub(crate) fn of(team: &TeamStanding, name: impl Fn(&PlayerNumber) -> String) -> Self {
        Self {
            rank: team.rank.to_string(),
            team: team.team.clone(),
            members: joined(team.members.iter().map(name), ", "),
            total: signed(team.total),
        }
    }
}

/// Whether the game has ended and every round is marked.
pub fn is_over(state: &Tournament) -> bool {
    state.ended.is_some() && state.rounds.iter().all(|round| state.is_marked(round))
}

/// `Таблица после хода 6`, or that it is the final one.
pub fn title(state: &Tournament, language: Language) -> String {
    if is_over(state) {
        let is_final = state.final_head.is_some();
        let key = if is_final { "standings-final" } else { "standings-last" };
        return say!(language, key);
    }
    let after = state.marked_until();
    say!(language, "standings-after", n = after)
}

/// `Сумма топов 188`.
pub fn sum(top_total: i32, language: Language) -> String {
    say!(language, "standings-sum", n = top_total)
}

fn waits(state: &Tournament, after: RoundNumber, language: Language) -> String {
    let placed = state.last_placed().map(|(round, _)| round.number);
    let waits = placed.is_some_and(|placed| placed > after.next());
    if waits { say!(language, "standings-waits", n = after.next()) } else { String::new() }
}

/// The points of a round's top; a dash where the round counts for nobody.
fn top(state: &Tournament, round: &Round) -> String {
    if state.is_annulled(round.number) {
        return NOTHING.to_owned();
    }
    signed(round.top_points())
}

fn row(state: &Tournament, line: &Standing, language: Language) -> StandingRow {
    let player = state.players.get(&line.player);
    let points = (1..).map(RoundNumber).zip(&line.rounds);
    let points = points.map(|(number, points)| round_points(state, number, line.player, *points));
    StandingRow {
        rank: line.rank.to_string(),
        number: line.player.to_string(),
        name: player.map_or_else(String::new, Player::full_name),
        town: player.map_or_else(String::new, |player| player.club.clone()),
        points: points.collect(),
        tops: unless_zero(line.tops),
        solos: unless_zero(line.solos),
        solo_points: unless_zero(line.solo_points.max(0)),
        warnings: unless_zero(line.warnings),
        time: minutes(line.used_ms),
        penalty: unless_zero(-line.penalty),
        ruled: signed_change(line.ruled),
        total: signed(line.total),
        negative: signed(line.negative),
        percent: percent(language, line.percent_hundredths),
        withdrawn: player.is_some_and(|player| player.until_round.is_some()),
    }
}

fn round_points(
    state: &Tournament,
    number: RoundNumber,
    player: PlayerNumber,
    points: Option<i32>,
) -> RoundPoints {
    let plays = state.players.get(&player).is_some_and(|p| p.plays_in(number));
    RoundPoints {
        text: points.map_or_else(|| NOTHING.to_owned(), signed),
        top: plays && state.round(number).is_some_and(|r| has_top(r, player)),
        missed: points.is_some() && !plays,
    }
}

/// `GET /t/{id}/standings`.
pub async fn show(at: AtDesk, filter: Query<Filter>) -> HttpResponse {
    at.page(&page(&at.public_view(), &filter, at.language))
}
