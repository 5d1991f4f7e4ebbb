//! Slips that two people keyed otherwise, for the arbiter to decide.

use crate::app::clock::time_of_day;
use crate::app::view::DeskView;
use crate::i18n::catalogue::say;
use crate::i18n::language::Language;
use crate::i18n::names::points;
use crate::tournament::decide;
use crate::tournament::dispute::{Dispute, Entry};
use crate::tournament::profile::several::SeveralSlips;
use crate::tournament::reason::Reason;
use crate::tournament::round::{Round, Slip, Verdict};
use crate::web::compose::marking::marking_round;
use crate::web::compose::names::{actor_name, player_name};
use crate::web::compose::slips;
use crate::web::pages::conflicts::{ConflictCard, ConflictEntry};

/// Every open dispute, the oldest round first; the arrows work on the first of them.
#[must_use]
pub fn cards(view: &DeskView, language: Language) -> Vec<ConflictCard> {
    let rounds = view.state.rounds.iter();
    let open = rounds.flat_map(|round| round.disputes().map(move |dispute| (round, dispute)));
    let card = |(n, (round, dispute))| card(view, round, dispute, (n == 0, language));
    open.enumerate().map(card).collect()
}

/// The players with disputed slips in one sentence for those who help; nothing where there are
/// none.
#[must_use]
pub fn sentence(view: &DeskView, language: Language) -> String {
    let rounds = view.state.rounds.iter();
    let players: Vec<String> = rounds
        .flat_map(Round::disputed_players)
        .map(|player| player.to_string())
        .collect();
    if players.is_empty() {
        return String::new();
    }
    let numbers = players.join(", ");
    say(language, "conflicts-here", &[("numbers", numbers.into())])
}

fn card(
    view: &DeskView,
    round: &Round,
    Dispute { slip, entries }: Dispute<'_>,
    (has_keys, language): (bool, Language),
) -> ConflictCard {
    let state = &view.state;
    let is_marked_now = marking_round(state).is_some_and(|one| one.number == round.number);
    let mut title = say(
        language,
        "conflict-title",
        &[
            ("number", slip.player.into()),
            ("name", player_name(state, slip.player).into()),
        ],
    );
    if !is_marked_now {
        let round = say(language, "round-title", &[("n", round.number.into())]);
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
        entries: std::iter::once(shown((slip, 0, "up")))
            .chain(others)
            .collect(),
        line: if is_marked_now {
            format!("{} ", slip.player)
        } else {
            String::new()
        },
    }
}

fn text(slip: &Slip, language: Language) -> String {
    let key = match slip.verdict.reasons.as_slice() {
        [Reason::NoSlip] => "verdict-no-slip",
        [Reason::SeveralSlips] => "verdict-several-slips",
        _ => return slips::shown_text(slip),
    };
    say(language, key, &[]).trim_end_matches('.').to_owned()
}

/// An entry as the slip that it would be.
fn judged(view: &DeskView, round: &Round, slip: &Slip, entry: &Entry) -> Slip {
    let one_counts = view.state.profile.several_slips != SeveralSlips::Zero;
    let verdict = match entry.copies {
        0 => Verdict::zero(Reason::NoSlip),
        2.. if !one_counts || entry.text.word.is_empty() => Verdict::zero(Reason::SeveralSlips),
        _ => decide::verdict(&view.state, view.referee(), round, &entry.text),
    };
    Slip {
        text: entry.text.clone(),
        verdict,
        recorded_ms: entry.at_ms,
        recorded_by: entry.by.clone(),
        ..slip.clone()
    }
}
