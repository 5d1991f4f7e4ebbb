//! The page of several games added up.

use crate::compose::figures::{signed, signed_change};
use crate::compose::standings::{NOTHING, is_over, sum};
use crate::pages::cumulated::{CumulatedPage, CumulatedRow, GameCell, GameColumn};
use crate::{compose::names::percent, pages::standings::TeamRow};
use flavita_app::meetings::MeetingGame;
use flavita_contests::meeting::cumulated::{Cumulated, CumulatedStanding, cumulated};
use flavita_contests::{meeting::games::Game, meeting::mark::meeting_name};
use flavita_i18n::{
    catalogue::say, language::Language, meeting::warnings, rules::standings::order, ties::sentence,
};
use flavita_tournament::{
    model::created::MeetingNote, profile::ranking::Measure, results::ranking::decision::Tie,
    results::standings::Standing, results::teams::TeamStanding, state::tournament::Tournament,
};

/// The page of a meeting; `None` where its games cannot be added up.
pub fn page(games: &[MeetingGame], id: &str, language: Language) -> Option<CumulatedPage> {
    let states: Vec<&Tournament> = games.iter().map(|(_, view)| &view.state).collect();
    let cumulated = cumulated(&states).ok()?;
    let (last, view) = games.last()?;
    let rules = cumulated.rules;
    Some(CumulatedPage {
        event: id.to_owned(),
        name: meeting_name(&view.state).to_owned(),
        title: title(&cumulated, language),
        last: last.clone(),
        finality: finality(&states, language),
        sum: sum(cumulated.top_total, language),
        warnings: warnings(&cumulated, language),
        games: cumulated
            .games
            .iter()
            .zip(games)
            .map(|(game, (id, _))| column(game, id, language))
            .collect(),
        has_solos: rules.solo.shown,
        has_solo_points: cumulated.lines.iter().any(|line| line.solo_points != 0),
        has_warnings: rules.warnings.is_some(),
        has_penalty: cumulated.lines.iter().any(|line| line.penalty != 0),
        has_ruled: cumulated.lines.iter().any(|line| line.ruled != 0),
        has_mean: rules.ranking.by == Measure::MeanPercent,
        rows: cumulated.lines.iter().map(|line| row(line, language)).collect(),
        teams: teams(&cumulated),
        tops_total: signed(cumulated.top_total),
        ties: ties(&cumulated, language),
        footnote: order(language, &rules.ranking).join(" "),
    })
}

/// Whether all games are final.
fn finality(games: &[&Tournament], language: Language) -> String {
    let is_final = games.iter().all(|game| game.final_head.is_some());
    say(language, if is_final { "final-yes" } else { "final-no" }, &[])
}

/// `Кубок. Игра 2`: what a game of a meeting is called.
pub fn game_name(note: &MeetingNote, language: Language) -> String {
    let arguments = [("name", note.name.as_str().into()), ("n", note.game.into())];
    say(language, "event-game-name", &arguments)
}

fn title(cumulated: &Cumulated<'_>, language: Language) -> String {
    let key = if cumulated.games.iter().all(|game| is_over(game.state)) {
        "cumulated-after"
    } else {
        "cumulated-during"
    };
    let last = cumulated.games.last().map_or(0, |game| game.number);
    say(language, key, &[("n", last.into())])
}

fn column(game: &Game<'_>, id: &str, language: Language) -> GameColumn {
    let after = game.standings.after_round;
    let begun = |text: String| if after > 0 { text } else { String::new() };
    GameColumn {
        title: say(language, "game-title", &[("n", game.number.into())]),
        href: format!("/t/{id}/standings"),
        stand: match after {
            _ if is_over(game.state) => String::new(),
            0 => say(language, "cumulated-not-begun", &[]),
            _ => say(language, "cumulated-stand", &[("n", after.into())]),
        },
        top_total: begun(signed(game.standings.top_total)),
        whole: begun("100".to_owned()),
    }
}

fn row(line: &CumulatedStanding, language: Language) -> CumulatedRow {
    let some = |n: i32| if n == 0 { String::new() } else { signed(n) };
    let count = |n: u32| if n == 0 { String::new() } else { n.to_string() };
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
        tops: count(line.tops),
        solos: count(line.solos),
        solo_points: some(line.solo_points),
        warnings: count(line.warnings),
        penalty: some(-line.penalty),
        ruled: signed_change(line.ruled),
        total: signed(line.total),
        negative: signed(line.negative),
        percent: percent(language, line.percent_hundredths),
        mean: percent(language, line.mean_percent_hundredths),
    }
}

fn teams(cumulated: &Cumulated<'_>) -> Vec<TeamRow> {
    let name = |number: &u32| {
        let line = cumulated.lines.iter().find(|line| line.number == *number);
        line.map_or("", |line| line.name.as_str())
    };
    let row = |team: &TeamStanding| TeamRow {
        rank: team.rank.to_string(),
        team: team.team.clone(),
        members: team.members.iter().map(name).collect::<Vec<_>>().join(", "),
        total: signed(team.total),
    };
    cumulated.teams.iter().map(row).collect()
}

fn ties(cumulated: &Cumulated<'_>, language: Language) -> Vec<String> {
    let name = |place: usize| Some(&cumulated.lines.get(place)?.name);
    let told = |tie: &Tie| {
        let (ahead, behind) = (name(tie.place)?, name(tie.place + 1)?);
        Some(sentence(language, ahead, behind, tie.decision.as_ref()?))
    };
    cumulated.ties.iter().filter_map(told).collect()
}
