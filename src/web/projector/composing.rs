//! The screen of the hall: one scene at a time, never a secret.

use crate::draw::{grouped, head_words, refused_last};
use crate::parts::{BoardView, ClockView, board_view, choice, meaning, rack_sentences};
use crate::parts::{played_rack, round_rack, signed};
use crate::projector::page::{HandedIn, PauseScene, ProjectorPage, TopLine, WayIn};
use crate::projector::{reveal, standings};
use crate::{frame::AtDesk, http::headers, parts::qr::qr};
use actix_web::{HttpResponse, http::header, http::header::HeaderValue};
use flavita_app::desk::{PublicView, is_last_call};
use flavita_app::{machine::clock::RunningClock, screen::shown::Scene};
use flavita_i18n::{language::Language, names::shown_word, rules::names::theme_line};
use flavita_tournament::model::{Phase, Round, RoundNumber};
use flavita_tournament::{decide::racks::lying, state::Tournament};

/// The scenes in which the round is played.
const PLAY: [&str; 4] = ["drawn", "thinking", "last-call", "stop"];

/// What the screen of the hall shows now.
pub fn page(
    view: &PublicView,
    id: &str,
    around: &Surroundings<'_>,
    language: Language,
) -> ProjectorPage {
    let state = &view.state;
    let scene = scene(view);
    let has = |scenes: &[&str]| scenes.contains(&scene);
    let shows_draw = has(&["lobby"]) && state.rounds.is_empty();
    let played = state.last_round().filter(|_| has(&PLAY));
    let revealed = reveal::last_revealed(state).filter(|_| has(&["reveal"]));
    let tells_head = has(&["reveal", "standings", "final"]);
    let head_words = tells_head.then(|| head_words(state, &view.head, language));
    let banner = Some(view.screen.banner.clone()).filter(|banner| !banner.is_empty());
    ProjectorPage {
        scene,
        size: view.screen.size(),
        banner: banner.or_else(|| refused_last(state, language)).unwrap_or_default(),
        round: round_title(state, language),
        phase: phase(view, scene, language),
        details: details(state, language),
        way_in: has(&["lobby"]).then(|| way_in(view, id, around, language)).flatten(),
        pause: has(&["break"]).then(|| pause(view)),
        commitment: if shows_draw { grouped(&state.seed.commitment) } else { String::new() },
        public: if shows_draw { state.seed.public.clone() } else { String::new() },
        clock: clock_view(state, &view.clock),
        board: board(state, revealed, language),
        rack: played.map_or_else(Vec::new, |round| round_rack(state, round)),
        rack_named: played.map_or_else(String::new, |round| {
            say!(language, "rack-text", name = played_rack(state, round))
        }),
        notes: played.map_or_else(Vec::new, |round| rack_notes(state, round, language)),
        choice: played.map_or_else(String::new, |round| {
            choice(&state.edition, &round.board, &round.rack.counts())
        }),
        bag: tiles_in_bag(state).to_string(),
        handed_in: handed_in(state, language),
        last_top: last_top(state, language).filter(|_| has(&PLAY)),
        head_words: head_words.unwrap_or_default(),
        reveal: revealed.and_then(|round| reveal::reveal(view, round, language)),
        standings: has(&["standings", "final"]).then(|| standings::scene(view, language)).flatten(),
    }
}

/// The time left of the round, for any page.
pub fn clock_view(state: &Tournament, clock: &RunningClock) -> ClockView {
    ClockView::of(clock.left_ms(), clock.is_running(), &state.profile)
}

/// How many tiles are neither on the board nor on the rack, be it what stayed there.
pub fn tiles_in_bag(state: &Tournament) -> usize {
    let round = state.last_round().filter(|round| round.phase < Phase::Placed);
    let held = round.map_or_else(|| lying(state).len(), |round| round.rack.tiles().len());
    state.bag().total().saturating_sub(held)
}

/// The scene that is shown: what was asked for, where there is something to show.
fn scene(view: &PublicView) -> &'static str {
    let state = &view.state;
    let is_rack_there = state.last_round().is_some_and(|round| round.phase < Phase::Placed);
    let asked = match view.screen.scene {
        Scene::Draw if is_rack_there && state.ended.is_none() => "drawn",
        Scene::Reveal if reveal::last_revealed(state).is_some() => "reveal",
        Scene::Lobby => "lobby",
        Scene::Third | Scene::Second | Scene::Final if standings::has_podium(view) => "final",
        Scene::Standings | Scene::Third | Scene::Second | Scene::Final => "standings",
        Scene::Break => "break",
        Scene::Blank => "blank",
        Scene::Auto | Scene::Draw | Scene::Reveal => automatic(view),
    };
    if ["standings", "final"].contains(&asked) && state.marked_until() == RoundNumber(0) {
        return "lobby";
    }
    asked
}

/// The scene that the phase of the game asks for.
fn automatic(view: &PublicView) -> &'static str {
    let state = &view.state;
    let Some(round) = state.last_round() else { return "lobby" };
    if state.ended.is_some() {
        let is_final = state.final_head.is_some() && standings::has_podium(view);
        return if is_final { "final" } else { "standings" };
    }
    match round.phase {
        Phase::Drawn => "drawn",
        Phase::Thinking if is_last_call(state, &view.clock) => "last-call",
        Phase::Thinking => "thinking",
        Phase::Closed => "stop",
        // A given rack may allow nothing: then there is no top to show.
        Phase::Revealed | Phase::Placed if round.top().is_none() => "stop",
        Phase::Revealed | Phase::Placed => "reveal",
    }
}

