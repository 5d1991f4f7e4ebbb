//! What console and helpers see of the round being marked.

use crate::parts::{played_rack, player_name, slip_words};
use crate::{marking::blocks::Marked, parts::figures::counted, slip_line::words::verdict};
use flavita_app::desk::DeskView;
use flavita_i18n::{language::Language, names::shown_word};
use flavita_solver::ranking::Ranked;
use flavita_tournament::model::{Actor, Phase, PlacementText, Player, PlayerNumber, Round};
use flavita_tournament::model::{RoundNumber, Slip, SlipNumber};
use flavita_tournament::{results::Find, results::found, state::Tournament};
use serde::Serialize;
use std::collections::BTreeSet;

/// The placements of the round being marked.
#[derive(Serialize)]
pub struct Marking {
    /// The round being marked.
    pub round: RoundNumber,
    /// `набор РЯБЫВЫЕ · всего 412`.
    pub details: String,
    /// Placements from the best down.
    pub placements: Vec<PlacementRow>,
    /// What else is to be said: zeros, slips still expected.
    pub footnote: String,
    /// Whether the round can be locked now.
    pub can_lock: bool,
    /// Whether it is locked.
    pub locked: bool,
}

/// Equal tops among which the arbiter chooses.
#[derive(Serialize)]
pub struct TopsQuestion {
    /// Their round.
    pub round: RoundNumber,
    /// The name of the step at which they stand so, which a press carries.
    pub step: String,
    /// Whether nothing lies yet, so that the choices take the keys.
    pub asks: bool,
    /// What lies on the board, and until when it can be another; empty while nothing does.
    pub chosen: String,
    /// Where the forecast for each of them is.
    pub forecast: String,
    /// The tops.
    pub choices: Vec<TopChoice>,
}

/// One of several equal tops.
#[derive(Serialize)]
pub struct TopChoice {
    /// Its place in the solver's list, from 0; what `choose_top` sends.
    pub index: u32,
    /// The digit that chooses it, from 1; the tenth and later ones have none.
    pub key: Option<usize>,
    /// The word.
    pub word: String,
    /// Where it goes.
    pub at: String,
    /// Something that helps to choose, such as `без пустышки`.
    pub note: String,
    /// What it uses and leaves: `остаётся 2: гласных 1, согласных 1 · открывает 9 клеток`.
    pub prospect: String,
    /// Whether the rules prefer another, so that a reason has to be given.
    pub departs: bool,
    /// Whether it is laid where the arbiter chooses no other.
    pub is_proposed: bool,
    /// Whether it lies on the board.
    pub chosen: bool,
}

/// One placement of the list.
#[derive(Serialize)]
pub struct PlacementRow {
    /// The word; a letter played as a blank is lower case.
    pub word: String,
    /// Where it goes.
    pub at: String,
    /// Its points.
    pub points: String,
    /// How many players found it, or a dash.
    pub found: String,
    /// That number as a share of the most found one, 0 to 100.
    pub share: u8,
    /// Whether it is a top.
    pub top: bool,
    /// Whether anybody found it.
    pub is_found: bool,
}

/// How many slips of the round being marked are in.
#[derive(Serialize)]
pub struct SlipCounts {
    /// `Бланки хода 6`.
    pub title: String,
    /// How many are in.
    pub received: String,
    /// `из 46`.
    pub of: String,
    /// The share of those in, 0 to 100.
    pub share: u8,
    /// Kinds and how many of each: `на бумаге 38`, `нет 8`.
    pub kinds: Vec<String>,
}

/// A player whose slip is missing.
#[derive(Serialize)]
pub struct MissingPlayer {
    /// The player's number.
    pub number: PlayerNumber,
    /// Surname and initial.
    pub name: String,
    /// What is missing where it is not the slip itself: `вторая запись`.
    pub note: String,
    /// The block that begins with him: `1-20 · Мария`; empty for the others, and without blocks.
    pub block: String,
}

