//! From the form of a new tournament to its setup, or to what is wrong with the form.

use std::ops::RangeInclusive;

use crate::app::dictionary::DictionaryError;
use crate::app::folder::Setup;
use crate::app::list::List;
use crate::app::shelf::{Offer, Shelf};
use crate::app::word_set::check;
use crate::game::edition::switch::WordOption;
use crate::i18n::catalogue::{Argument, say};
use crate::i18n::language::Language;
use crate::tournament::event::WordChoice;
use crate::tournament::profile::catalogue::embedded;
use crate::tournament::profile::clock::{Calls, GameClock, RoundTime, Steps};
use crate::tournament::profile::definition::Profile;
use crate::tournament::profile::minima::Minima;
use crate::tournament::profile::minima::Minimum;
use crate::web::compose::form::{Faults, NewForm, option_mark, switch_mark};
use crate::web::compose::player_list;

/// The most letters of a name.
const LONGEST_NAME: usize = 100;
/// A minute in seconds.
const MINUTE: u32 = 60;
/// The last round that a form may name.
const LAST_ROUND: u32 = 999;
/// The most points that a step of overtime costs.
const HIGHEST_PRICE: u32 = 1000;

/// Reads the form.
///
/// # Errors
/// A sentence with what to do for every field that cannot be used.
pub(super) fn read(form: &NewForm, shelf: &Shelf, language: Language) -> Result<Setup, Faults> {
    let mut reader = Reader {
        language,
        faults: Faults::new(),
    };
    let name = reader.name(&form.name);
    let switches = shelf
        .offer(&form.edition)
        .map(|offer| switches(form, offer));
    let choice = reader.choice(form, shelf);
    let profile = reader.profile(form);
    let players = player_list::read(&form.players, language).unwrap_or_else(|fault| {
        reader.faults.insert("players", fault);
        Vec::new()
    });
    if reader.faults.is_empty() {
        reader.check(&profile);
    }
    if !reader.faults.is_empty() {
        return Err(reader.faults);
    }
    Ok(Setup {
        name,
        edition: form.edition.clone(),
        switches: switches.unwrap_or_default(),
        list: form.dictionary.clone(),
        choice: choice.unwrap_or_default(),
        profile,
        players,
    })
}

/// The switches of the edition whose marks are set.
fn switches(form: &NewForm, offer: &Offer) -> Vec<String> {
    let id = offer.edition.id();
    let switches = offer.edition.switches().iter();
    let is_set = |id: &str, switch: &str| form.marks.contains_key(&switch_mark(id, switch));
    switches
        .filter(|switch| is_set(id, &switch.id))
        .map(|switch| switch.id.clone())
        .collect()
}

/// What the marks of the options and the single words change in a list.
fn word_choice(form: &NewForm, list: &List) -> WordChoice {
    let is_set = |id: &str| form.marks.contains_key(&option_mark(&form.edition, id));
    let is_in = |option: &WordOption| match form.marked {
        Some(_) => is_set(&option.id),
        None => option.is_in,
    };
    list.choice(is_in, form.overrides.lines().map(str::to_owned).collect())
}

/// Reads fields and gathers what is wrong with them; a field that cannot be read counts as its
/// lowest value meanwhile.
struct Reader {
    language: Language,
    faults: Faults,
}

