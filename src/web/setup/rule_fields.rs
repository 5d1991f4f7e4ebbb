//! The fields of the form in which a profile's values can be changed for one tournament.

use crate::parts::{form::RuleFields, names::minutes, theme::ThemeFields};
use crate::setup::reading::contradictions;
use flavita_i18n::{catalogue::Argument, catalogue::say, language::Language};
use flavita_tournament::profile::clock::{Calls, GameClock, RoundTime, Steps, UnnotedRound};
use flavita_tournament::profile::form::{Chosen, Form, Theme, TwoBags};
use flavita_tournament::profile::late::{LONGEST_FOR_PHONES, LateSlips};
use flavita_tournament::profile::minima::{Minima, Minimum};
use flavita_tournament::{profile::catalogue::embedded, profile::definition::Profile};
use std::{collections::BTreeMap, ops::RangeInclusive};

/// A minute in seconds.
const MINUTE: u32 = 60;
/// The last round that a form may name.
const LAST_ROUND: u32 = 999;
/// The most points that a step of overtime costs.
const HIGHEST_PRICE: u32 = 1000;
/// The most vowels or consonants that can be typed.
const MOST_TILES: u32 = 7;
/// The most characters of a theme that is typed beside the rules: a trainee's file keeps it with each of
/// two hundred missed tops.
const LONGEST_THEME: usize = 1000;