/// A slip just keyed.
#[derive(Serialize)]
pub struct KeyedSlip {
    /// The slip's identifier.
    pub slip: SlipNumber,
    /// The player's number.
    pub number: PlayerNumber,
    /// Surname and initial.
    pub name: String,
    /// `ВЫБОР О1`.
    pub text: String,
    /// The points that count; empty where they may not be said.
    pub points: String,
    /// `ok`, `look` or `error`; `none` where nothing may be said.
    pub level: &'static str,
    /// Why, when it is not simply right.
    pub reason: String,
    /// The slip as a line, to correct it.
    pub line: String,
}

/// The line into which slips are keyed.
#[derive(Serialize)]
pub struct SlipLine {
    /// The round whose slips are keyed.
    pub round: RoundNumber,
    /// `Бланк, ход 6`; of an older round how many are left and which top is out.
    pub title: String,
    /// Whether the top of a later round is out.
    pub is_older: bool,
    /// The last round whose top is out.
    pub newest: RoundNumber,
    /// What is said when the line moves on to it; empty as long as there is something to key here.
    pub moved: String,
    /// The rounds that can be keyed, in order.
    pub piles: Vec<Pile>,
}

/// A round whose slips can be keyed.
#[derive(Serialize)]
pub struct Pile {
    /// Its number.
    pub round: RoundNumber,
    /// `ход 6: 11`.
    pub label: String,
    /// Whether it is the one that is keyed here.
    pub is_shown: bool,
}

/// How many placements are listed, besides those that somebody found.
const LISTED: usize = 200;
/// How many of the last slips are shown.
pub(crate) const JUST_KEYED: usize = 12;

/// The last round whose top is known.
pub fn marking_round(state: &Tournament) -> Option<&Round> {
    state.rounds.iter().rev().find(|round| round.may_be_marked())
}

