//! The rest of a line, guessed from the placements of the round.

use crate::slip_line::ground::Ground;
use flavita_tournament::{
    judging::blanks::typed_word, judging::reading::plainly, model::placement_text::PlacementText,
    model::round::Round, results::found, results::found::Find,
};
use std::cmp::Reverse;

/// The whole line that most likely is being typed: the placement that most players found, then
/// the dearest. `None` where nothing fits, or the line does not end in coordinates or a word.
pub(crate) fn complete(ground: Ground<'_>, round: &Round, line: &str) -> Option<String> {
    let (before, last) = line.trim_start().rsplit_once(' ')?;
    let tokens: Vec<&str> = before.split_whitespace().skip(1).collect();
    let given_at = tokens.iter().find(|token| token.contains(|c: char| c.is_ascii_digit()));
    let fits = |text: &PlacementText| {
        let (at, word) = (text.at.to_lowercase(), plain(&text.word));
        match given_at {
            Some(given) => at == given.to_lowercase() && word.starts_with(&plain(last)),
            None if !last.is_empty() && tokens.is_empty() => {
                at.starts_with(&last.to_lowercase()) || word.starts_with(&plain(last))
            }
            None => false,
        }
    };
    let found = found::counts(ground.state, round);
    let all = ground.placements(round)?.iter();
    let edition = &ground.state.edition;
    let texts = all.map(|r| (r, PlacementText::of(edition, &r.placement)));
    let (ranked, best) = texts.filter(|(_, text)| fits(text)).min_by_key(|(ranked, _)| {
        let find = Find::of(edition, &ranked.placement, &round.board);
        let count = found.get(&find).copied().unwrap_or(0);
        (Reverse(count), Reverse(ranked.points))
    })?;
    let mut word = typed_word(&plainly(edition, &ranked.placement.tiles));
    let is_in_capitals = last.contains(char::is_uppercase) && given_at.is_some();
    if is_in_capitals {
        word = word.to_uppercase();
    }
    Some(if given_at.is_some() {
        format!("{before} {word}")
    } else if best.at.to_lowercase().starts_with(&last.to_lowercase()) {
        format!("{before} {} {word}", best.at.to_lowercase())
    } else {
        format!("{before} {word} {}", best.at.to_lowercase())
    })
}

fn plain(word: &str) -> String {
    word.to_lowercase().replace(['*', '(', ')', '[', ']', '|', '?'], "")
}