/// What is wrong with a field: its name, the key of the sentence, and what the sentence names.
pub type FieldFault = (&'static str, &'static str, Vec<(&'static str, Argument)>);

impl RuleFields {
    /// The fields as a profile fills them in; where it has no game clock, the fields of the clock
    /// hold the house's values, so that only the mark must be set.
    pub fn of(profile: &Profile) -> Self {
        let house = embedded("house").expect("the house rules are embedded");
        let clock = profile.game_clock.or(house.game_clock);
        let clock = clock.expect("the house rules have a game clock");
        let minima = &profile.minima;
        let none = || Theme { name: String::new(), points: Theme::USUAL_POINTS, words: Vec::new() };
        let theme = profile.form.theme.clone().unwrap_or_else(none);
        let calls = profile.round.last_call.0.iter().map(u32::to_string);
        Self {
            round_time: minutes(u64::from(profile.round.seconds) * 1000),
            last_call: calls.collect::<Vec<_>>().join(", "),
            early_rounds: minima.early_until.to_string(),
            early_vowels: minima.early.vowels.to_string(),
            early_consonants: minima.early.consonants.to_string(),
            late_vowels: minima.late.vowels.to_string(),
            late_consonants: minima.late.consonants.to_string(),
            game_clock: profile.game_clock.is_some(),
            budget: in_minutes(clock.budget),
            price: clock.price.to_string(),
            step: in_minutes(clock.step),
            phones: profile.late.phones.to_string(),
            vowels: match profile.form.two_bags {
                None => String::new(),
                Some(TwoBags { vowels, chosen: Chosen::DrawnUpTo(most) }) => {
                    format!("{vowels}-{most}")
                }
                Some(TwoBags { vowels, .. }) => vowels.to_string(),
            },
            theme: ThemeFields {
                theme_name: theme.name,
                theme_points: theme.points.to_string(),
                theme_words: theme.words.join(", "),
                theme_seen: String::new(),
            },
        }
    }

    /// These fields with what still is as it was `filled` in as it would be filled in `now`.
    pub fn follow(&self, filled: &Self, now: &Self) -> Self {
        let clock = if self.game_clock == filled.game_clock { now } else { self };
        let (mut texts, filled, now) = (self.texts(), filled.texts(), now.texts());
        texts.retain(|name, typed| *typed != filled[name]);
        let followed = serde_json::json!(now.into_iter().chain(texts).collect::<BTreeMap<_, _>>());
        let followed: Self = serde_json::from_value(followed).expect("they are its fields");
        Self { game_clock: clock.game_clock, ..followed }
    }

    /// The rules with the values of these fields; a field that cannot be read is a fault and
    /// counts as its lowest value.
    pub fn change(&self, rules: &Profile) -> (Profile, Vec<FieldFault>) {
        let mut reader = Reader { faults: Vec::new() };
        let profile = Profile {
            round: RoundTime {
                seconds: reader.seconds("round_time", &self.round_time, 1),
                last_call: reader.calls(&self.last_call),
            },
            game_clock: self.game_clock(&mut reader, rules.game_clock),
            minima: self.minima(&mut reader, &rules.minima),
            late: LateSlips { phones: self.phones(&mut reader, rules.late.phones), ..rules.late },
            form: self.form(&mut reader, &rules.form),
            ..rules.clone()
        };
        (profile, reader.faults)
    }

    fn game_clock(&self, reader: &mut Reader, rules: Option<GameClock>) -> Option<GameClock> {
        if !self.game_clock {
            return None;
        }
        let price = reader.number("price", &self.price, 0..=HIGHEST_PRICE);
        Some(GameClock {
            budget: reader.seconds("budget", &self.budget, MINUTE),
            price: i32::try_from(price).unwrap_or(0),
            step: reader.seconds("step", &self.step, MINUTE),
            steps: rules.map_or_else(Steps::default, |clock| clock.steps),
            unnoted_round: rules.map_or(UnnotedRound::Free, |clock| clock.unnoted_round),
        })
    }

    /// Two bags with as many vowels as are typed: one number, or both its ends where it is drawn.
    fn two_bags(&self, reader: &mut Reader, bags: TwoBags) -> TwoBags {
        let typed = self.vowels.trim();
        let number = |text: &str| text.trim().parse().ok().filter(|n| *n <= MOST_TILES as usize);
        let (read, key) = if let Chosen::DrawnUpTo(_) = bags.chosen {
            let ends = typed.split_once(['-', '\u{2013}']);
            let ends = ends.and_then(|(low, high)| Some((number(low)?, number(high)?)));
            let ends = ends.filter(|(low, high)| low <= high);
            let drawn = |(vowels, high)| TwoBags { vowels, chosen: Chosen::DrawnUpTo(high) };
            (ends.map(drawn), "refusal-bags-drawn")
        } else {
            (number(typed).map(|vowels| TwoBags { vowels, ..bags }), "refusal-bags-fixed")
        };
        if read.is_none() && !typed.is_empty() {
            reader.faults.push(("vowels", key, Vec::new()));
        }
        read.unwrap_or(bags)
    }

    /// The form with its vowels, where there are two bags, and its theme, where that has words.
    fn form(&self, reader: &mut Reader, rules: &Form) -> Form {
        let two_bags = rules.two_bags.map(|bags| self.two_bags(reader, bags));
        let ThemeFields { theme_name, theme_points, theme_words, .. } = &self.theme;
        let words = Theme::words_of(theme_words);
        let name = theme_name.trim().to_owned();
        if words.is_empty() && !name.is_empty() {
            reader.faults.push(("theme_words", "refusal-theme-words", Vec::new()));
        }
        let theme = (!words.is_empty()).then(|| {
            if name.is_empty() {
                reader.faults.push(("theme_name", "refusal-theme-name", Vec::new()));
            }
            let points = reader.number("theme_points", theme_points, 1..=HIGHEST_PRICE);
            Theme { name, points: i32::try_from(points).unwrap_or(1), words }
        });
        Form { two_bags, theme, ..rules.clone() }
    }

    /// The grace for telephones; what is left empty is as the rules say.
    fn phones(&self, reader: &mut Reader, rules: u32) -> u32 {
        if self.phones.trim().is_empty() {
            return rules;
        }
        reader.number("phones", &self.phones, 0..=LONGEST_FOR_PHONES)
    }

    fn minima(&self, reader: &mut Reader, rules: &Minima) -> Minima {
        Minima {
            early: Minimum {
                vowels: reader.tiles("early_vowels", &self.early_vowels),
                consonants: reader.tiles("early_consonants", &self.early_consonants),
            },
            early_until: reader.number("early_rounds", &self.early_rounds, 0..=LAST_ROUND),
            late: Minimum {
                vowels: reader.tiles("late_vowels", &self.late_vowels),
                consonants: reader.tiles("late_consonants", &self.late_consonants),
            },
            ..rules.clone()
        }
    }
}

/// These rules with a theme that was typed beside them; as they are where none was.
///
/// # Errors
/// The sentence that says what is amiss with it, or with the rules.
pub fn with_theme(
    rules: Profile,
    theme: &ThemeFields,
    language: Language,
) -> Result<Profile, String> {
    if theme.theme_name.chars().chain(theme.theme_words.chars()).count() > LONGEST_THEME {
        return Err(say!(language, "refusal-text-long", n = LONGEST_THEME));
    }
    let fields = RuleFields { theme: theme.clone(), ..RuleFields::of(&rules) };
    let (rules, faults) =
        if theme.is_typed() { fields.change(&rules) } else { (rules, Vec::new()) };
    let fault = faults.first().map(|(_, key, arguments)| say(language, key, arguments));
    let fault = fault.or_else(|| contradictions(&rules, language).next().map(|(_, said)| said));
    fault.map_or(Ok(rules), Err)
}

/// Reads fields and gathers what is wrong with them.
struct Reader {
    faults: Vec<FieldFault>,
}

impl Reader {
    fn tiles(&mut self, field: &'static str, typed: &str) -> usize {
        self.number(field, typed, 0..=MOST_TILES) as usize
    }

    fn number(&mut self, field: &'static str, typed: &str, range: RangeInclusive<u32>) -> u32 {
        let (low, high) = (*range.start(), *range.end());
        let number = typed.trim().parse().ok().filter(|n| range.contains(n));
        number.unwrap_or_else(|| {
            let ends = vec![("low", low.into()), ("high", high.into())];
            self.faults.push((field, "refusal-number-out-of-range", ends));
            low
        })
    }

    /// Minutes and seconds, or a number of `unit` seconds.
    fn seconds(&mut self, field: &'static str, typed: &str, unit: u32) -> u32 {
        read_seconds(typed, unit).unwrap_or_else(|| {
            let fault = (field, "refusal-time-unreadable", Vec::new());
            self.faults.push(fault);
            0
        })
    }

    /// Seconds before the end, separated by commas or spaces; none is no call.
    fn calls(&mut self, typed: &str) -> Calls {
        let typed = typed.split([',', ';', ' ']).filter(|call| !call.is_empty());
        Calls(typed.map(|call| self.seconds("last_call", call, 1)).collect())
    }
}

/// Whole minutes as their number, anything else as minutes and seconds.
fn in_minutes(seconds: u32) -> String {
    if seconds.is_multiple_of(MINUTE) {
        (seconds / MINUTE).to_string()
    } else {
        minutes(u64::from(seconds) * 1000)
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
            number(minutes)?.checked_mul(MINUTE)?.checked_add(seconds).filter(|_| seconds < MINUTE)
        }
    }
}
