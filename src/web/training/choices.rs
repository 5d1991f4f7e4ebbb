//! What can be chosen where training, homework or a prepared game begins.

use crate::parts::{Choice, any_or, edition_name, long_date};
use flavita_app::{folder::opening::Entry, words::List, words::Offer, words::Shelf};
use flavita_contests::training::{game::TIMES, opponent::STRENGTHS};
use flavita_i18n::{language::Language, names::list_name, rules::names::profile_name};
use std::sync::Arc;

/// What stands between an edition and its list where both are sent as one.
pub const BETWEEN: char = ' ';
/// The time that the rules give.
pub const AS_RULES: &str = "rules";
/// No clock at all.
pub const NO_CLOCK: &str = "none";

/// The choices with another one chosen, where it is among them.
pub fn choosing(mut choices: Vec<Choice>, wanted: &str) -> Vec<Choice> {
    if choices.iter().any(|choice| choice.value == wanted) {
        for choice in &mut choices {
            choice.selected = choice.value == wanted;
        }
    }
    choices
}

/// The ended games of this computer, the newest first.
pub(crate) fn recorded_games(entries: &[Entry], chosen: &str, language: Language) -> Vec<Choice> {
    let ended = entries.iter().filter_map(|entry| {
        let about = entry.about.as_ref().ok().filter(|about| about.is_over)?;
        let (name, date) = (&about.name, long_date(language, about.created_ms));
        let label = say!(language, "training-recorded-game", name, date, n = about.recorded);
        (about.recorded > 0).then(|| Choice::new(&entry.id, label, entry.id == chosen))
    });
    ended.collect()
}

/// The edition and the list of a deck, as a form sends it.
pub(crate) fn deck<'s>(sent: &str, shelf: &'s Shelf) -> Option<(&'s Offer, &'s Arc<List>)> {
    let (edition, list) = sent.split_once(BETWEEN)?;
    let offer = shelf.offer(edition)?;
    Some((offer, offer.list(list)?))
}

/// Every edition with each of its lists; those in the reader's language are chosen first.
pub fn decks(shelf: &Shelf, language: Language) -> Vec<Choice> {
    let offers = || shelf.offers().iter().filter(|offer| !offer.lists.is_empty());
    let own = offers().find(|offer| offer.edition.language() == language.tag());
    let first = own.or_else(|| offers().next()).map(|offer| offer.edition.id());
    let deck = |offer: &Offer, at: usize| {
        let (list, id) = (&offer.lists[at], offer.edition.id());
        let name = edition_name(&offer.edition, language);
        let label = format!("{name} · {}", list_name(language, &list.name));
        Choice::new(format!("{id}{BETWEEN}{}", list.key), label, at == 0 && Some(id) == first)
    };
    offers().flat_map(|offer| (0..offer.lists.len()).map(move |at| deck(offer, at))).collect()
}

/// Every profile, before them that which is meant for the edition.
pub fn profiles(shelf: &Shelf, language: Language) -> Vec<Choice> {
    let known = shelf.profiles().iter();
    let known = known.map(|profile| (profile.id.clone(), profile_name(language, profile)));
    any_or(say!(language, "training-rules-usual"), known, "")
}

/// The thinking times that are offered.
pub(crate) fn times(language: Language) -> Vec<Choice> {
    let minutes = TIMES.map(|seconds| {
        let label = say!(language, "training-minutes", n = seconds / 60);
        Choice::new(seconds.to_string(), label, false)
    });
    let rules = Choice::new(AS_RULES, say!(language, "training-time-rules"), true);
    let none = Choice::new(NO_CLOCK, say!(language, "training-no-clock"), false);
    std::iter::once(rules).chain(minutes).chain([none]).collect()
}

/// The thinking time in seconds; `None` without a clock. What nobody offers is as the rules say.
pub fn seconds(time: &str, of_rules: u32) -> Option<u32> {
    let offered = time.parse().ok().filter(|seconds| TIMES.contains(seconds));
    (time != NO_CLOCK).then(|| offered.unwrap_or(of_rules))
}

/// Nobody, and each strength with how often it finds the top.
pub fn opponents(nobody: &str, language: Language) -> Vec<Choice> {
    let strengths = STRENGTHS.iter().map(|one| {
        let [tops, ..] = one.slips;
        let label = say!(language, &format!("opponent-{}", one.name), n = tops / 10);
        (one.name.to_owned(), label)
    });
    any_or(say!(language, nobody), strengths, "")
}
