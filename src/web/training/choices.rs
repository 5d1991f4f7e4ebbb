//! What can be chosen where training, homework or a prepared game begins, and what was.

use crate::parts::{Choice, ThemeFields, any_or, edition_name, long_date};
use crate::setup::rule_fields::with_theme;
use flavita_app::{folder::opening::Entry, words::List, words::Offer, words::Shelf};
use flavita_contests::training::source::Source;
use flavita_contests::training::{game::TIMES, opponent::STRENGTHS, opponent::Strength};
use flavita_i18n::{language::Language, names::list_name, rules::names::profile_name};
use flavita_tournament::profile::form_catalogue::embedded;
use serde::Deserialize;
use std::sync::Arc;

/// What stands between an edition and its list where both are sent as one.
pub const BETWEEN: char = ' ';
/// The time that the rules give.
pub const AS_RULES: &str = "rules";
/// No clock at all.
pub const NO_CLOCK: &str = "none";

/// Which game is to be played.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct BeginForm {
    /// `recorded` or `drawn`.
    pub what: String,
    /// The recorded tournament.
    pub tournament: String,
    /// Edition and list.
    pub deck: String,
    /// The rules; empty for those meant for the edition.
    pub profile: String,
    /// The form of the game, by its stable name; `ordinary` or empty is as the rules say.
    pub form: String,
    /// The thinking time in seconds, or a word.
    pub time: String,
    /// The strength of the opponent; empty for none.
    pub opponent: String,
    /// Of a game of solitaire: `one` for one rack, `open` for open tiles, else two racks.
    pub kind: String,
    /// Words worth more.
    #[serde(flatten)]
    pub theme: ThemeFields,
}

impl BeginForm {
    /// What is to be played.
    ///
    /// # Errors
    /// A sentence, where no list or unknown rules were chosen, or the theme cannot be read.
    pub fn source(&self, at_hand: &Shelf, language: Language) -> Result<Source, String> {
        if self.what == "recorded" {
            let id = self.tournament.clone();
            return Ok(Source::Tournament { id });
        }
        let gone = || say!(language, "training-gone");
        let (offer, list) = deck(&self.deck, at_hand).ok_or_else(gone)?;
        let profile = if self.profile.is_empty() { &offer.edition.profile } else { &self.profile };
        let rules = at_hand.profile(profile).ok_or_else(gone)?.in_form(&self.form);
        let theme = with_theme(rules, &self.theme, language)?.form.theme;
        Ok(Source::Shelf {
            edition: offer.edition.id.clone(),
            list: list.key.clone(),
            profile: profile.to_owned(),
            form: embedded(&self.form).map(|_| self.form.clone()).unwrap_or_default(),
            theme: theme.filter(|_| self.theme.is_typed()),
        })
    }

    /// The name of the opponent's strength; empty where there is none, or nobody offers it.
    pub fn strength(&self) -> String {
        Strength::named(&self.opponent).map_or_else(String::new, |one| one.name.to_owned())
    }
}

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
    let offers = || shelf.offers.iter().filter(|offer| !offer.lists.is_empty());
    let own = offers().find(|offer| offer.edition.language == language.tag());
    let first = own.or_else(|| offers().next()).map(|offer| &offer.edition.id);
    let deck = |offer: &Offer, at: usize| {
        let (list, id) = (&offer.lists[at], &offer.edition.id);
        let name = edition_name(&offer.edition, language);
        let label = format!("{name} · {}", list_name(language, &list.name));
        Choice::new(format!("{id}{BETWEEN}{}", list.key), label, at == 0 && Some(id) == first)
    };
    offers().flat_map(|offer| (0..offer.lists.len()).map(move |at| deck(offer, at))).collect()
}

/// Every profile, before them that which is meant for the edition.
pub fn profiles(shelf: &Shelf, language: Language) -> Vec<Choice> {
    let known = shelf.profiles.iter();
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
