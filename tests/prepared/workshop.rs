//! Games played in the background: one run at a time, never during a round, kept as they are found.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use std::{sync::Arc, thread};

use flavita::app::preparing::generation_job::{Busy, End, GenerationJob, Run};
use flavita::app::preparing::offering::{Order, rude};
use flavita::contests::prepared::wishes::{Span, Wish, Wishes};
use flavita::{
    app::preparing::drafts::Drafts, app::words::list::List, app::words::word_set::choose,
    game::edition::catalogue::embedded, lexicon::alphabet::Alphabet,
    tournament::model::created::WordChoice,
};

use crate::ground::{game, taken_along};

/// Longer than any of these runs takes.
const LONG: Duration = Duration::from_mins(2);

struct Place {
    _folder: tempfile::TempDir,
    drafts: Arc<Drafts>,
    workshop: GenerationJob,
    is_round_open: Arc<AtomicBool>,
    /// How often a run has asked whether a round is open.
    asked: Arc<AtomicUsize>,
}

impl Place {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self {
            drafts: Arc::new(Drafts::of(folder.path())),
            _folder: folder,
            workshop: GenerationJob::default(),
            is_round_open: Arc::default(),
            asked: Arc::default(),
        }
    }

    /// Plays games of the tests' seed.
    fn begin(&self, games: u64, offer: u64, wishes: Wishes) -> Result<(), Busy> {
        let order = Order { seed: "a test".to_owned(), games, offer, wishes };
        let (open, asked) = (Arc::clone(&self.is_round_open), Arc::clone(&self.asked));
        let is_round_open = move || {
            asked.fetch_add(1, Ordering::SeqCst);
            open.load(Ordering::SeqCst)
        };
        self.workshop.begin(order, &self.drafts, || Ok(taken_along()), is_round_open)
    }

    fn run(&self) -> Arc<Run> {
        self.workshop.run().unwrap()
    }

    fn ended(&self) -> Arc<Run> {
        let run = self.run();
        until(|| run.end().is_some());
        run
    }
}

fn until(is_so: impl Fn() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < LONG, "it takes too long");
        thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn the_games_that_fit_are_kept_and_are_those_of_their_numbers() {
    let place = Place::new();
    place.begin(5, 2, Wishes::default()).unwrap();
    let run = place.ended();
    assert_eq!(run.end(), Some(&End::Whole));
    let offered = run.offered();
    assert_eq!(offered.len(), 2);
    for (number, id) in (1..).zip(&offered) {
        let kept = place.drafts.load(id).unwrap().game;
        assert_eq!(kept.rounds, game(number).rounds);
    }
    let tally = run.tally();
    assert_eq!((tally.played, tally.fitting), (2, 2));
}

#[test]
fn where_none_fits_it_is_counted_which_wish_each_game_misses() {
    let place = Place::new();
    let wishes = Wishes { rounds: Some(Span::only(1)), ..Wishes::default() };
    place.begin(3, 1, wishes).unwrap();
    let run = place.ended();
    assert_eq!(run.offered(), Vec::<String>::new());
    let unmet: Vec<_> = run.tally().unmet.into_iter().collect();
    assert_eq!(unmet, [(Wish::Rounds, 3)]);
}

#[test]
fn nothing_is_played_while_a_round_is_open_and_it_goes_on_after_it() {
    let place = Place::new();
    place.is_round_open.store(true, Ordering::SeqCst);
    place.begin(2, 2, Wishes::default()).unwrap();
    let run = place.run();
    until(|| run.is_waiting());
    assert_eq!(place.begin(2, 2, Wishes::default()), Err(Busy));
    until(|| place.asked.load(Ordering::SeqCst) > 2);
    assert_eq!((run.tally().played, run.end()), (0, None));
    place.is_round_open.store(false, Ordering::SeqCst);
    assert_eq!(place.ended().offered().len(), 2);
    assert!(!run.is_waiting());
}

#[test]
fn a_run_that_waits_can_be_stopped_and_leaves_room_for_another() {
    let place = Place::new();
    place.is_round_open.store(true, Ordering::SeqCst);
    place.begin(1_000_000, 1000, Wishes::default()).unwrap();
    let run = place.run();
    run.stop();
    assert_eq!(place.ended().end(), Some(&End::Stopped));
    assert_eq!(run.tally().played, 0);
    place.is_round_open.store(false, Ordering::SeqCst);
    place.begin(1, 1, Wishes::default()).unwrap();
    assert_eq!(place.ended().end(), Some(&End::Whole));
}

#[test]
fn a_run_whose_games_cannot_be_kept_says_why() {
    let folder = tempfile::tempdir().unwrap();
    // A file stands where the folder of the games should be made.
    std::fs::write(folder.path().join("prepared"), "not a folder").unwrap();
    let place = Place { drafts: Arc::new(Drafts::of(folder.path())), ..Place::new() };
    place.begin(3, 3, Wishes::default()).unwrap();
    let run = place.ended();
    assert!(
        matches!(run.end(), Some(End::Broken(why)) if why.contains("prepared")),
        "{:?}",
        run.end()
    );
}

#[test]
fn rude_words_are_those_that_the_list_names_as_the_edition_spells_them() {
    let edition = embedded("erudit").unwrap();
    let list = List::published(embedded(&edition.dictionary).unwrap()).unwrap();
    let named_rude = rude(&list, &edition).unwrap();
    let named = list.option_words("rude").unwrap();
    assert!(!named_rude.is_empty() && named_rude.len() as u64 <= named.words());
    let known = choose(&edition, &list, &WordChoice::default()).unwrap();
    let alphabet = Alphabet::of(&edition);
    for word in &named_rude {
        let letters = alphabet.cut(word).unwrap();
        assert!(known.words.contains(letters), "{word}");
    }
    let list = List::published(embedded("fr-scrabble").unwrap()).unwrap();
    let none = rude(&list, &embedded("fr-scrabble").unwrap());
    assert!(none.unwrap().is_empty());
}
