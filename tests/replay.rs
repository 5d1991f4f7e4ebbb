//! Replaying: the log alone gives the same tournament, and a log that cannot be is refused.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "replay/game.rs"]
mod game;
#[path = "replay/stored_form.rs"]
mod stored_form;
#[path = "replay/stored_profile.rs"]
mod stored_profile;

use flavita::tournament::state::tournament::{ReplayError, Tournament};
use flavita::{
    tournament::model::actor::Stamp, tournament::model::event::Event,
    tournament::model::ids::RoundNumber, tournament::results::standings::standings,
};

use crate::game::{Game, stamp};

fn replayed(log: &[Event]) -> Result<Tournament, ReplayError> {
    let stamps: Vec<Stamp> = (0..).map(stamp).take(log.len()).collect();
    Tournament::replay(log.iter().zip(&stamps))
}

/// The standings after every round, as text.
fn told(state: &Tournament) -> String {
    let rounds = u32::try_from(state.rounds.len()).unwrap();
    let after = (0..=rounds).map(|round| format!("{:#?}\n", standings(state, RoundNumber(round))));
    after.collect()
}

#[test]
fn a_whole_game_ends_with_these_standings() {
    let game = Game::played();
    let state = &game.state;
    let last = state.last_round().unwrap();
    let table = standings(state, last.number);
    let lines = table.lines.iter().map(|line| {
        format!(
            "{}. no. {}: {} = {} - {}, {} of 10000, {} tops, {} solos, {} ms\n",
            line.rank,
            line.player,
            line.total,
            line.points,
            line.penalty,
            line.percent_hundredths,
            line.tops,
            line.solos,
            line.used_ms
        )
    });
    let text = format!(
        "{} events, {} rounds, {} racks rejected, {} of {} tiles left, {:?}\ntops {}\n{}",
        state.events(),
        last.number,
        state.rejected.len(),
        state.bag().total(),
        state.bag().total() + state.board.count(),
        state.ended.unwrap(),
        table.top_total,
        lines.collect::<String>()
    );
    insta::assert_snapshot!(text, @r#"
    249 events, 22 rounds, 1 racks rejected, 0 of 100 tiles left, BagEmpty
    tops 813
    1. no. 1: 590 = 770 - 180, 7257 of 10000, 17 tops, 16 solos, 2545000 ms
    2. no. 2: 254 = 634 - 380, 3124 of 10000, 1 tops, 5 solos, 3740000 ms
    3. no. 3: 0 = 0 - 0, 0 of 10000, 0 tops, 0 solos, 900000 ms
    4. no. 4: -340 = 0 - 340, -4182 of 10000, 0 tops, 0 solos, 3505000 ms
    "#);
}

#[test]
fn the_same_game_played_again_writes_the_same_log() {
    assert_eq!(Game::played().log, Game::played().log);
}

#[test]
fn a_log_that_went_through_json_gives_the_same_standings() {
    let game = Game::played();
    let texts: Vec<String> =
        game.log.iter().map(|event| serde_json::to_string(event).unwrap()).collect();
    let read: Vec<Event> = texts.iter().map(|text| serde_json::from_str(text).unwrap()).collect();
    assert_eq!(read, game.log);
    let again = replayed(&read).unwrap();
    assert_eq!(told(&again), told(&game.state));
    assert_eq!(again.board, game.state.board);
    assert_eq!(again.rejected, game.state.rejected);
    assert_eq!(again.events(), game.log.len());
}

#[test]
fn applying_twice_gives_the_same_as_applying_once() {
    let game = Game::played();
    let (one, other) = (replayed(&game.log).unwrap(), replayed(&game.log).unwrap());
    assert_eq!(format!("{one:?}"), format!("{other:?}"));
}

#[test]
fn a_log_cut_short_is_the_tournament_as_it_was_then() {
    let game = Game::played();
    for end in 1..game.log.len() {
        let state = replayed(&game.log[..end]).unwrap();
        assert_eq!(state.events(), end);
    }
}

#[test]
fn a_log_without_its_beginning_is_refused() {
    let game = Game::played();
    for log in [&game.log[..0], &game.log[1..]] {
        assert_eq!(replayed(log).unwrap_err(), ReplayError::NoBeginning);
    }
}

#[test]
fn a_log_with_an_event_twice_is_refused() {
    let game = Game::played();
    for at in 0..game.log.len() {
        let mut log = game.log.clone();
        let event = log[at].clone();
        let may_repeat = matches!(
            event,
            Event::RackRejected { .. }
                | Event::ClockExtended { .. }
                | Event::SlipSent { .. }
                | Event::SlipCameLate { .. }
                | Event::NoteWritten { .. }
        );
        log.insert(at, event);
        let result = replayed(&log).map(drop);
        if may_repeat {
            assert_eq!(result, Ok(()), "{:?}", log[at]);
        } else {
            assert_eq!(result, Err(ReplayError::Misfit(at + 2)), "{:?}", log[at]);
        }
    }
}

#[test]
fn a_log_with_points_that_no_sum_holds_is_refused() {
    let game = Game::played();
    let mut bent = 0;
    for at in 0..game.log.len() {
        let mut log = game.log.clone();
        if let Event::SlipJudged { verdict, .. } = &mut log[at] {
            verdict.points = i32::MAX;
        } else if let Event::TopRevealed { tops, .. } = &mut log[at] {
            tops.points = i32::MIN;
        } else if let Event::TopPlaced { placed, .. } = &mut log[at] {
            placed.points = i32::MAX;
        } else {
            continue;
        }
        bent += 1;
        let result = replayed(&log).map(drop);
        assert_eq!(result, Err(ReplayError::Misfit(at + 1)), "{:?}", log[at]);
    }
    assert!(bent > 60, "{bent}");
}

#[test]
fn a_log_that_lacks_a_step_of_a_round_is_refused() {
    let game = Game::played();
    let mut steps = 0;
    for at in 1..game.log.len() {
        let is_step = matches!(
            game.log[at],
            Event::RackDrawn { .. }
                | Event::RoundOpened { .. }
                | Event::RoundClosed { .. }
                | Event::TopRevealed { .. }
                | Event::TopPlaced { .. }
        );
        let is_last = game.log[at..]
            .iter()
            .all(|event| !matches!(event, Event::RackDrawn { .. }) || *event == game.log[at]);
        if is_step && !is_last {
            let mut log = game.log.clone();
            log.remove(at);
            assert!(replayed(&log).is_err(), "{:?}", game.log[at]);
            steps += 1;
        }
    }
    assert!(steps > 40, "{steps} steps left out one by one");
}

#[test]
fn a_rack_that_the_bag_does_not_hold_is_refused() {
    let game = Game::played();
    let at = game.log.iter().position(|e| matches!(e, Event::RackDrawn { .. })).unwrap();
    for wrong in ["ZZAEIRT", "A9", "[", "аб"] {
        let mut log = game.log[..=at].to_vec();
        let Event::RackDrawn { rack, .. } = &mut log[at] else { unreachable!() };
        wrong.clone_into(rack);
        assert_eq!(replayed(&log).unwrap_err(), ReplayError::Misfit(at + 1), "{wrong}");
    }
}
