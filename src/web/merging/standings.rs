//! The standings of a merge: of everybody, of a hall, of a category; the rounds; what can be saved.

use crate::merging::list::{details, is_provisional};
use crate::merging::page::{MergeStandingsPage, MergedPlayerRow, MergedRoundRow};
use crate::parts::{Choice, any_or, percent, played_rack, shown_placement, signed};
use crate::{http::encoding::encoded, merging::halls::mean, merging::list::named};
use flavita_app::merging::kept::Outcome;
use flavita_contests::{halls::field::Field, halls::merged::Merged, halls::merged::Share};
use flavita_i18n::language::Language;
use flavita_report::halls_csv::{ALL, categories, who};
use flavita_tournament::model::{PlayerNumber, Round};
use flavita_tournament::results::{Standing, Standings, solo, top_finders};
use serde::Deserialize;
use std::collections::BTreeSet;

/// How many players a leaf has.
const LEAF: usize = 200;

/// Of whom the standings are asked for.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(default)]
pub struct Asked {
    /// The hall; empty is all of them.
    pub hall: String,
    /// The category; empty is all of them.
    pub category: String,
    /// The leaf, from 1.
    pub leaf: usize,
}

impl Asked {
    /// The same; a hall or a category that is not there is everybody.
    fn among(&self, halls: &[&str], categories: &[&str]) -> Self {
        let known = |name: &String, names: &[&str]| {
            let is_known = names.contains(&name.as_str());
            if is_known { name.clone() } else { String::new() }
        };
        Self {
            hall: known(&self.hall, halls),
            category: known(&self.category, categories),
            leaf: self.leaf,
        }
    }
}

/// The page.
pub fn page(id: &str, outcome: &Outcome, asked: &Asked, language: Language) -> MergeStandingsPage {
    let merged = &outcome.merged;
    let known = categories(merged);
    let names: Vec<&str> = known.iter().map(|(name, _)| name.as_str()).collect();
    let halls = merged.halls.iter().filter(|(_, share)| *share != Share::Nothing);
    let halls: Vec<&str> = halls.map(|(hall, _)| hall.name.as_str()).collect();
    let asked = &asked.among(&halls, &names);
    let mut page = MergeStandingsPage {
        merge: id.to_owned(),
        name: named(&outcome.decisions.name, id),
        details: details(merged, language),
        is_provisional: is_provisional(outcome, merged),
        halls: choices(halls, &asked.hall, ("merge-all-halls", language)),
        categories: choices(names, &asked.category, ("merge-all-categories", language)),
        tables: tables(language),
        ..MergeStandingsPage::default()
    };
    if let (Some(field), Some(all)) = (&merged.field, &merged.standings) {
        let speaker = Speaker { merged, field, language };
        let of_category = known.iter().find(|(name, _)| *name == asked.category);
        let wanted = speaker.wanted(all, of_category.map(|(_, one)| one), asked);
        put_leaf(&mut page, (&speaker, &wanted), (id, asked));
        page.rounds = speaker.rounds(all);
    }
    page
}

fn choices(names: Vec<&str>, chosen: &str, (all, language): (&str, Language)) -> Vec<Choice> {
    if names.len() < 2 {
        return Vec::new();
    }
    let each = names.into_iter().map(|name| (name.to_owned(), name.to_owned()));
    any_or(say!(language, all), each, chosen)
}

fn tables(language: Language) -> Vec<Choice> {
    let table =
        |name: &str| Choice::new(name, say!(language, &format!("merge-table-{name}")), false);
    ALL.iter().map(|(name, _)| table(name)).collect()
}

/// Puts the players of one leaf on the page, and the ways to the leaves beside it.
fn put_leaf(
    page: &mut MergeStandingsPage,
    (speaker, wanted): (&Speaker<'_>, &Standings),
    (id, asked): (&str, &Asked),
) {
    let count = wanted.lines.len();
    let leaves = count.div_ceil(LEAF).max(1);
    let leaf = asked.leaf.clamp(1, leaves);
    let first = (leaf - 1) * LEAF;
    let lines = wanted.lines.iter().skip(first).take(LEAF);
    page.rows = lines.filter_map(|line| speaker.row(line)).collect();
    if leaves == 1 {
        return;
    }
    let last = (first + LEAF).min(count);
    page.leaf =
        say!(speaker.language, "merge-leaf", name = format!("{}–{last}", first + 1), of = count);
    let (hall, category) = (encoded(&asked.hall), encoded(&asked.category));
    let place =
        |leaf: usize| format!("/merge/{id}/standings?hall={hall}&category={category}&leaf={leaf}");
    page.before = (leaf > 1).then(|| place(leaf - 1));
    page.after = (leaf < leaves).then(|| place(leaf + 1));
}

struct Speaker<'a> {
    merged: &'a Merged,
    field: &'a Field,
    language: Language,
}

impl Speaker<'_> {
    /// The standings of those who are asked for, with ranks of their own.
    fn wanted(&self, all: &Standings, of_category: Option<&Standings>, asked: &Asked) -> Standings {
        let rules = &self.field.state.profile.ranking;
        let players = of_category.map(|one| {
            let players = one.lines.iter().map(|line| line.player);
            players.collect::<BTreeSet<PlayerNumber>>()
        });
        let is_of_hall = |player: PlayerNumber| {
            let hall = who(self.merged, player).map(|(hall, ..)| hall);
            asked.hall.is_empty() || hall == Some(asked.hall.as_str())
        };
        all.clone().among(
            |line| {
                let is_one = |players: &BTreeSet<PlayerNumber>| players.contains(&line.player);
                is_of_hall(line.player) && players.as_ref().is_none_or(is_one)
            },
            rules,
        )
    }

    fn row(&self, line: &Standing) -> Option<MergedPlayerRow> {
        let (hall, number, player) = who(self.merged, line.player)?;
        Some(MergedPlayerRow {
            rank: line.rank,
            name: player.full_name(),
            hall: hall.to_owned(),
            number,
            club: player.club.clone(),
            tops: line.tops,
            solos: line.solos,
            total: signed(line.total),
            percent: percent(self.language, line.percent_hundredths),
        })
    }

    fn rounds(&self, all: &Standings) -> Vec<MergedRoundRow> {
        let rounds = self.field.state.rounds.iter().enumerate();
        let row = |(place, round): (usize, &Round)| {
            let points = all.lines.iter();
            let points: Vec<i32> = points.filter_map(|line| *line.rounds.get(place)?).collect();
            self.round(round, &points)
        };
        rounds.map(row).collect()
    }

    fn round(&self, round: &Round, points: &[i32]) -> MergedRoundRow {
        let state = &self.field.state;
        let placed = round.placed.as_ref();
        let laid = placed.map(|placed| shown_placement(&placed.placement));
        let solo = solo(state, round).and_then(|solo| who(self.merged, solo.player));
        let solo = solo.map(|(hall, _, player)| format!("{}, {hall}", player.full_name()));
        MergedRoundRow {
            number: round.number,
            rack: played_rack(state, round),
            laid: laid.unwrap_or_default(),
            top: round.tops.as_ref().map_or_else(String::new, |tops| tops.points.to_string()),
            found: top_finders(state, round).count(),
            solo: solo.unwrap_or_default(),
            players: points.len(),
            average: mean(points, self.language),
        }
    }
}
