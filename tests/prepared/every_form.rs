//! Every game that can be prepared can be sealed and played, by every profile in every form: by itself
//! every seventh pair of both, in which all of them occur; with `FLAVITA_CASES` all pairs.

use std::{convert::Infallible, env, sync::Arc};

use flavita::contests::simulation::game::{Game, Rules, Search};
use flavita::tournament::model::created::{DictionaryNote, TournamentCreated, WordChoice};
use flavita::tournament::model::prepared_game::{EditionNote, PreparedGame};
use flavita::{
    app::sealed::file::Sealed, contests::prepared::making::Basis,
    game::edition::catalogue::embedded, lexicon::builder::build, lexicon::graph::Graph,
    lexicon::word_list, solver::spread::Crew, tournament::decide::decide,
    tournament::model::actor::Stamp, tournament::model::command::Command,
    tournament::model::prepared_note::PreparedNote, tournament::model::round::Phase,
    tournament::profile::catalogue::every_embedded, tournament::profile::definition::Profile,
    tournament::profile::form_catalogue, tournament::state::tournament::Tournament,
};

use crate::ground::{KEY, sealed};

/// Made-up words without J, Q, X and Z, which stay on the rack until it has to go back.
fn syllables() -> String {
    let open = |consonant: char| "AEIO".chars().map(move |vowel| format!("{consonant}{vowel}"));
    let open: Vec<String> = "RNTSLDMK".chars().flat_map(open).collect();
    let closed = open.iter().flat_map(|one| "RNTS".chars().map(move |last| format!("{one}{last}")));
    let long =
        open.iter().flat_map(|one| ["LA", "TERO", "NIS"].map(|other| format!("{one}{other}")));
    let all: Vec<String> = open.iter().cloned().chain(closed).chain(long).collect();
    all.join("\n")
}

fn words() -> Graph {
    let list = word_list::read(&embedded("en-scrabble").unwrap(), &syllables(), |_| ());
    assert!(list.bad_lines.is_empty(), "{:?}", list.bad_lines);
    build(&list.words, |_| ())
}

/// Every profile in every form, the ordinary one first.
fn rules() -> Vec<Profile> {
    let in_forms = |profile: &Profile| {
        let forms = form_catalogue::EMBEDDED.iter();
        let forms = forms.filter_map(|(id, _)| form_catalogue::embedded(id));
        let in_form = |form: flavita::tournament::profile::form::Form| Profile {
            form: form.in_place_of(&profile.form),
            ..profile.clone()
        };
        let mut all = vec![profile.clone()];
        all.extend(forms.map(in_form));
        all
    };
    every_embedded().iter().flat_map(in_forms).collect()
}

fn note() -> DictionaryNote {
    DictionaryNote {
        name: "syllables".to_owned(),
        words: 0,
        checksum: "00".to_owned(),
        choice: WordChoice::default(),
    }
}