fn phase(view: &PublicView, scene: &str, language: Language) -> String {
    let state = &view.state;
    let wants_table = matches!(view.screen.scene, Scene::Standings | Scene::Final);
    let key = match scene {
        "drawn" | "thinking" | "last-call" | "stop" => round_phase(view),
        "lobby" if wants_table => "standings-empty",
        "lobby" if state.ended.is_some() => "phase-ended",
        "lobby" if state.rounds.is_empty() => "phase-lobby",
        "lobby" => return round_title(state, language),
        _ => return String::new(),
    };
    say!(language, key)
}

/// The key of what is going on in the round that is played.
fn round_phase(view: &PublicView) -> &'static str {
    let phase = view.state.last_round().map(|round| round.phase);
    match phase {
        None | Some(Phase::Drawn) => "screen-phase-drawn",
        Some(Phase::Thinking) if !view.clock.is_running() => "screen-phase-paused",
        Some(Phase::Thinking) if is_last_call(&view.state, &view.clock) => "screen-phase-last-call",
        Some(Phase::Thinking) => "screen-phase-thinking",
        Some(Phase::Closed | Phase::Revealed | Phase::Placed) => "screen-slips-up",
    }
}

/// What a break says: when it goes on, and after which round it is.
fn pause(view: &PublicView) -> PauseScene {
    let pause = &view.screen.pause;
    PauseScene {
        until: pause.until.clone(),
        text: pause.text.clone(),
        after: view.state.last_placed().map(|(round, _)| round.number),
    }
}

pub(crate) fn round_title(state: &Tournament, language: Language) -> String {
    let title = |round: &Round| say!(language, "round-title", n = round.number);
    state.last_round().map_or_else(String::new, title)
}

fn details(state: &Tournament, language: Language) -> String {
    let staying = state.players.values().filter(|p| p.until_round.is_none());
    say!(language, "players", n = staying.count())
}

/// The board as everybody has it; the last placement is outlined, but not an older one beside an
/// announced top that does not lie yet.
pub(crate) fn board(state: &Tournament, revealed: Option<&Round>, language: Language) -> BoardView {
    let placed = revealed.or_else(|| Some(state.last_placed()?.0)).and_then(|round| {
        let placed = round.placed.as_ref()?;
        Some((&round.board, state.read_placement(&placed.placement)?))
    });
    let fresh = placed.as_ref().map(|(before, placement)| (*before, placement));
    board_view(&state.edition, &state.board, fresh, language)
}

/// What is said under the rack of a round: blanks that it bought back, today's theme.
pub(crate) fn rack_notes(state: &Tournament, round: &Round, language: Language) -> Vec<String> {
    let bought = Some(rack_sentences(state, round, language)).filter(|said| !said.is_empty());
    bought.into_iter().chain(theme_line(language, &state.profile.form)).collect()
}

fn handed_in(state: &Tournament, language: Language) -> Option<HandedIn> {
    state.profile.game_clock?;
    let round = state.last_round().filter(|r| r.phase == Phase::Thinking)?;
    let of = state.players_in(round.number).count();
    let count = round.handed_in.len().to_string();
    Some(HandedIn { count, of: say!(language, "of-count", n = of) })
}

/// What was laid before the present round; called a top only where it is one.
pub(crate) fn last_top(state: &Tournament, language: Language) -> Option<TopLine> {
    let (round, placed) = state.last_placed()?;
    let key = if round.laid_below().is_none() { "top-of-round" } else { "round-title" };
    Some(TopLine {
        title: say!(language, key, n = round.number),
        word: shown_word(&placed.placement.word),
        at: placed.placement.at.clone(),
        points: signed(placed.points),
    })
}

/// `GET /t/{id}/projector`.
pub async fn show(at: AtDesk) -> HttpResponse {
    let address = at.app.addresses.current();
    let around = Surroundings {
        address: address.as_deref(),
        joined: at.app.passes(&at.id).map_or(0, |passes| passes.players_in()),
    };
    let view = at.public_view();
    if view.screen.tells_meaning {
        meaning::prepare(&at).await;
    }
    let mut answer = at.page(&page(&view, &at.id, &around, at.language));
    let policy = HeaderValue::from_static(headers::FRAMED_POLICY);
    answer.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
    answer
}

/// What the screen knows beside the game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Surroundings<'a> {
    /// Where phones reach the server; `None` without a network.
    pub address: Option<&'a str>,
    /// How many players have signed in with a phone.
    pub joined: usize,
}

/// Codes and addresses, none of them secret; `None` where there is neither network nor Wi-Fi to
/// show.
fn way_in(
    view: &PublicView,
    id: &str,
    around: &Surroundings<'_>,
    language: Language,
) -> Option<WayIn> {
    let wifi = view.screen.wifi.as_ref().filter(|wifi| wifi.is_shown);
    if around.address.is_none() && wifi.is_none() {
        return None;
    }
    let address = around.address.unwrap_or_default();
    let by_hand = address.split_once("://").map_or(address, |(_, rest)| rest);
    Some(WayIn {
        code: around.address.and_then(|address| qr(&format!("{address}/t/{id}/join"))),
        address: by_hand.to_owned(),
        joined: say!(language, "screen-joined", n = around.joined),
        wifi: wifi.map_or_else(String::new, |wifi| wifi.name.clone()),
        wifi_code: wifi.and_then(|wifi| qr(&wifi.code())),
    })
}
