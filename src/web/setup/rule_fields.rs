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
pub(crate) type FieldFault = (&'static str, &'static str, Vec<(&'static str, Argument)>);

impl RuleFields {
    /// The fields as a profile fills them in; where it has no game clock, the fields of the clock
    /// hold the house's values, so that only the mark must be set.
    pub(crate) fn of(profile: &Profile) -> Self {
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
    pub(crate) fn follow(&self, filled: &Self, now: &Self) -> Self {
        let clock = if self.game_clock == filled.game_clock { now } else { self };
        let (mut texts, filled, now) = (self.texts(), filled.texts(), now.texts());
        texts.retain(|name, typed| *typed != filled[name]);
        let followed = serde_json::json!(now.into_iter().chain(texts).collect::<BTreeMap<_, _>>());
        let followed: Self = serde_json::from_value(followed).expect("they are its fields");
        Self { game_clock: clock.game_clock, ..followed }
    }

    /// The rules with the values of these fields; a field that cannot be read is a fault and
    /// counts as its lowest value.
    pub(crate) fn change(&self, rules: &Profile) -> (Profile, Vec<FieldFault>) {
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
pub(crate) fn with_theme(
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

#[cfg(test)]
mod tests {
    use super::*;
    use flavita_tournament::profile::catalogue::every_embedded;

    #[test]
    fn the_fields_of_a_profile_change_nothing_about_it() {
        for profile in every_embedded() {
            let (read, faults) = RuleFields::of(profile).change(profile);
            assert_eq!((&read, faults.len()), (profile, 0), "{}", profile.id);
        }
    }

    #[test]
    fn what_was_not_touched_follows_the_chosen_profile() {
        let (house, blitz) = (embedded("house").unwrap(), embedded("fisf-blitz").unwrap());
        let (filled, now) = (RuleFields::of(&house), RuleFields::of(&blitz));
        assert_eq!(filled.follow(&filled, &now), now);
        let slower = RuleFields { round_time: "1:15".to_owned(), ..filled.clone() };
        let (read, _) = slower.follow(&filled, &now).change(&blitz);
        assert_eq!(read.round.seconds, 75);
        assert_eq!(read.round.last_call, Calls::one(20));
        assert_eq!(read.game_clock, None);
        assert_eq!(read.warnings, blitz.warnings);
    }

    #[test]
    fn calls_are_read_as_a_list() {
        let fields = |last_call: &str| RuleFields {
            last_call: last_call.to_owned(),
            ..RuleFields::of(&embedded("house").unwrap())
        };
        let calls = |typed: &str| fields(typed).change(&embedded("house").unwrap());
        assert_eq!(calls("60, 30").0.round.last_call, Calls(vec![60, 30]));
        assert_eq!(calls("1:00 0:30").0.round.last_call, Calls(vec![60, 30]));
        assert_eq!(calls("").0.round.last_call, Calls(Vec::new()));
        assert_eq!(calls("soon").1.len(), 1);
    }

    #[test]
    fn a_theme_has_a_name_points_and_words_and_none_of_them_is_no_theme() {
        let house = embedded("house").unwrap();
        let typed = |name: &str, words: &str| {
            let fields = RuleFields {
                theme: ThemeFields {
                    theme_name: name.to_owned(),
                    theme_points: "7".to_owned(),
                    theme_words: words.to_owned(),
                    theme_seen: String::new(),
                },
                ..RuleFields::of(&house)
            };
            fields.change(&house)
        };
        let (read, faults) = typed(" Музыка ", "арфа, лад\r\nнота");
        let theme = read.form.theme.clone().unwrap();
        assert_eq!((theme.name.as_str(), theme.points, faults.len()), ("Музыка", 7, 0));
        assert_eq!(theme.words, ["арфа", "лад", "нота"]);
        assert_eq!(RuleFields::of(&read).change(&house).0, read, "the next form proposes it");
        assert_eq!(typed(" ", " \n"), (house.clone(), Vec::new()));
        let fault = ("theme_words", "refusal-theme-words", Vec::new());
        assert_eq!(typed("Музыка", " \n").1, [fault], "a theme is not dropped without a word");
        let faults = typed("", "арфа").1;
        assert_eq!(faults[0].0, "theme_name");
    }

    #[test]
    fn a_form_that_the_chosen_rules_leave_no_room_for_is_refused_where_nothing_can_be_typed_of_it()
    {
        let mut rules = embedded("house").unwrap();
        rules.minima.early = Minimum { vowels: 4, consonants: 3 };
        let with =
            |form| with_theme(rules.in_form(form), &ThemeFields::default(), Language::English);
        assert!(with("joker").is_ok());
        let said = with("two-bags-drawn").unwrap_err();
        assert!(said.contains("leaves room for 4 to 4 vowels"), "{said}");
    }

    #[test]
    fn so_many_vowels_come_out_of_two_bags_as_are_typed() {
        let mut two = embedded("house").unwrap();
        two.form.two_bags = Some(TwoBags { vowels: 3, chosen: Chosen::Arbiter });
        let typed = |vowels: &str, rules: &Profile| {
            let fields = RuleFields { vowels: vowels.to_owned(), ..RuleFields::of(rules) };
            fields.change(rules).0.form.two_bags.map(|bags| bags.vowels)
        };
        assert_eq!((typed("4", &two), typed("", &two)), (Some(4), Some(3)));
        for wrong in ["2-5", "5-2", "8", "x"] {
            let fields = RuleFields { vowels: wrong.to_owned(), ..RuleFields::of(&two) };
            let fault = ("vowels", "refusal-bags-fixed", Vec::new());
            assert_eq!(fields.change(&two).1, [fault], "{wrong}");
        }
        assert_eq!(typed("4", &embedded("house").unwrap()), None);
    }

    #[test]
    fn where_the_number_of_vowels_is_drawn_its_two_ends_are_typed() {
        let drawn = embedded("house").unwrap().in_form("two-bags-drawn");
        let typed = |vowels: &str| {
            let fields = RuleFields { vowels: vowels.to_owned(), ..RuleFields::of(&drawn) };
            let two = fields.change(&drawn).0.form.two_bags.unwrap();
            (two.vowels, two.most())
        };
        assert_eq!((typed("1-4"), typed(" 3 – 3 "), typed("")), ((1, 4), (3, 3), (2, 5)));
        for wrong in ["3", "5-2", "2-8", "a - b"] {
            let fields = RuleFields { vowels: wrong.to_owned(), ..RuleFields::of(&drawn) };
            let fault = ("vowels", "refusal-bags-drawn", Vec::new());
            assert_eq!(fields.change(&drawn).1, [fault], "{wrong}");
        }
    }

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
