//! Slips that two people keyed otherwise, for the arbiter to decide.

use crate::parts::{player_name, slip_words};
use flavita_app::{desk::DeskView, machine::clock::time_of_day};
use flavita_i18n::{language::Language, names::actor_name, names::points, text::joined};
use flavita_tournament::model::{Dispute, Entry, LateSlip, PlayerNumber, Reason, Round};
use flavita_tournament::model::{RoundNumber, Slip, SlipNumber, Verdict};
use flavita_tournament::{judging::judge::verdict, profile::late::SeveralSlips, state::Tournament};
use serde::Serialize;

/// A slip about which entries differ.
#[derive(Serialize)]
pub struct ConflictCard {
    /// The slip that counts until the arbiter has decided.
    pub slip: SlipNumber,
    /// `№ 20 Иванова Г.: записи расходятся`, with the round where that is no longer marked.
    pub title: String,
    /// What was keyed, the recorded slip first.
    pub entries: Vec<ConflictEntry>,
    /// The line with which the arbiter keys something else; empty where its round is no longer
    /// marked.
    pub line: String,
}

/// A slip that a telephone sent too late.
#[derive(Serialize)]
pub struct LateCard {
    /// Of which round.
    pub round: RoundNumber,
    /// Whose.
    pub player: PlayerNumber,
    /// `№ 20 Иванова Г.: бланк с телефона пришёл на 5 с позже`.
    pub title: String,
    /// Whether Ctrl with the arrows decides about it.
    pub has_keys: bool,
}

/// One of the entries.
#[derive(Serialize)]
pub struct ConflictEntry {
    /// What `settle` sends: 0 for the recorded slip.
    pub entry: usize,
    /// `ВЫБОР О1`.
    pub text: String,
    /// `44 очка`.
    pub points: String,
    /// Who keyed it, and when.
    pub by: String,
    /// `up` or `down` for the entry that Ctrl with this arrow picks; empty for others.
    pub key: &'static str,
}

/// Every open dispute, the oldest round first; the arrows work on the first of them. `pile` is the
/// round that is keyed on the page.
pub fn cards(view: &DeskView, pile: Option<&Round>, language: Language) -> Vec<ConflictCard> {
    let rounds = view.state.rounds.iter();
    let open = rounds.flat_map(|round| round.disputes().map(move |dispute| (round, dispute)));
    let card = |(n, (round, dispute)): (usize, (&Round, Dispute<'_>))| {
        let is_keyed = pile.is_some_and(|pile| pile.number == round.number);
        card(view, (round, is_keyed), dispute, (n == 0, language))
    };
    open.enumerate().map(card).collect()
}

/// The players with disputed slips in one sentence for those who help; nothing where there are
/// none.
pub fn sentence(state: &Tournament, language: Language) -> String {
    let rounds = state.rounds.iter();
    let numbers = joined(rounds.flat_map(Round::disputed_players), ", ");
    if numbers.is_empty() { numbers } else { say!(language, "conflicts-here", numbers) }
}

fn card(
    view: &DeskView,
    (round, is_keyed): (&Round, bool),
    Dispute { slip, entries }: Dispute<'_>,
    (has_keys, language): (bool, Language),
) -> ConflictCard {
    let state = &view.state;
    let name = player_name(state, slip.player);
    let mut title = say!(language, "conflict-title", number = slip.player, name);
    if !is_keyed {
        let round = say!(language, "round-title", n = round.number);
        title = format!("{round} · {title}");
    }
    let shown = |(slip, entry, key): (&Slip, usize, &'static str)| ConflictEntry {
        entry,
        text: text(slip, language),
        points: points(language, slip.verdict.points),
        by: format!(
            "{}, {}",
            actor_name(&slip.recorded_by, language),
            time_of_day(slip.recorded_ms)
        ),
        key: if has_keys { key } else { "" },
    };
    let others = entries.iter().enumerate().map(|(n, entry)| {
        let key = ["down", "right"].get(n).copied().unwrap_or_default();
        shown((&judged(view, round, slip, entry), entry.id, key))
    });
    ConflictCard {
        slip: slip.id,
        title,
        entries: std::iter::once(shown((slip, 0, "up"))).chain(others).collect(),
        line: if is_keyed { format!("{} ", slip.player) } else { String::new() },
    }
}

fn text(slip: &Slip, language: Language) -> String {
    let key = match slip.verdict.reasons.as_slice() {
        [Reason::NoSlip] => "verdict-no-slip",
        [Reason::SeveralSlips] => "verdict-several-slips",
        _ => return slip_words::shown_text(slip),
    };
    say!(language, key).trim_end_matches('.').to_owned()
}

/// An entry as the slip that it would be.
fn judged(view: &DeskView, round: &Round, slip: &Slip, entry: &Entry) -> Slip {
    let one_counts = view.state.profile.several_slips != SeveralSlips::Zero;
    let verdict = match entry.copies {
        0 => Verdict::zero(Reason::NoSlip),
        2.. if !one_counts || entry.text.word.is_empty() => Verdict::zero(Reason::SeveralSlips),
        _ => verdict(&view.state, view.words(), round, &entry.text),
    };
    let (text, recorded_by) = (entry.text.clone(), entry.by.clone());
    Slip { text, verdict, recorded_ms: entry.at_ms, recorded_by, ..slip.clone() }
}

/// Every late slip without a decision, the oldest round first; where `has_keys`, the arrows work on
/// the first of them.
pub fn late_cards(state: &Tournament, has_keys: bool, language: Language) -> Vec<LateCard> {
    let rounds = state.rounds.iter().filter(|round| !round.is_locked);
    let late =
        rounds.flat_map(|round| round.late.iter().map(move |(player, slip)| (round, player, slip)));
    let card = |(n, (round, player, slip)): (usize, (&Round, &PlayerNumber, &LateSlip))| LateCard {
        round: round.number,
        player: *player,
        title: came_late(state, *player, slip.late_ms, language),
        has_keys: has_keys && n == 0,
    };
    late.enumerate().map(card).collect()
}

/// How late the slip of a telephone came; nobody knows after a restart.
pub fn came_late(
    state: &Tournament,
    player: PlayerNumber,
    late_ms: Option<u64>,
    language: Language,
) -> String {
    let name = player_name(state, player);
    match late_ms.map(|late_ms| late_ms.div_ceil(1000)) {
        Some(n) => say!(language, "late-title", number = player, name, n),
        None => say!(language, "late-title-unknown", number = player, name),
    }
}