/// The list of placements.
pub fn marking(view: &DeskView, round: &Round, language: Language) -> Marking {
    let rack = say!(language, "rack-text", name = played_rack(&view.state, round));
    let legal = round.tops.as_ref().map_or(0, |tops| tops.legal);
    let total = counted("placements-total", legal as u64, language);
    let missing = view.state.missing(round).count();
    let once = view.state.once(round).count();
    let is_expected = missing > 0 && !round.is_locked;
    let expected = is_expected.then(|| say!(language, "slips-expected", n = missing));
    Marking {
        round: round.number,
        details: format!("{rack} · {total}"),
        placements: placement_rows(view, round),
        footnote: expected.unwrap_or_default(),
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
        let count = found.get(&(find, ranked.points)).copied().unwrap_or(0);
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
pub fn counts(state: &Tournament, round: &Round, language: Language) -> SlipCounts {
    let players = state.players_in(round.number).count();
    let missing = state.missing(round).count();
    let received = players - missing;
    let slips = state.players_in(round.number).filter_map(|player| round.slip_of(player.number));
    let slips: Vec<&Slip> = slips.collect();
    let absent = slips.iter().filter(|slip| slip.copies() == 0).count();
    let sent = slips.iter().filter(|slip| slip.is_sent()).count();
    let kind = |key: &str, n: usize| say!(language, key, n = n);
    let once = state.once(round).count();
    let once = (once > 0).then(|| kind("slips-once", once));
    let by_phone = (sent > 0).then(|| kind("slips-phone", sent));
    let paper = kind("slips-paper", (received - absent).saturating_sub(sent));
    let annulled = state.is_annulled(round.number).then(|| say!(language, "replay-annulled"));
    let kinds = [annulled, Some(paper), by_phone, Some(kind("slips-absent", absent)), once];
    SlipCounts {
        title: say!(language, "slips-of-round", n = round.number),
        received: received.to_string(),
        of: say!(language, "of-count", n = players),
        share: u8::try_from(received * 100 / players.max(1)).unwrap_or(100),
        kinds: kinds.into_iter().flatten().collect(),
    }
}

impl Marked<'_> {
    /// Whose slip is yet to be keyed: for the arbiter or for this helper, who keys no slip twice; block
    /// by block, his own first.
    pub fn missing(self) -> Vec<MissingPlayer> {
        let Self { state, round, helper, language } = self;
        let second = |player: &Player| {
            let slip = round.slip_of(player.number);
            let is_arbiters = helper.is_none() && slip.is_some_and(Slip::is_by_arbiter);
            say!(language, if is_arbiters { "missing-second-other" } else { "missing-second" })
        };
        let player = |(player, is_once): (&Player, bool)| MissingPlayer {
            number: player.number,
            name: player_name(state, player.number),
            note: if is_once { second(player) } else { String::new() },
            block: String::new(),
        };
        self.by_blocks(still_out(state, round, helper).map(player).collect())
    }
    /// Those who are missing in the order of the blocks, each block named at the first of its players.
    fn by_blocks(self, mut missing: Vec<MissingPlayer>) -> Vec<MissingPlayer> {
        if self.state.blocks.is_empty() {
            return missing;
        }
        missing.sort_by_key(|one| (self.place(one.number), one.number));
        let mut before = None;
        for one in &mut missing {
            let place = self.place(one.number);
            if before.replace(place) != Some(place) {
                one.block = self.heading(place);
            }
        }
        missing
    }
}

/// How many slips are yet to be keyed.
pub fn left(state: &Tournament, round: &Round, helper: Option<&Actor>) -> usize {
    still_out(state, round, helper).count()
}

/// The players whose slips are yet to be keyed, and whether one is there that is keyed again.
fn still_out<'a>(
    state: &'a Tournament,
    round: &'a Round,
    helper: Option<&'a Actor>,
) -> impl Iterator<Item = (&'a Player, bool)> {
    let is_open = !round.is_locked && !state.is_annulled(round.number);
    state.players_in(round.number).filter(move |_| is_open).filter_map(move |player| {
        let slip = round.slip_of(player.number);
        let is_once = slip.is_some_and(|slip| round.needs_second(slip));
        let is_own = slip.is_some_and(|slip| helper == Some(&slip.recorded_by));
        (slip.is_none() || (is_once && !is_own)).then_some((player, is_once))
    })
}

/// The last slips keyed, newest first.
pub fn just_keyed(state: &Tournament, round: &Round, language: Language) -> Vec<KeyedSlip> {
    let slips = last_slips(round).into_iter();
    let shown = |slip| {
        let shown = keyed(state, slip, language);
        if round.is_unseen(slip) { half_done(shown, language) } else { shown }
    };
    slips.map(shown).collect()
}

/// A slip that was keyed once where two people key each: whose, and not what.
fn half_done(slip: KeyedSlip, language: Language) -> KeyedSlip {
    KeyedSlip {
        text: say!(language, "missing-second"),
        points: String::new(),
        level: "none",
        reason: String::new(),
        line: format!("{} ", slip.number),
        ..slip
    }
}

/// The same as they stand in the round.
pub(crate) fn last_slips(round: &Round) -> Vec<&Slip> {
    let players: BTreeSet<PlayerNumber> = round.slips.iter().map(|slip| slip.player).collect();
    let mut slips: Vec<&Slip> = players.iter().filter_map(|p| round.slip_of(*p)).collect();
    slips.sort_by_key(|slip| std::cmp::Reverse(slip.id));
    slips.truncate(JUST_KEYED);
    slips
}

/// A slip with what it is worth.
pub(crate) fn keyed(state: &Tournament, slip: &Slip, language: Language) -> KeyedSlip {
    let (level, reason) = verdict(state, None, (&slip.text, &slip.verdict), language);
    KeyedSlip {
        slip: slip.id,
        number: slip.player,
        name: player_name(state, slip.player),
        text: slip_words::text_or_dash(slip),
        points: slip.verdict.points.to_string(),
        level,
        reason: if level == "ok" { String::new() } else { reason },
        line: slip_words::line(slip),
    }
}
