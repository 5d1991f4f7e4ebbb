//! The regions of the console that belong to the round being marked.

use std::collections::BTreeSet;

use crate::compose::names::{played_rack, player_name, shown_placement};
use crate::pages::marking::{KeyedSlip, Marking, MissingPlayer, PlacementRow, SlipCounts};
use crate::{compose::slips, slip_line::judge::verdict_words};
use flavita_app::view::DeskView;
use flavita_i18n::{catalogue::say, language::Language, names::shown_word};
use flavita_solver::ranking::Ranked;
use flavita_tournament::model::round::{Phase, Round};
use flavita_tournament::{
    model::placement_text::PlacementText, model::player::Player, model::slip::Slip, results::found,
    results::found::Find, state::tournament::Tournament,
};

/// How many placements are listed, besides those that somebody found.
const LISTED: usize = 200;
/// How many of the last slips are shown.
pub(super) const JUST_KEYED: usize = 12;

/// The last round whose top is known.
pub fn marking_round(state: &Tournament) -> Option<&Round> {
    state.rounds.iter().rev().find(|round| round.may_be_marked())
}

fn number(round: &Round) -> u16 {
    u16::try_from(round.number).unwrap_or(u16::MAX)
}

/// The list of placements.
pub fn marking(view: &DeskView, round: &Round, language: Language) -> Marking {
    let n = || ("n", round.number.into());
    let rack = say(language, "rack-text", &[("name", played_rack(&view.state, round).into())]);
    let legal = round.tops.as_ref().map_or(0, |tops| tops.legal);
    let total = say(language, "placements-total", &[("n", legal.into())]);
    let missing = view.state.missing(round).count();
    let once = view.state.once(round).count();
    Marking {
        round: number(round),
        title: say(language, "placements-of-round", &[n()]),
        details: format!("{rack} · {total}"),
        placements: placement_rows(view, round),
        footnote: if missing == 0 || round.is_locked {
            String::new()
        } else {
            say(language, "slips-expected", &[("n", missing.into())])
        },
        can_lock: !round.is_locked && missing + once > 0 && round.phase == Phase::Placed,
        locked: round.is_locked,
    }
}

fn placement_rows(view: &DeskView, round: &Round) -> Vec<PlacementRow> {
    let found = found::counts(&view.state, round);
    let most = found.values().copied().max().unwrap_or(0);
    let top = round.tops.as_ref().map(|tops| tops.points);
    let all = view.placements(round.number).unwrap_or_default().iter().enumerate();
    let row = |(i, ranked): (usize, &Ranked)| {
        let text = PlacementText::of(&view.state.edition, &ranked.placement);
        let find = Find::of(&view.state.edition, &ranked.placement, &round.board);
        let count = found.get(&find).copied().unwrap_or(0);
        (i < LISTED || count > 0).then(|| PlacementRow {
            word: shown_word(&text.word),
            at: text.at,
            points: ranked.points.to_string(),
            found: if count == 0 { "–".to_owned() } else { count.to_string() },
            share: u8::try_from(count * 100 / most.max(1)).unwrap_or(100),
            top: Some(ranked.points) == top,
            is_found: count > 0,
        })
    };
    all.filter_map(row).collect()
}

/// How many slips are in.
pub fn counts(view: &DeskView, round: &Round, language: Language) -> SlipCounts {
    let players = view.state.players_in(round.number).count();
    let missing = view.state.missing(round).count();
    let received = players - missing;
    let players_in = view.state.players_in(round.number);
    let slips = players_in.filter_map(|player| round.slip_of(player.number));
    let slips: Vec<&Slip> = slips.collect();
    let absent = slips.iter().filter(|slip| slip.text.word.is_empty());
    let absent = absent.count();
    let sent = slips.iter().filter(|slip| slip.is_sent()).count();
    let kind = |key: &str, n: usize| say(language, key, &[("n", n.into())]);
    let once = view.state.once(round).count();
    let once = (once > 0).then(|| kind("slips-once", once));
    let by_phone = (sent > 0).then(|| kind("slips-phone", sent));
    SlipCounts {
        title: say(language, "slips-of-round", &[("n", round.number.into())]),
        received: received.to_string(),
        of: say(language, "of-count", &[("n", players.into())]),
        share: u8::try_from(received * 100 / players.max(1)).unwrap_or(100),
        kinds: [
            Some(kind("slips-paper", (received - absent).saturating_sub(sent))),
            by_phone,
            Some(kind("slips-absent", missing + absent)),
            once,
        ]
        .into_iter()
        .flatten()
        .collect(),
    }
}

