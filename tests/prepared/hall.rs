//! A hall plays a sealed game as it was prepared.

use std::{fs, path::Path};

use flavita::app::sealed::file::{SealFault, Sealed};
use flavita::app::sealed::seating::{Lack, look};
use flavita::{
    app::desk::door::Desk, app::desk::fault::DeskError, app::desk::next_step::NextStep,
    app::desk::request::DeskRequest, app::folder::data_folder::Folder,
    app::sealed::seating::SeatFault, tournament::model::actor::Actor,
    tournament::model::command::Command, tournament::model::event::Event,
    tournament::model::ids::RoundNumber, tournament::model::log_difference::Again,
    tournament::model::log_difference::Differing, tournament::model::log_difference::LogDifference,
    tournament::model::prepared_game::PreparedGame, tournament::model::prepared_note::Opening,
    tournament::model::refusal::Refusal, tournament::model::rejection::RackOrigin,
};

use crate::ground::{KEY, first_sealed, game, ground, sealed, words_file};

/// A data folder with the words of the games.
fn hall() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::copy(words_file(), folder.path().join("words.lexicon")).unwrap();
    folder
}

fn ask(desk: &Desk, ask: DeskRequest) -> Result<Vec<Event>, DeskError> {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let receipt = runtime.block_on(desk.ask(ask, &Actor::Console, None))?;
    Ok(receipt.events)
}

fn next(desk: &Desk) -> Result<Vec<Event>, DeskError> {
    ask(desk, DeskRequest::Next { is_confirmed: true })
}

/// A tournament with Ada that plays this game, not yet opened.
fn seated(data: &Folder, sealed: &Sealed) -> String {
    let id = data.seat_sealed(sealed, "Hall one").unwrap();
    let ada = Command::RegisterPlayer { number: None, name: "Ada".to_owned(), club: String::new() };
    ask(&data.desk(&id).unwrap(), DeskRequest::Do(ada)).unwrap();
    id
}

fn open(data: &Folder, id: &str) {
    let opened = data.open_sealed(id, KEY).unwrap();
    ask(&data.desk(id).unwrap(), DeskRequest::TakeGame(opened)).unwrap();
}

/// Plays these rounds and compares each with the game.
fn play(desk: &Desk, game: &PreparedGame, rounds: std::ops::Range<usize>) {
    for prepared in &game.rounds[rounds] {
        next(desk).unwrap();
        let view = desk.view();
        let round = view.state.last_round().unwrap();
        assert_eq!(round.rack_text, prepared.rack);
        assert_eq!(round.origin, RackOrigin::Prepared);
        for _ in 0..3 {
            next(desk).unwrap();
        }
        let view = desk.view();
        let round = view.state.last_round().unwrap();
        let placed = round.placed.as_ref().unwrap();
        assert_eq!(placed.placement, prepared.laid);
        assert_eq!(placed.points, prepared.points);
        assert_eq!(round.tops.as_ref().unwrap().placements, prepared.tops);
        assert_eq!(round.tops.as_ref().unwrap().legal, prepared.legal);
    }
}

fn findings(data: &Folder, id: &str) -> (Vec<LogDifference>, bool) {
    let findings = data.check(id).unwrap();
    (findings.differences, findings.with_secret)
}

