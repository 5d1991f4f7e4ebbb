//! The halls put together: standings of everybody, the halls, the categories, the rounds, and what
//! is in conflict.

use crate::csv_profile::CsvProfile;
use crate::sheet::{Cell, Column, Sheet, cells, headings, of_rounds, points, table};
use flavita_contests::halls::{conflict::NotedConflict, hall::Hall, merged::Merged, merged::Share};
use flavita_contests::season::name_key::key;
use flavita_i18n::{halls::answer, halls::conflict, language::Language};
use flavita_tournament::model::{PlacedTop, Player, PlayerNumber, Round, RoundNumber, mean};
use flavita_tournament::results::{Standing, Standings, solo, top_finders};
use flavita_tournament::state::Tournament;
use std::collections::{BTreeMap, BTreeSet};

/// How a table of halls is made.
pub type HallsExport = fn(&Merged, CsvProfile, Language) -> Vec<u8>;

/// Every table of a merge: its name and how it is made.
pub const ALL: &[(&str, HallsExport)] = &[
    ("standings", standings_csv),
    ("halls", halls_csv),
    ("categories", categories_csv),
    ("rounds", rounds_csv),
    ("conflicts", conflicts_csv),
];

/// Everybody: rank among all and in the hall.
pub fn standings_csv(merged: &Merged, profile: CsvProfile, language: Language) -> Vec<u8> {
    type Row<'a> = ((&'a str, PlayerNumber, &'a Player), &'a Standing);
    let ranks = hall_ranks(merged);
    let columns: &[Column<'_, Row<'_>>] = &[
        ("rank", &|(_, line)| Cell::number(line.rank)),
        ("hall", &|((hall, ..), _)| Cell::text(*hall)),
        ("number", &|((_, number, _), _)| Cell::number(*number)),
        ("player", &|((.., player), _)| Cell::text(player.full_name())),
        ("club", &|((.., player), _)| Cell::text(&player.club)),
        ("total", &|(_, line)| Cell::number(line.total)),
        ("percent", &|(_, line)| Cell::Percent(line.percent_hundredths)),
        ("tops", &|(_, line)| Cell::number(line.tops)),
        ("solos", &|(_, line)| Cell::number(line.solos)),
        ("points", &|(_, line)| Cell::number(line.points)),
        ("solo_points", &|(_, line)| Cell::number(line.solo_points)),
        ("penalty", &|(_, line)| Cell::number(line.penalty)),
        ("ruled", &|(_, line)| Cell::number(line.ruled)),
        ("warnings", &|(_, line)| Cell::number(line.warnings)),
        ("negative", &|(_, line)| Cell::number(line.negative)),
        ("seconds", &|(_, line)| Cell::Seconds(line.used_ms)),
        ("hall_rank", &|(_, line)| Cell::of(ranks.get(&line.player).copied(), Cell::number)),
        ("categories", &|((.., player), _)| Cell::text(player.labels.categories.join(", "))),
    ];
    let rounds = merged.standings.as_ref().map_or(RoundNumber(0), |all| all.after_round);
    let mut sheet = Sheet::new(profile, language, headings(columns).chain(of_rounds(rounds)));
    let lines = merged.standings.iter().flat_map(|all| &all.lines);
    for row in lines.filter_map(|line| Some((who(merged, line.player)?, line))) {
        sheet.add(cells(columns, &row).chain(points(&row.1.rounds)));
    }
    sheet.to_bytes()
}

/// Hall, number there and player of who has this number in the field.
pub fn who(merged: &Merged, number: PlayerNumber) -> Option<(&str, PlayerNumber, &Player)> {
    let field = merged.field.as_ref()?;
    let seat = field.seat(number)?;
    let (hall, _) = merged.halls.get(seat.hall)?;
    let player = field.state.players.get(&number)?;
    Some((&hall.name, seat.number, player))
}

/// Every player's rank in his hall.
fn hall_ranks(merged: &Merged) -> BTreeMap<PlayerNumber, u32> {
    let halls = 0..merged.halls.len();
    let of_hall = halls.filter_map(|place| merged.among(|hall, _| hall == place));
    let lines = of_hall.flat_map(|standings| standings.lines);
    lines.map(|line| (line.player, line.rank)).collect()
}

/// The halls: how far each counts, its players' best and mean totals, and who signed its log.
pub fn halls_csv(merged: &Merged, profile: CsvProfile, language: Language) -> Vec<u8> {
    type Row<'a> = (&'a Hall, Share, Vec<i64>);
    let rounds = |share: Share| match share {
        Share::Nothing => None,
        Share::Until(round) => Some(round),
        Share::Whole => merged.standings.as_ref().map(|all| all.after_round),
    };
    let counts = |share: Share| if share == Share::Nothing { "no" } else { "yes" };
    let columns: &[Column<'_, Row<'_>>] = &[
        ("hall", &|(hall, ..)| Cell::text(&hall.name)),
        ("counts", &|(_, share, _)| Cell::Term(counts(*share))),
        ("rounds", &|(_, share, _)| Cell::of(rounds(*share), Cell::number)),
        ("players", &|(.., totals)| Cell::count(totals.len())),
        ("best", &|(.., totals)| Cell::of(totals.iter().max(), |best| Cell::Number(*best))),
        ("average", &|(.., totals)| Cell::of(mean_hundredths(totals), Cell::Percent)),
        ("program", &|(hall, ..)| Cell::text(&hall.program)),
        ("events", &|(hall, ..)| Cell::count(hall.events)),
        ("result", &|(hall, ..)| Cell::text(&hall.result)),
        ("head", &|(hall, ..)| Cell::text(&hall.head)),
        ("key", &|(hall, ..)| Cell::text(&hall.key)),
    ];
    let rows = merged.halls.iter().enumerate().map(|(place, (hall, share))| {
        let lines = merged.among(|other, _| other == place).into_iter().flat_map(|own| own.lines);
        (hall, *share, lines.map(|line| i64::from(line.total)).collect())
    });
    table((profile, language), columns, rows)
}