/// Whose slip is yet to be keyed: for the arbiter or for this helper, who keys no slip twice.
pub fn missing(
    view: &DeskView,
    round: &Round,
    helper: Option<&str>,
    language: Language,
) -> Vec<MissingPlayer> {
    let player = |(player, is_once): (&Player, bool)| MissingPlayer {
        number: player.number,
        name: player_name(&view.state, player.number),
        note: if is_once {
            let slip = round.slip_of(player.number);
            let is_arbiters = helper.is_none() && slip.is_some_and(Slip::is_by_arbiter);
            let keys = ["missing-second", "missing-second-other"];
            say(language, keys[usize::from(is_arbiters)], &[])
        } else {
            String::new()
        },
    };
    still_out(view, round, helper).map(player).collect()
}

/// How many slips are yet to be keyed.
pub fn left(view: &DeskView, round: &Round, helper: Option<&str>) -> usize {
    still_out(view, round, helper).count()
}

/// The players whose slips are yet to be keyed, and whether one is there that is keyed again.
fn still_out<'a>(
    view: &'a DeskView,
    round: &'a Round,
    helper: Option<&'a str>,
) -> impl Iterator<Item = (&'a Player, bool)> {
    let is_open = !round.is_locked && !view.state.is_annulled(round.number);
    let players = view.state.players_in(round.number).filter(move |_| is_open);
    players.filter_map(move |player| {
        let slip = round.slip_of(player.number);
        let is_once = slip.is_some_and(|slip| round.needs_second(slip));
        let is_own = slip.is_some_and(|slip| helper == Some(&slip.recorded_by));
        (slip.is_none() || (is_once && !is_own)).then_some((player, is_once))
    })
}

/// The last slips keyed, newest first.
pub fn just_keyed(view: &DeskView, round: &Round, language: Language) -> Vec<KeyedSlip> {
    let slips = last_slips(round).into_iter();
    let shown = |slip| {
        let shown = keyed(view, slip, language);
        if round.is_unseen(slip) { half_done(shown, language) } else { shown }
    };
    slips.map(shown).collect()
}

/// A slip that was keyed once where two people key each: whose, and not what.
fn half_done(slip: KeyedSlip, language: Language) -> KeyedSlip {
    KeyedSlip {
        text: say(language, "missing-second", &[]),
        points: String::new(),
        level: "none",
        reason: String::new(),
        line: format!("{} ", slip.number),
        ..slip
    }
}

/// The same as they stand in the round.
pub(super) fn last_slips(round: &Round) -> Vec<&Slip> {
    let players: BTreeSet<u32> = round.slips.iter().map(|slip| slip.player).collect();
    let mut slips: Vec<&Slip> = players.iter().filter_map(|p| round.slip_of(*p)).collect();
    slips.sort_by_key(|slip| std::cmp::Reverse(slip.id));
    slips.truncate(JUST_KEYED);
    slips
}

fn keyed(view: &DeskView, slip: &Slip, language: Language) -> KeyedSlip {
    let (level, reason) = verdict_words(&view.state, &slip.text, &slip.verdict, language);
    KeyedSlip {
        slip: u64::from(slip.id),
        number: slip.player,
        name: player_name(&view.state, slip.player),
        text: slip.verdict.reading.as_ref().map_or_else(|| "–".to_owned(), shown_placement),
        points: slip.verdict.points.to_string(),
        level,
        reason: if level == "ok" { String::new() } else { reason },
        line: slips::line(slip),
    }
}
