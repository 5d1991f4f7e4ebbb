//! The halls put together: standings of everybody, the halls, the categories, the rounds, and what
//! is in conflict.

use std::collections::{BTreeMap, BTreeSet};

use crate::{cell::Cell, csv_profile::CsvProfile, sheet::Sheet};
use flavita_contests::halls::merged::{Merged, Share};
use flavita_contests::season::name_key::key;
use flavita_i18n::halls::{answer, conflict};
use flavita_i18n::language::Language;
use flavita_tournament::model::ids::{PlayerNumber, RoundNumber};
use flavita_tournament::results::standings::{Standing, Standings};
use flavita_tournament::{
    model::player::Player, model::round::Round, results::found::top_finders, results::solo::solo,
    state::tournament::Tournament,
};

/// How a table of halls is made.
pub type HallsExport = fn(&Merged<'_>, CsvProfile, Language) -> Vec<u8>;

/// Every table of a merge: its name and how it is made.
pub const ALL: &[(&str, HallsExport)] = &[
    ("standings", standings_csv),
    ("halls", halls_csv),
    ("categories", categories_csv),
    ("rounds", rounds_csv),
    ("conflicts", conflicts_csv),
];

/// Everybody: rank among all and in the hall.
pub fn standings_csv(merged: &Merged<'_>, profile: CsvProfile, language: Language) -> Vec<u8> {
    const COLUMNS: &[&str] = &[
        "rank",
        "hall",
        "number",
        "player",
        "club",
        "total",
        "percent",
        "tops",
        "solos",
        "points",
        "solo_points",
        "penalty",
        "ruled",
        "warnings",
        "negative",
        "seconds",
        "hall_rank",
        "categories",
    ];
    let rounds = merged.standings.as_ref().map_or(RoundNumber(0), |all| all.after_round);
    let mut sheet = Sheet::new(profile, language, COLUMNS, rounds.0);
    let ranks = hall_ranks(merged);
    for line in merged.standings.iter().flat_map(|all| &all.lines) {
        let Some((hall, number, player)) = who(merged, line.player) else {
            continue;
        };
        let mut cells = vec![
            Cell::number(line.rank),
            Cell::text(hall),
            Cell::number(number),
            Cell::text(player.full_name()),
            Cell::text(&player.club),
            Cell::number(line.total),
            Cell::Percent(line.percent_hundredths),
            Cell::number(line.tops),
            Cell::number(line.solos),
            Cell::number(line.points),
            Cell::number(line.solo_points),
            Cell::number(line.penalty),
            Cell::number(line.ruled),
            Cell::number(line.warnings),
            Cell::number(line.negative),
            Cell::Seconds(line.used_ms),
            Cell::of(ranks.get(&line.player), |rank| Cell::number(*rank)),
            Cell::text(player.labels.categories.join(", ")),
        ];
        cells.extend(line.rounds.iter().map(|one| Cell::of(*one, Cell::number)));
        sheet.add(&cells);
    }
    sheet.to_bytes()
}

/// Hall, number there and player of who has this number in the field.
fn who<'a>(
    merged: &'a Merged<'_>,
    number: PlayerNumber,
) -> Option<(&'a str, PlayerNumber, &'a Player)> {
    let field = merged.field.as_ref()?;
    let seat = field.seat(number)?;
    let (hall, _) = merged.halls.get(seat.hall)?;
    let player = field.state.players.get(&number)?;
    Some((&hall.name, seat.number, player))
}

/// Every player's rank in his hall.
fn hall_ranks(merged: &Merged<'_>) -> BTreeMap<PlayerNumber, u32> {
    let halls = 0..merged.halls.len();
    let of_hall = halls.filter_map(|place| merged.among(|hall, _| hall == place));
    let lines = of_hall.flat_map(|standings| standings.lines);
    lines.map(|line| (line.player, line.rank)).collect()
}

/// The halls: how far each counts, its players' best and mean totals, and who signed its log.
pub fn halls_csv(merged: &Merged<'_>, profile: CsvProfile, language: Language) -> Vec<u8> {
    const COLUMNS: &[&str] = &[
        "hall", "counts", "rounds", "players", "best", "average", "program", "events", "result",
        "head", "key",
    ];
    let mut sheet = Sheet::new(profile, language, COLUMNS, 0);
    for (place, (hall, share)) in merged.halls.iter().enumerate() {
        let own = merged.among(|other, _| other == place);
        let lines = own.map_or_else(Vec::new, |own| own.lines);
        let counts = if *share == Share::Nothing { "no" } else { "yes" };
        let rounds = match share {
            Share::Nothing => None,
            Share::Until(round) => Some(*round),
            Share::Whole => merged.standings.as_ref().map(|all| all.after_round),
        };
        let totals: Vec<i64> = lines.iter().map(|line| i64::from(line.total)).collect();
        sheet.add(&[
            Cell::text(&hall.name),
            Cell::Term(counts),
            Cell::of(rounds, Cell::number),
            Cell::count(lines.len()),
            Cell::of(totals.iter().max(), |best| Cell::Number(*best)),
            Cell::of(mean_hundredths(&totals), Cell::Percent),
            Cell::text(&hall.program),
            Cell::count(hall.events),
            Cell::text(&hall.result),
            Cell::text(&hall.head),
            Cell::text(&hall.key),
        ]);
    }
    sheet.to_bytes()
}

