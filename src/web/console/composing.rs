//! The arbiter's console.

use crate::console::page::{ByHand, ConsolePage, LeadLine, NextStep as NextButton, PhaseView};
use crate::marking::{blocks::Marked, conflicts, piles::pile, region, tops};
use crate::parts::{Question, blank_name, example, hand_in, joined_rack, rack_sentences};
use crate::parts::{minutes, played_rack, points_of, rack_view, round_rack, shown_placement};
use crate::{acts::words::lacking, console, frame::Link, projector, round::keyboard};
use crate::{console::ends::ending, console::ends::lobby, projector::reveal::last_revealed};
use crate::{console::page::RackView, console::page::StatusLine, round::phase_key};
use crate::{parts::meaning, projector::composing::clock_view, projector::composing::tiles_in_bag};
use flavita_app::desk::{DeskView, NextStep, Rescued, is_last_call};
use flavita_app::folder::backup::rounds_on_board;
use flavita_app::machine::clock::{RunningClock, time_of_day};
use flavita_i18n::{language::Language, refusal, rules::names::variant, text::joined};
use flavita_tournament::decide::{racks::lying, racks::to_draw, vowels::choices};
use flavita_tournament::model::{Phase, Refusal, Round, RoundNumber};
use flavita_tournament::{decide::refused, judging::choice, state::Tournament};

/// The console of a tournament at this moment; `asked` is the round whose slips are keyed there.
pub fn page(
    view: &DeskView,
    id: &str,
    asked: Option<RoundNumber>,
    language: Language,
) -> ConsolePage {
    let state = &view.state;
    let round = state.last_round();
    let (reached, title) = stage(state, language);
    let marked = pile(state, asked);
    let keyed = marked.map(|round| Marked { state, round, helper: None, language });
    let conflicts = conflicts::cards(view, marked, language);
    ConsolePage {
        alarm: None,
        keys_as: None,
        details: details(state, language),
        stage: reached,
        title,
        phase: phase_view(state, &view.clock, language),
        clock: clock_view(state, &view.clock),
        next: next_button(state, language),
        board: projector::composing::board(state, None, language),
        rack: rack(state, language),
        last_top: last_top(state, language),
        meanings: meanings(state, language),
        hand_in: hand_in::with_notes(state, language),
        tops: tops::question(view, id, language),
        unannounced: tops::unannounced(view, language),
        marking: marked.map(|round| region::marking(view, round, language)),
        counts: marked
            .filter(|_| NextStep::of(state) != NextStep::Nothing)
            .map(|round| region::counts(state, round, language)),
        late: conflicts::late_cards(state, conflicts.is_empty(), language),
        conflicts,
        appeals: state.open_appeals().map(|(_, slip)| slip.id).collect(),
        missing: keyed.map(Marked::missing).unwrap_or_default(),
        has_double_entry: state.has_double_entry,
        double_from: double_from(state),
        blocks: keyed.map(Marked::blocks).unwrap_or_default(),
        just_keyed: marked.map(|r| region::just_keyed(state, r, language)).unwrap_or_default(),
        slip_line: keyed.map(Marked::slip_line),
        keyboard: keyboard(&state.edition),
        edition: state.edition.id.clone(),
        slip_hint: example::hint(&state.edition, language),
        blank: blank_name(&state.edition, language),
        dictionary: Question::of(state, id).href(),
        lobby: round.is_none().then(|| lobby(state, language)),
        ending: state.ended.map(|because| ending(view, because, language)),
        screen: console::screen::control(view, language),
        status: status(view, id, language),
        restored: rescued(view, language).or_else(|| restored(view, language)),
        trouble: view.trouble.map(|trouble| say!(language, &format!("trouble-{trouble}"))),
    }
}

fn details(state: &Tournament, language: Language) -> String {
    let players = state.players.values().filter(|p| p.until_round.is_none()).count();
    let players = say!(language, "players", n = players);
    let parts = [players, state.edition.name.clone()];
    joined(parts.into_iter().chain(variant(language, &state.profile.form)), " · ")
}

/// The round behind the last that is keyed once.
fn double_from(state: &Tournament) -> RoundNumber {
    let single = state.rounds.iter().rev().find(|round| !round.is_double);
    RoundNumber(single.map_or(1, |round| round.number.0 + 1))
}