fn refused(answer: Result<Vec<Event>, DeskError>) -> Refusal {
    match answer {
        Err(DeskError::Refused(refusal)) => refusal,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_hall_plays_the_whole_game_as_it_was_prepared_with_a_restart_in_the_middle() {
    let (folder, game) = (hall(), game(1));
    let sealed = first_sealed();
    let data = Folder::open(folder.path()).unwrap();
    let id = seated(&data, sealed);
    assert_eq!(refused(next(&data.desk(&id).unwrap())), Refusal::GameSealed);
    open(&data, &id);
    play(&data.desk(&id).unwrap(), &game, 0..3);
    drop(data);
    let data = Folder::open(folder.path()).unwrap();
    // The one that stopped lets the file go in a thread of its own.
    let mut tries = (0..500).map(|_| {
        std::thread::sleep(std::time::Duration::from_millis(20));
        data.desk(&id)
    });
    let desk = tries.find_map(Result::ok).unwrap();
    play(&desk, &game, 3..game.rounds.len());
    let because = game.end;
    assert_eq!(next(&desk).unwrap(), [Event::GameEnded { because }]);
    let note = desk.view().state.prepared_game().cloned().unwrap();
    assert_eq!(note.commitment, sealed.head.commitment);
    assert_eq!(NextStep::of(&desk.view().state), NextStep::Finish(RoundNumber(1)));
    assert_eq!(findings(&data, &id), (vec![], true));
}

#[test]
fn the_check_takes_racks_on_trust_without_the_opened_game_and_finds_another_one_out() {
    let (folder, game) = (hall(), game(1));
    let data = Folder::open(folder.path()).unwrap();
    let id = seated(&data, first_sealed());
    open(&data, &id);
    play(&data.desk(&id).unwrap(), &game, 0..2);
    let opened = data.file(&id).with_extension("game");
    let bytes = fs::read(&opened).unwrap();
    fs::remove_file(&opened).unwrap();
    assert_eq!(findings(&data, &id), (vec![], false));
    fs::write(&opened, &bytes[1..]).unwrap();
    let (differences, _) = findings(&data, &id);
    assert!(matches!(differences[0].what, Differing::Beside(_)), "{differences:?}");
}

#[test]
fn a_rack_that_is_not_of_the_game_is_found_by_the_check() {
    let folder = hall();
    let data = Folder::open(folder.path()).unwrap();
    let id = seated(&data, first_sealed());
    open(&data, &id);
    // Somebody gives the desk another game than the one that was opened.
    let other = game(2);
    ask(&data.desk(&id).unwrap(), DeskRequest::TakeGame(other.into())).unwrap();
    next(&data.desk(&id).unwrap()).unwrap();
    let (differences, _) = findings(&data, &id);
    let of_game = Again::PreparedGame;
    assert!(
        matches!(&differences[0].what, Differing::Otherwise { of, .. } if *of == of_game),
        "{differences:?}"
    );
}

#[test]
fn no_rack_is_drawn_before_its_time() {
    let (folder, game) = (hall(), game(1));
    let data = Folder::open(folder.path()).unwrap();
    // The first rack long ago, the second in the far future.
    let opens = Opening { first_ms: 1_000, minutes: vec![4_000_000_000] };
    let opens_ms = opens.of_round(RoundNumber(2));
    let id = seated(&data, &sealed(&game, Some(opens)));
    open(&data, &id);
    let desk = data.desk(&id).unwrap();
    play(&desk, &game, 0..1);
    let early = Refusal::TooEarly { round: RoundNumber(2), opens_ms };
    assert_eq!(refused(next(&desk)), early);
    assert_eq!(refused(ask(&desk, DeskRequest::Do(Command::DrawRack))), early);
    assert_eq!(desk.view().state.rounds.len(), 1);
}

#[test]
fn a_wrong_key_opens_nothing_and_leaves_no_file() {
    let folder = hall();
    let data = Folder::open(folder.path()).unwrap();
    let id = seated(&data, first_sealed());
    let wrong = data.open_sealed(&id, "radio tango piano robot opera sauna");
    assert!(matches!(wrong, Err(SeatFault::Seal(SealFault::WrongKey))));
    assert!(!data.file(&id).with_extension("game").exists());
}

#[test]
fn a_sealed_file_that_is_missing_is_taken_again_by_the_tournament_that_plays_it() {
    let folder = hall();
    let data = Folder::open(folder.path()).unwrap();
    let sealed = first_sealed();
    let id = seated(&data, sealed);
    assert_eq!(data.mend_sealed(sealed).unwrap(), None, "nothing is missing");
    fs::remove_file(data.file(&id).with_extension("sealed")).unwrap();
    assert!(matches!(data.open_sealed(&id, KEY), Err(SeatFault::NoFile(_))));
    assert_eq!(data.mend_sealed(sealed).unwrap(), Some(id.clone()));
    assert!(data.open_sealed(&id, KEY).is_ok());
}

#[test]
fn a_tournament_takes_no_other_sealed_game() {
    let folder = hall();
    let data = Folder::open(folder.path()).unwrap();
    let id = seated(&data, first_sealed());
    let other = sealed(&game(1), None);
    assert!(matches!(data.keep_sealed(&id, &other), Err(SeatFault::OtherTournament)));
}

#[test]
fn no_picture_and_no_message_tells_a_rack_to_come() {
    let (folder, game) = (hall(), game(1));
    let data = Folder::open(folder.path()).unwrap();
    let id = seated(&data, first_sealed());
    open(&data, &id);
    let desk = data.desk(&id).unwrap();
    play(&desk, &game, 0..1);
    assert!(!desk.public_view().state.is_game_open());
    let (whole, hall) = (desk.view(), desk.public_view());
    for picture in [format!("{:?}", whole.state), format!("{:?}", hall.state)] {
        assert!(picture.contains(&game.rounds[0].rack));
        for round in &game.rounds[1..] {
            assert!(!picture.contains(&round.rack), "{}", round.rack);
        }
    }
}

#[test]
fn a_hall_is_told_before_the_day_what_it_lacks() {
    let game = game(1);
    let mut head = first_sealed().head.clone();
    let look = |head: &_, folder: &Path| {
        let data = Folder::open(folder).unwrap();
        look(head, folder, &data.shelf).map(|_| ())
    };
    let (full, bare) = (hall(), tempfile::tempdir().unwrap());
    assert_eq!(look(&head, full.path()), Ok(()));
    let no_words = Lack::NoWords {
        name: ground().dictionary.name.clone(),
        words: ground().dictionary.words.words(),
    };
    assert_eq!(look(&head, bare.path()), Err(vec![no_words.clone()]));
    head.program = "999.0.0".to_owned();
    let older = Lack::OlderProgram {
        needed: "999.0.0".to_owned(),
        own: env!("CARGO_PKG_VERSION").to_owned(),
    };
    assert_eq!(look(&head, bare.path()), Err(vec![older.clone(), no_words]));
    head.edition.checksum = "00".repeat(32);
    let other = Lack::OtherEdition("en-scrabble".to_owned());
    assert_eq!(look(&head, full.path()), Err(vec![older.clone(), other]));
    head.edition.id = "martian".to_owned();
    let none = Lack::NoEdition("martian".to_owned());
    assert_eq!(look(&head, full.path()), Err(vec![older, none]));
    assert_eq!(ground().profile(), &game.profile);
}