/// The mean in hundredths, rounded half up; `None` of nothing.
fn mean_hundredths(values: &[i64]) -> Option<i64> {
    (!values.is_empty()).then(|| mean(values.iter().map(|value| 100 * value)))
}

/// The categories of all halls, each with ranks of its own; capitals and spaces do not matter.
fn categories_csv(merged: &Merged, profile: CsvProfile, language: Language) -> Vec<u8> {
    type Row<'a> = ((&'a str, PlayerNumber, &'a Player), &'a str, &'a Standing);
    let columns: &[Column<'_, Row<'_>>] = &[
        ("category", &|(_, category, _)| Cell::text(*category)),
        ("rank", &|(.., line)| Cell::number(line.rank)),
        ("hall", &|((hall, ..), ..)| Cell::text(*hall)),
        ("number", &|((_, number, _), ..)| Cell::number(*number)),
        ("player", &|((.., player), ..)| Cell::text(player.full_name())),
        ("total", &|(.., line)| Cell::number(line.total)),
        ("percent", &|(.., line)| Cell::Percent(line.percent_hundredths)),
    ];
    let categories = categories(merged);
    let rows = categories.iter().flat_map(|(name, standings)| {
        let lines = standings.lines.iter();
        lines.filter_map(move |line| Some((who(merged, line.player)?, name.as_str(), line)))
    });
    table((profile, language), columns, rows)
}

/// Every category that any player has, as its first player writes it, with its standings.
pub fn categories(merged: &Merged) -> Vec<(String, Standings)> {
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
pub(crate) fn rounds_csv(merged: &Merged, profile: CsvProfile, language: Language) -> Vec<u8> {
    type Row<'a> = (&'a Tournament, &'a Round, Vec<i64>);
    let laid = |round: &Round, cell: fn(&PlacedTop) -> Cell| Cell::of(round.placed.as_ref(), cell);
    let solo_of = |state, round| who(merged, solo(state, round)?.player);
    let columns: &[Column<'_, Row<'_>>] = &[
        ("round", &|(_, round, _)| Cell::number(round.number)),
        ("rack", &|(state, round, _)| Cell::text(round.played_text(&state.edition))),
        ("at", &|(_, round, _)| laid(round, |laid| Cell::text(&laid.placement.at))),
        ("word", &|(_, round, _)| laid(round, |laid| Cell::text(&laid.placement.word))),
        ("points", &|(_, round, _)| laid(round, |laid| Cell::number(laid.points))),
        ("top_points", &|(_, round, _)| {
            Cell::of(round.tops.as_ref(), |tops| Cell::number(tops.points))
        }),
        ("found", &|(state, round, _)| Cell::count(top_finders(state, round).count())),
        ("solo", &|(state, round, _)| {
            Cell::of(solo_of(state, round), |(_, _, player)| Cell::text(player.full_name()))
        }),
        ("hall", &|(state, round, _)| {
            Cell::of(solo_of(state, round), |(hall, ..)| Cell::text(hall))
        }),
        ("players", &|(.., points)| Cell::count(points.len())),
        ("average", &|(.., points)| Cell::of(mean_hundredths(points), Cell::Percent)),
    ];
    let mut rows = Vec::new();
    if let Some((field, all)) = merged.field.as_ref().zip(merged.standings.as_ref()) {
        for (place, round) in field.state.rounds.iter().enumerate() {
            let points = all.lines.iter().filter_map(|line| *line.rounds.get(place)?);
            rows.push((&field.state, round, points.map(i64::from).collect()));
        }
    }
    table((profile, language), columns, rows)
}

/// Every conflict, with its stable name, how it was decided and why.
fn conflicts_csv(merged: &Merged, profile: CsvProfile, language: Language) -> Vec<u8> {
    let columns: &[Column<'_, &NotedConflict>] = &[
        ("kind", &|one| Cell::text(one.conflict.kind())),
        ("subject", &|one| Cell::text(one.conflict.subject())),
        ("decided", &|one| Cell::Term(if one.answer.is_some() { "yes" } else { "no" })),
        ("answer", &|one| Cell::text(answer(one.answer.as_ref(), language))),
        ("what", &|one| Cell::text(conflict(&one.conflict, language))),
        ("because", &|one| Cell::text(&one.because)),
    ];
    table((profile, language), columns, &merged.conflicts)
}
