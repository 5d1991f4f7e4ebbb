//! Words that count in some halls and not in others.

use crate::{halls::conflict::Conflict, halls::hall::Hall};
use flavita_tournament::judging::words_in_force::words_of_the_list;
use std::collections::BTreeSet;

/// Every word on which halls ruled otherwise than others, or others not at all.
pub fn differing(halls: &[Hall]) -> Vec<Conflict> {
    let listed = words_of_the_list(halls.iter().flat_map(|hall| &hall.state.rulings));
    let ruled: Vec<_> = halls.iter().map(|hall| hall.state.ruled_words()).collect();
    let conflict = |(word, is_listed): (&str, bool)| {
        let counts = |place: usize| ruled[place].get(word).copied().unwrap_or(is_listed);
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