/// How far the game is, and its title.
fn stage(state: &Tournament, language: Language) -> (&'static str, String) {
    match (state.last_round(), state.ended) {
        (_, Some(_)) => ("ended", say!(language, "title-ended")),
        (None, None) => ("lobby", say!(language, "title-lobby")),
        (Some(round), None) => ("running", say!(language, "round-title", n = round.number)),
    }
}

/// How far a round is, and why its clock stands.
pub fn phase_view(state: &Tournament, clock: &RunningClock, language: Language) -> PhaseView {
    let key = if state.ended.is_some() {
        "ended"
    } else {
        let key =
            |round: &Round| phase_key(round.phase, clock.is_running(), is_last_call(state, clock));
        state.last_round().map_or("lobby", key)
    };
    PhaseView { key, text: say!(language, &format!("phase-{key}")) }
}

fn next_button(state: &Tournament, language: Language) -> Option<NextButton> {
    let step = NextStep::of(state);
    let is_sealed = matches!(step, NextStep::Draw(_)) && is_sealed(state);
    let (key, round) = match step {
        NextStep::Draw(round) if is_sealed => ("next-key", round),
        NextStep::Draw(RoundNumber(1)) => ("next-draw-first", RoundNumber(1)),
        NextStep::Draw(round) => ("next-draw", round),
        NextStep::Start(round) => ("next-start", round),
        NextStep::Stop(round) => ("next-stop", round),
        NextStep::Reveal(round) => ("next-reveal", round),
        NextStep::ChooseTop(round) => ("next-place", round),
        NextStep::Finish(_) => ("next-end", RoundNumber(0)),
        NextStep::Nothing => return None,
    };
    let proposed = matches!(step, NextStep::ChooseTop(_)).then(|| proposed_top(state)).flatten();
    let label = match &proposed {
        Some(name) => say!(language, "next-place-word", name),
        None => say!(language, key, n = round),
    };
    let missing_slips = step.would_lock(state).map(|lacks| lacking(language, lacks));
    let must_choose = matches!(step, NextStep::ChooseTop(_)) && proposed.is_none();
    let must_settle = step
        .disputed(state)
        .map(|(round, players)| refusal::sentence(language, &Refusal::Disputed { round, players }));
    Some(NextButton {
        label,
        step: step.name(),
        href: if is_sealed { "/open/sealed" } else { "" },
        enabled: !must_choose && must_settle.is_none(),
        missing: must_settle
            .or(missing_slips)
            .or_else(|| must_choose.then(|| say!(language, "next-needs-top"))),
    })
}

/// Whether the racks wait for the key of a sealed game.
fn is_sealed(state: &Tournament) -> bool {
    state.prepared_game().is_some() && !state.is_game_open() && state.ended.is_none()
}

/// The top that the next step lays where the arbiter chooses no other.
fn proposed_top(state: &Tournament) -> Option<String> {
    let round = state.choosing().filter(|_| state.relayed.is_none())?;
    let tops = &round.tops.as_ref()?.placements;
    let placement = tops.get(choice::unattended_choice(state, round)?)?;
    Some(shown_placement(placement))
}

/// That the file went away and was written anew.
fn rescued(view: &DeskView, language: Language) -> Option<String> {
    let Rescued { at_ms, elsewhere } = view.rescued.as_ref()?;
    let time = time_of_day(*at_ms);
    Some(match elsewhere {
        Some(path) => say!(language, "rescued-elsewhere", time, path = path.display()),
        None => say!(language, "rescued", time),
    })
}

/// Says that the program had stopped or the computer had slept while the round ran, and how to go
/// on.
fn restored(view: &DeskView, language: Language) -> Option<String> {
    let round = view.state.last_round();
    let clock = round.filter(|round| round.clock.is_restored)?.clock;
    let time = minutes(view.clock.left_ms());
    Some(match clock.away_ms {
        Some(away) => say!(language, "restored-away", time, away = minutes(away)),
        None => say!(language, "restored", time),
    })
}

