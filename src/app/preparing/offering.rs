//! Many games are played, and those that fit the wishes are handed over.

use crate::machine::{hex, seed::NoChance, seed::random};
use crate::words::{DictionaryError, List};
use flavita_contests::prepared::making::Basis;
use flavita_contests::prepared::wishes::{Wish, Wishes};
use flavita_game::{Edition, word_label};
use flavita_solver::spread::Crew;
use flavita_tournament::model::PreparedGame;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, Ordering};

/// From so many games on the words are indexed by their letters: it takes as long as some games.
pub const WORTH_AN_INDEX: u64 = 100;

/// The option of a list that holds rude words.
const RUDE: &str = "rude";

/// Which games are wanted.
#[derive(Clone, Debug)]
pub struct Order {
    /// Any text; it fixes every game.
    pub seed: String,
    /// How many are played at most.
    pub games: u64,
    /// How many that fit are wanted.
    pub offer: u64,
    /// What they must be like.
    pub wishes: Wishes,
}

/// What came of the games so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many were played.
    pub played: u64,
    /// How many of them fit.
    pub fitting: u64,
    /// How many miss each wish.
    pub unmet: BTreeMap<Wish, u64>,
}

impl Tally {
    fn count(&mut self, unmet: &[Wish]) {
        self.played += 1;
        self.fitting += u64::from(unmet.is_empty());
        for wish in unmet {
            *self.unmet.entry(*wish).or_default() += 1;
        }
    }
}

/// Why no more games are played.
enum Halt<E> {
    Enough,
    By(E),
}

/// Plays the games in the order of their numbers, until there are as many that fit as are wanted.
///
/// `goes_on` is asked before every game, from any thread, and may keep it waiting; after its first
/// no nothing more is begun. `each` hears of every game, and gets it where it fits.
///
/// # Errors
/// The first error of `each`; nothing more is played then.
pub fn offer<E>(
    order: &Order,
    basis: &Basis<'_>,
    crew: &Crew,
    goes_on: impl Fn() -> bool + Sync,
    mut each: impl FnMut(&Tally, Option<PreparedGame>) -> Result<(), E>,
) -> Result<Tally, E> {
    let is_over = AtomicBool::new(false);
    let play = |number| {
        if is_over.load(Ordering::Relaxed) || !goes_on() {
            return None;
        }
        let name = format!("{} {number}", basis.edition.id);
        let game = basis.draw(&name, &order.seed, number);
        let unmet = order.wishes.unmet(&game);
        Some((game, unmet))
    };
    let mut tally = Tally::default();
    let kept = crew.stream(1..order.games.saturating_add(1), play, |_, played| {
        let taken = match played {
            None => Err(Halt::Enough),
            Some((game, unmet)) => {
                tally.count(&unmet);
                let told = each(&tally, unmet.is_empty().then_some(game));
                told.map_err(Halt::By)
            }
        };
        let is_wanted = tally.fitting < order.offer;
        let taken = taken.and_then(|()| is_wanted.then_some(()).ok_or(Halt::Enough));
        // What waits its turn is not played any more.
        is_over.store(taken.is_err(), Ordering::Relaxed);
        taken
    });
    match kept {
        Ok(()) | Err(Halt::Enough) => Ok(tally),
        Err(Halt::By(error)) => Err(error),
    }
}

/// The words of a text, one a line, as the tiles of an edition spell them.
pub fn unwanted(text: &str, edition: &Edition) -> BTreeSet<String> {
    let words = text.lines().map(str::trim).filter(|line| !line.is_empty());
    words.map(|word| edition.spelled(&word.to_uppercase())).collect()
}

/// The words that a list names as rude, as the tiles of an edition spell them; none where it names
/// none.
///
/// # Errors
/// When they cannot be read.
pub fn rude(list: &List, edition: &Edition) -> Result<BTreeSet<String>, DictionaryError> {
    let mut words = BTreeSet::new();
    if list.options.iter().any(|known| known.option.id == RUDE) {
        list.option_words(RUDE)?.for_each_word(&mut |word| {
            let label = word_label(&list.home, word.iter().copied());
            words.insert(edition.spelled(&label));
        });
    }
    Ok(words)
}

/// A seed that nobody knows.
///
/// # Errors
/// When the system has no random numbers to give.
pub fn fresh_seed() -> Result<String, NoChance> {
    Ok(hex::text(&random::<16>()?))
}
