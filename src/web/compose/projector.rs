//! The screen of the hall: one scene at a time, never a secret.

use crate::app::scene::Scene;
use crate::app::view::DeskView;
use crate::i18n::catalogue::say;
use crate::i18n::language::Language;
use crate::i18n::names::shown_word;
use crate::tournament::round::{Phase, Round};
use crate::tournament::state::Tournament;
use crate::web::compose::board::{board_view, rack_view};
use crate::web::compose::bought;
use crate::web::compose::draw::grouped;
use crate::web::compose::figures::signed;
use crate::web::compose::names::minutes;
use crate::web::compose::reveal;
use crate::web::compose::standings::is_over;
use crate::web::compose::standings_scene;
use crate::web::pages::board::{BoardView, TileView};
use crate::web::pages::clock::ClockView;
use crate::web::pages::projector::{HandedIn, ProjectorPage, TopLine};

/// What the screen of the hall shows now.
#[must_use]
pub fn page(view: &DeskView, id: &str, language: Language) -> ProjectorPage {
    let state = &view.state;
    let scene = scene(view);
    let has = |scenes: &[&str]| scenes.contains(&scene);
    let shows_draw = has(&["lobby"]) && state.rounds.is_empty();
    let is_play = has(&["drawn", "thinking", "last-call"]);
    let revealed = reveal::last_revealed(state).filter(|_| has(&["reveal"]));
    ProjectorPage {
        tournament: id.to_owned(),
        name: state.name.clone(),
        scene,
        round: state.last_round().map_or_else(String::new, |round| {
            say(language, "round-title", &[("n", round.number.into())])
        }),
        phase: phase(view, scene, language),
        details: details(state, language),
        commitment: if shows_draw {
            grouped(&state.seed.commitment)
        } else {
            String::new()
        },
        public: if shows_draw {
            state.seed.public.clone()
        } else {
            String::new()
        },
        clock: clock_view(view),
        board: board(state, revealed, language),
        rack: if is_play { rack(state) } else { Vec::new() },
        bought: state
            .last_round()
            .filter(|_| is_play)
            .map_or_else(String::new, |round| {
                bought::sentences(state, round, language)
            }),
        bag: tiles_in_bag(state).to_string(),
        handed_in: handed_in(state, language),
        last_top: last_top(state, language).filter(|_| is_play),
        reveal: revealed.and_then(|round| reveal::reveal(view, round, language)),
        standings: has(&["standings", "final"])
            .then(|| standings_scene::scene(state, language))
            .flatten(),
    }
}

/// The time left of the round, for any page.
#[must_use]
pub fn clock_view(view: &DeskView) -> ClockView {
    let remaining_ms = view.remaining_ms();
    let calls = &view.state.profile.round.last_call.0;
    ClockView {
        text: minutes(remaining_ms),
        remaining_ms,
        running: view.clock.is_running(),
        calls_ms: calls.iter().map(|call| u64::from(*call) * 1000).collect(),
    }
}

/// How many tiles are neither on the board nor on the rack being played.
#[must_use]
pub fn tiles_in_bag(state: &Tournament) -> usize {
    let round = state
        .last_round()
        .filter(|round| round.phase < Phase::Placed);
    let held = round.map_or(0, |round| round.rack.tiles().len());
    state.bag().total().saturating_sub(held)
}

/// The scene that is shown: what was asked for, where there is something to show.
fn scene(view: &DeskView) -> &'static str {
    let state = &view.state;
    let asked = match view.scene {
        Scene::Reveal if reveal::last_revealed(state).is_some() => "reveal",
        Scene::Standings => "standings",
        Scene::Lobby => "lobby",
        Scene::Blank => "blank",
        Scene::Auto | Scene::Reveal => automatic(view),
    };
    if asked == "standings" && state.marked_until() == 0 {
        return "lobby";
    }
    asked
}

/// The scene that the phase of the game asks for.
fn automatic(view: &DeskView) -> &'static str {
    let state = &view.state;
    let Some(round) = state.last_round() else {
        return "lobby";
    };
    if state.ended.is_some() {
        let is_final = is_over(state) && standings_scene::has_podium(state);
        return if is_final { "final" } else { "standings" };
    }
    match round.phase {
        Phase::Drawn => "drawn",
        Phase::Thinking if view.is_last_call() => "last-call",
        Phase::Thinking => "thinking",
        Phase::Closed => "stop",
        // A given rack may allow nothing: then there is no top to show.
        Phase::Revealed | Phase::Placed if reveal::shown_top(round).is_none() => "stop",
        Phase::Revealed | Phase::Placed => "reveal",
    }
}

fn phase(view: &DeskView, scene: &str, language: Language) -> String {
    let state = &view.state;
    let is_running = view.clock.is_running();
    let key = match scene {
        "drawn" => "screen-phase-drawn",
        "thinking" | "last-call" if !is_running => "screen-phase-paused",
        "thinking" => "screen-phase-thinking",
        "last-call" => "screen-phase-last-call",
        "lobby" if view.scene == Scene::Standings => "standings-empty",
        "lobby" if state.ended.is_some() => "phase-ended",
        "lobby" if state.rounds.is_empty() => "phase-lobby",
        "lobby" => return round_title(state, language),
        _ => return String::new(),
    };
    say(language, key, &[])
}

pub(super) fn round_title(state: &Tournament, language: Language) -> String {
    let title = |round: &Round| say(language, "round-title", &[("n", round.number.into())]);
    state.last_round().map_or_else(String::new, title)
}

fn details(state: &Tournament, language: Language) -> String {
    let staying = state.players.values().filter(|p| p.until_round.is_none());
    say(language, "players", &[("n", staying.count().into())])
}

/// The board as everybody has it; the last placement is outlined, but not an older one beside an
/// announced top that does not lie yet.
pub(super) fn board(state: &Tournament, revealed: Option<&Round>, language: Language) -> BoardView {
    let placed = revealed
        .or_else(|| Some(state.last_placed()?.0))
        .and_then(|round| {
            let placed = round.placed.as_ref()?;
            Some((&round.board, state.read_placement(&placed.placement)?))
        });
    let fresh = placed
        .as_ref()
        .map(|(before, placement)| (*before, placement));
    board_view(&state.edition, &state.board, fresh, language)
}

pub(super) fn rack(state: &Tournament) -> Vec<TileView> {
    state.last_round().map_or_else(Vec::new, |round| {
        rack_view(&state.edition, round.rack.tiles())
    })
}

fn handed_in(state: &Tournament, language: Language) -> Option<HandedIn> {
    state.profile.game_clock?;
    let round = state.last_round().filter(|r| r.phase == Phase::Thinking)?;
    let of = state.players_in(round.number).count();
    Some(HandedIn {
        count: round.handed_in.len().to_string(),
        of: say(language, "of-count", &[("n", of.into())]),
    })
}

/// What was laid before the present round; called a top only where it is one.
pub(super) fn last_top(state: &Tournament, language: Language) -> Option<TopLine> {
    let (round, placed) = state.last_placed()?;
    let is_top = reveal::shown_top(round) == Some(&placed.placement);
    let key = if is_top {
        "top-of-round"
    } else {
        "round-title"
    };
    Some(TopLine {
        title: say(language, key, &[("n", round.number.into())]),
        word: shown_word(&placed.placement.word),
        at: placed.placement.at.clone(),
        points: signed(placed.points),
    })
}