fn rack(state: &Tournament, language: Language) -> RackView {
    let round = state.last_round().filter(|round| round.phase < Phase::Placed);
    let by_hand = by_hand(state, language);
    let edition = &state.edition;
    let (tiles, named) = match round {
        Some(round) => (round_rack(state, round), played_rack(state, round)),
        None if by_hand.is_some() => {
            let lying = lying(state);
            (rack_view(edition, &lying), joined_rack(edition, &lying, 0))
        }
        None => (Vec::new(), String::new()),
    };
    let named = Some(named).filter(|named| !named.is_empty());
    let named = named.map(|named| say!(language, "rack-text", name = named));
    RackView {
        title: round
            .map_or_else(String::new, |round| say!(language, "round-title", n = round.number)),
        free: round.map_or_else(|| edition.rack_size.saturating_sub(tiles.len()), |_| 0),
        size: round.map_or(edition.rack_size, |_| tiles.len()),
        tiles,
        named: named.unwrap_or_default(),
        bought: round.map_or_else(String::new, |round| rack_sentences(state, round, language)),
        bag: tiles_in_bag(state).to_string(),
        can_refuse: refused::may_refuse(state),
        vowels: vowels(state),
        by_hand,
    }
}

/// The numbers of vowels that the arbiter may say for the next rack, and whether it is the one.
fn vowels(state: &Tournament) -> Vec<(usize, bool)> {
    let is_next = matches!(NextStep::of(state), NextStep::Draw(_));
    let choices = choices(state).filter(|_| is_next).into_iter();
    choices.flat_map(|(range, chosen)| range.map(move |n| (n, n == chosen))).collect()
}

/// The form for tiles out of a bag of cloth; nothing where no rack is drawn next.
fn by_hand(state: &Tournament, language: Language) -> Option<ByHand> {
    if !matches!(NextStep::of(state), NextStep::Draw(_)) || is_sealed(state) {
        return None;
    }
    let lying = lying(state);
    let stays = !lying.is_empty();
    let (drawn, whole) = to_draw(state);
    let rest = joined_rack(&state.edition, &lying, 0);
    let tiles = |n: usize| say!(language, "draw-tiles", n = n);
    Some(ByHand {
        beside: if stays { say!(language, "draw-beside", rest, n = drawn) } else { tiles(whole) },
        whole: (stays && drawn < whole).then(|| tiles(whole)),
    })
}

fn last_top(state: &Tournament, language: Language) -> Option<LeadLine> {
    let (round, placed) = state.last_placed()?;
    let key = if round.laid_below().is_none() { "top-on-board" } else { "laid-on-board" };
    let worth = points_of(state, round, &placed.placement, placed.points, language);
    Some(LeadLine {
        lead: say!(language, key, n = round.number),
        text: format!("{}, {worth}", shown_placement(&placed.placement)),
    })
}

fn meanings(state: &Tournament, language: Language) -> Vec<String> {
    // Of several tops the one that is laid: until then what lies on the board is another word.
    let is_one = |round: &&Round| {
        round.placed.is_some() || round.tops.as_ref().is_some_and(|tops| tops.placements.len() == 1)
    };
    let shown = last_revealed(state).filter(is_one).and_then(|round| {
        let laid = round.placed.as_ref().map(|placed| &placed.placement);
        Some((round, laid.or_else(|| round.top())?))
    });
    shown.map_or_else(Vec::new, |(round, text)| meaning::of_placement(state, round, text, language))
}

fn status(view: &DeskView, id: &str, language: Language) -> StatusLine {
    let link = |round: &Round| Link {
        href: format!("/t/{id}/rounds/{}", round.number),
        text: round.number.to_string(),
    };
    let (copied, copy_is_late) = copied(view, language);
    StatusLine {
        copied,
        copy_is_late,
        saved: time_of_day(view.saved_ms),
        screen: console::screen::scene_name(view.screen.scene, language),
        rounds: view.state.rounds.iter().map(link).collect(),
    }
}

/// When the last copy was made; whether it is missing, failed, or two rounds behind.
fn copied(view: &DeskView, language: Language) -> (String, bool) {
    let Some(note) = &view.copied else { return (say!(language, "status-copy-none"), true) };
    let is_late = rounds_on_board(view) >= note.rounds + 2;
    let key = match note.fault {
        Some(_) => "status-copy-failed",
        None if is_late => "status-copy-late",
        None => "status-copied",
    };
    (say!(language, key, name = time_of_day(note.at_ms)), is_late || note.fault.is_some())
}
