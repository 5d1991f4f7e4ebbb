//! Words that count in some halls and not in others.

use std::collections::{BTreeMap, BTreeSet};

use crate::{halls::conflict::Conflict, halls::hall::Hall};

/// Every word on which halls ruled otherwise than others, or others not at all.
pub fn differing(halls: &[Hall]) -> Vec<Conflict> {
    let listed = of_the_list(halls);
    let ruled: Vec<_> = halls.iter().map(|hall| hall.state.ruled_words()).collect();
    let conflict = |(word, is_listed): (&str, bool)| {
        let counts = |place: usize| ruled[place].get(word).unwrap_or(is_listed);
        let names = |wanted: bool| {
            let among = halls.iter().enumerate();
            let among = among.filter(|(place, _)| counts(*place) == wanted);
            let names: BTreeSet<String> = among.map(|(_, hall)| hall.name.clone()).collect();
            names.into_iter().collect::<Vec<String>>()
        };
        let (accepted, rejected) = (names(true), names(false));
        let differs = !accepted.is_empty() && !rejected.is_empty();
        differs.then(|| Conflict::Word { word: word.to_owned(), accepted, rejected })
    };
    listed.into_iter().filter_map(conflict).collect()
}

/// Every word that any hall ever ruled on, with whether the list has it: only what does not count
/// is accepted, only what counts is rejected, so the first ruling of a hall tells.
fn of_the_list(halls: &[Hall]) -> BTreeMap<&str, bool> {
    let mut words = BTreeMap::new();
    for hall in halls {
        let rulings = hall.state.rulings.iter();
        for (word, counts) in rulings.filter_map(|given| given.what.on_word()) {
            words.entry(word).or_insert(!counts);
        }
    }
    words
}