impl Reader {
    fn fault(&mut self, field: &'static str, key: &str, arguments: &[(&'static str, Argument)]) {
        let sentence = say(self.language, key, arguments);
        self.faults.entry(field).or_insert(sentence);
    }

    fn name(&mut self, typed: &str) -> String {
        let name = typed.split_whitespace().collect::<Vec<_>>().join(" ");
        if name.is_empty() {
            self.fault("name", "refusal-name-empty", &[]);
        } else if name.chars().count() > LONGEST_NAME {
            let most = [("n", LONGEST_NAME.into())];
            self.fault("name", "refusal-name-long", &most);
        }
        name
    }

    /// What the form changes in the chosen list.
    fn choice(&mut self, typed: &NewForm, stock: &Shelf) -> Option<WordChoice> {
        let offer = stock.offer(&typed.edition);
        let found = offer.and_then(|offer| offer.list(&typed.dictionary));
        let Some(list) = found else {
            let is_without = offer.is_some_and(|offer| offer.lists.is_empty());
            let key = if is_without {
                "refusal-dictionary-none"
            } else {
                "refusal-dictionary-misfit"
            };
            self.fault("dictionary", key, &[]);
            return None;
        };
        let choice = word_choice(typed, list);
        match check(list, &choice) {
            Ok(()) => Some(choice),
            Err(DictionaryError::Overrides { bad }) => {
                let bad: Vec<String> = bad.into_iter().map(|bad| bad.text).collect();
                let words = [("words", bad.join(" ").into())];
                self.fault("overrides", "refusal-overrides", &words);
                None
            }
            Err(error) => {
                self.faults.insert("dictionary", error.to_string());
                None
            }
        }
    }

    fn profile(&mut self, form: &NewForm) -> Profile {
        let house = embedded("house").expect("the house rules are embedded");
        let profile = Profile {
            round: RoundTime {
                seconds: self.seconds("round_time", &form.round_time, 1),
                last_call: Calls::one(self.seconds("last_call", &form.last_call, 1)),
            },
            game_clock: form.game_clock.as_ref().map(|_| self.game_clock(form)),
            minima: self.minima(form, house.minima.clone()),
            ..house.clone()
        };
        if profile == house {
            return house;
        }
        Profile {
            id: "own".to_owned(),
            name: say(self.language, "profile-own", &[]),
            ..profile
        }
    }

    fn game_clock(&mut self, form: &NewForm) -> GameClock {
        let price = self.number("price", &form.price, 0..=HIGHEST_PRICE);
        GameClock {
            budget: self.seconds("budget", &form.budget, MINUTE),
            price: i32::try_from(price).unwrap_or(0),
            step: self.seconds("step", &form.step, MINUTE),
            steps: Steps::Started,
        }
    }

    fn minima(&mut self, form: &NewForm, house: Minima) -> Minima {
        Minima {
            early: Minimum {
                vowels: self.tiles("early_vowels", &form.early_vowels),
                consonants: self.tiles("early_consonants", &form.early_consonants),
            },
            early_until: self.number("early_rounds", &form.early_rounds, 0..=LAST_ROUND),
            late: Minimum {
                vowels: self.tiles("late_vowels", &form.late_vowels),
                consonants: self.tiles("late_consonants", &form.late_consonants),
            },
            ..house
        }
    }

    fn tiles(&mut self, field: &'static str, typed: &str) -> usize {
        self.number(field, typed, 0..=7) as usize
    }

    fn number(&mut self, field: &'static str, typed: &str, range: RangeInclusive<u32>) -> u32 {
        let (low, high) = (*range.start(), *range.end());
        let number = typed.trim().parse().ok().filter(|n| range.contains(n));
        number.unwrap_or_else(|| {
            let arguments = [("low", low.into()), ("high", high.into())];
            self.fault(field, "refusal-number-out-of-range", &arguments);
            low
        })
    }

    /// Minutes and seconds, or a number of `unit` seconds.
    fn seconds(&mut self, field: &'static str, typed: &str, unit: u32) -> u32 {
        read_seconds(typed, unit).unwrap_or_else(|| {
            self.fault(field, "refusal-time-unreadable", &[]);
            0
        })
    }

    /// Asks the profile itself whether its values go together.
    fn check(&mut self, profile: &Profile) {
        for fault in profile.faults() {
            let (field, sentence) = match fault.key {
                "round.seconds" => ("round_time", "refusal-round-time"),
                "round.last_call" => ("last_call", "refusal-last-call"),
                "game_clock.budget" => ("budget", "refusal-clock-time"),
                "game_clock.step" => ("step", "refusal-clock-time"),
                "game_clock.price" => ("price", "refusal-price"),
                "minima.early" => ("early_vowels", "refusal-minimum"),
                _ => ("late_vowels", "refusal-minimum"),
            };
            self.fault(field, sentence, &[]);
        }
    }
}

fn read_seconds(typed: &str, unit: u32) -> Option<u32> {
    let number = |text: &str| {
        let is_number = !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
        text.parse::<u32>().ok().filter(|_| is_number)
    };
    match typed.trim().split_once(':') {
        None => number(typed.trim())?.checked_mul(unit),
        Some((minutes, seconds)) => {
            let seconds = number(seconds).filter(|_| seconds.len() == 2)?;
            let whole = number(minutes)?.checked_mul(MINUTE)?;
            whole.checked_add(seconds).filter(|_| seconds < MINUTE)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_minutes_and_seconds_or_a_number_of_the_unit() {
        let cases = [
            ("3:00", 1, Some(180)),
            (" 0:05 ", 1, Some(5)),
            ("180", 1, Some(180)),
            ("25", MINUTE, Some(1500)),
            ("25:30", MINUTE, Some(1530)),
            ("3.00", 1, None),
            ("3:5", 1, None),
            ("3:60", 1, None),
            ("-3", 1, None),
            ("+3", 1, None),
            ("", 1, None),
            ("4294967295", MINUTE, None),
        ];
        for (typed, unit, expected) in cases {
            assert_eq!(read_seconds(typed, unit), expected, "{typed}");
        }
    }
}