/// The mean in hundredths, rounded half up; `None` of nothing.
fn mean_hundredths(values: &[i64]) -> Option<i64> {
    let count = i64::try_from(values.len()).ok().filter(|count| *count > 0)?;
    let sum: i64 = values.iter().sum();
    Some((200 * sum + count).div_euclid(2 * count))
}

/// The categories of all halls, each with ranks of its own; capitals and spaces do not matter.
fn categories_csv(merged: &Merged<'_>, profile: CsvProfile, language: Language) -> Vec<u8> {
    const COLUMNS: &[&str] = &["category", "rank", "hall", "number", "player", "total", "percent"];
    let mut sheet = Sheet::new(profile, language, COLUMNS, 0);
    for (name, standings) in categories(merged) {
        for line in &standings.lines {
            let Some((hall, number, player)) = who(merged, line.player) else {
                continue;
            };
            sheet.add(&[
                Cell::text(&name),
                Cell::number(line.rank),
                Cell::text(hall),
                Cell::number(number),
                Cell::text(player.full_name()),
                Cell::number(line.total),
                Cell::Percent(line.percent_hundredths),
            ]);
        }
    }
    sheet.to_bytes()
}

/// Every category that any player has, as its first player writes it, with its standings.
pub fn categories(merged: &Merged<'_>) -> Vec<(String, Standings)> {
    let Some((field, all)) = merged.field.as_ref().zip(merged.standings.as_ref()) else {
        return Vec::new();
    };
    let mut names: BTreeMap<String, (String, BTreeSet<PlayerNumber>)> = BTreeMap::new();
    for player in field.state.players.values() {
        for name in &player.labels.categories {
            let known = names.entry(key(name));
            let (_, players) = known.or_insert_with(|| (name.clone(), BTreeSet::new()));
            players.insert(player.number);
        }
    }
    let rules = &field.state.profile.ranking;
    let among = |(name, players): (String, BTreeSet<PlayerNumber>)| {
        let is_one = |line: &Standing| players.contains(&line.player);
        (name, Standings::clone(all).among(is_one, rules))
    };
    names.into_values().map(among).collect()
}

/// The rounds of the game: the top, and who found it in all halls.
pub(crate) fn rounds_csv(merged: &Merged<'_>, profile: CsvProfile, language: Language) -> Vec<u8> {
    const COLUMNS: &[&str] = &[
        "round",
        "rack",
        "at",
        "word",
        "points",
        "top_points",
        "found",
        "solo",
        "hall",
        "players",
        "average",
    ];
    let mut sheet = Sheet::new(profile, language, COLUMNS, 0);
    let Some((field, all)) = merged.field.as_ref().zip(merged.standings.as_ref()) else {
        return sheet.to_bytes();
    };
    for (place, round) in field.state.rounds.iter().enumerate() {
        let points = all.lines.iter().filter_map(|line| *line.rounds.get(place)?);
        let points: Vec<i64> = points.map(i64::from).collect();
        sheet.add(&round_cells(merged, &field.state, round, &points));
    }
    sheet.to_bytes()
}

fn round_cells(
    merged: &Merged<'_>,
    state: &Tournament,
    round: &Round,
    points: &[i64],
) -> [Cell; 11] {
    let (tops, placed) = (round.tops.as_ref(), round.placed.as_ref());
    let solo = solo(state, round).and_then(|solo| who(merged, solo.player));
    [
        Cell::number(round.number),
        Cell::text(&round.rack_text),
        Cell::of(placed, |placed| Cell::text(&placed.placement.at)),
        Cell::of(placed, |placed| Cell::text(&placed.placement.word)),
        Cell::of(placed, |placed| Cell::number(placed.points)),
        Cell::of(tops, |tops| Cell::number(tops.points)),
        Cell::count(top_finders(state, round).count()),
        Cell::of(solo, |(_, _, player)| Cell::text(player.full_name())),
        Cell::of(solo, |(hall, ..)| Cell::text(hall)),
        Cell::count(points.len()),
        Cell::of(mean_hundredths(points), Cell::Percent),
    ]
}

/// Every conflict, with its stable name, how it was decided and why.
fn conflicts_csv(merged: &Merged<'_>, profile: CsvProfile, language: Language) -> Vec<u8> {
    const COLUMNS: &[&str] = &["kind", "subject", "decided", "answer", "what", "because"];
    let mut sheet = Sheet::new(profile, language, COLUMNS, 0);
    for one in &merged.conflicts {
        let decided = if one.answer.is_some() { "yes" } else { "no" };
        sheet.add(&[
            Cell::text(one.conflict.kind()),
            Cell::text(one.conflict.subject()),
            Cell::Term(decided),
            Cell::text(answer(one.answer.as_ref(), language)),
            Cell::text(conflict(&one.conflict, language)),
            Cell::text(&one.because),
        ]);
    }
    sheet.to_bytes()
}