/// Plays an opened game in a hall, rack by rack; what differs there.
fn played(sealed: &Sealed, game: &Arc<PreparedGame>, words: &Graph) -> Result<(), String> {
    let edition = embedded("en-scrabble").unwrap();
    let created = TournamentCreated {
        prepared: Some(PreparedNote {
            name: sealed.head.name.clone(),
            organiser: sealed.head.organiser.clone(),
            key: sealed.head.key.clone(),
            commitment: sealed.head.commitment.clone(),
            opens: None,
        }),
        ..TournamentCreated::plain("Hall".to_owned(), &edition, note(), game.profile.clone())
    };
    let mut state = Tournament::new(&created, &Stamp::default()).map_err(|e| e.to_string())?;
    state.entrust_game(Arc::clone(game));
    let register =
        Command::RegisterPlayer { number: None, name: "Ada".to_owned(), club: String::new() };
    let ask = |state: &mut Tournament, command: &Command| {
        let events = decide(state, command, words);
        for event in events.map_err(|refusal| format!("{command:?}: {refusal}"))? {
            state.apply(&event, &Stamp::default());
        }
        Ok::<(), String>(())
    };
    ask(&mut state, &register)?;
    let close = Command::CloseRound { remaining_ms: 0 };
    for round in &game.rounds {
        let draw = Command::DrawPrepared { now_ms: 0 };
        for command in [draw, Command::OpenRound, close.clone(), Command::RevealTop] {
            ask(&mut state, &command)?;
        }
        let there = state.last_round().ok_or("no round")?;
        let laid = there.placed.as_ref().map(|placed| &placed.placement);
        let is_same = there.phase == Phase::Placed
            && there.rack_text == round.rack
            && laid == Some(&round.laid)
            && there.tops.as_ref().is_some_and(|tops| tops.legal == round.legal);
        is_same.then_some(()).ok_or(format!("round {}", there.number))?;
    }
    ask(&mut state, &Command::DrawPrepared { now_ms: 0 })?;
    let is_over = state.ended == Some(game.end);
    is_over.then_some(()).ok_or("it ends otherwise".to_owned())
}

/// What happened to one prepared game.
#[derive(Debug, Default)]
struct Outcome {
    refused: Option<String>,
    /// Racks that came whole although something had stayed on the last one.
    whole: usize,
}

fn outcome(profile: &Profile, number: u64, words: &Graph) -> Outcome {
    let plain = embedded("en-scrabble").unwrap();
    let edition = profile.form.play(&plain);
    let rules = Rules { edition: &edition, words, profile, search: Search::Everything };
    let basis = Basis { rules, edition: EditionNote::of(&plain), dictionary: note() };
    let game = basis.draw("Simultaneous", "every form", number);
    let named = |why: String| format!("{} {:?}: {why}", profile.id, profile.form);
    if let Err(fault) = basis.check(&game) {
        return Outcome { refused: Some(named(fault.to_string())), whole: 0 };
    }
    let sealed = sealed(&game, None);
    let opened = sealed.open(KEY).unwrap();
    Outcome {
        refused: played(&sealed, &opened.game, words).err().map(named),
        whole: gone_back(rules, number),
    }
}

/// In how many rounds behind the first a rack went back.
fn gone_back(rules: Rules<'_>, number: u64) -> usize {
    let seed = flavita::tournament::model::chance::Seed::of_game("every form", number);
    let mut game = Game::new(rules, &seed);
    let rounds = std::iter::from_fn(|| game.play_round().ok());
    let later = rounds.skip(1);
    later.filter(|round| !round.rejected.is_empty()).count()
}

#[test]
fn every_prepared_game_is_sealed_opened_and_played_by_every_profile_in_every_form() {
    let (rules, words) = (rules(), words());
    assert_eq!(rules.len(), 10 * 15);
    let mut outcomes = Vec::new();
    // Fifteen forms and steps of seven: each form is met by some profile.
    let all = (0..).zip(&rules);
    let played: Vec<(u64, &Profile)> = if env::var_os("FLAVITA_CASES").is_some() {
        all.collect()
    } else {
        all.step_by(7).take(15).collect()
    };
    let answer = |at: u64| {
        let (number, profile) = played[usize::try_from(at).unwrap()];
        outcome(profile, number, &words)
    };
    let crew = Crew::new(None).unwrap();
    let numbers = 0..u64::try_from(played.len()).unwrap();
    let taken = crew.stream(numbers, answer, |_number, one| {
        outcomes.push(one);
        Ok::<(), Infallible>(())
    });
    assert_eq!(taken, Ok(()));
    let refused: Vec<&String> = outcomes.iter().filter_map(|one| one.refused.as_ref()).collect();
    assert_eq!(refused, Vec::<&String>::new());
    let whole: usize = outcomes.iter().map(|one| one.whole).sum();
    assert!(whole > outcomes.len(), "racks go back in these games: {whole}");
}
