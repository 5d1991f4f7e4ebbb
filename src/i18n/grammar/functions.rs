//! What the catalogues may ask of the grammar.
//!
//! `{ FIT("a", $n) }` is the little word as it is said before `$n`: in Hungarian `a` or `az`, in
//! Czech `v` or `ve`, `z`, `s`, `k` likewise, in Russian `о`, `об` or `обо`; a capital stays one.
//! In French `{ FIT("de", $n) }{ $n }` is `de ` with its space, or `d’` without one.

use super::opening::{Opening, lower};
use super::{czech, french, hungarian, russian};
use fluent_bundle::{FluentValue, concurrent::FluentBundle};

/// Makes the function known to a catalogue, and a number below zero said with a real minus sign.
pub(crate) fn add<R>(bundle: &mut FluentBundle<R>) {
    let fit = bundle.add_function("FIT", |positional, _| match positional {
        [FluentValue::String(little), what] => {
            fitting(little, &text_of(what)).map_or(FluentValue::Error, FluentValue::from)
        }
        _ => FluentValue::Error,
    });
    fit.expect("a fresh bundle has no function of this name");
    bundle.set_formatter(Some(|value, _| {
        let FluentValue::Number(number) = value else { return None };
        (number.value < 0.0).then(|| number.as_string().replacen('-', "−", 1))
    }));
}

fn text_of(value: &FluentValue<'_>) -> String {
    match value {
        FluentValue::String(text) => text.clone().into_owned(),
        FluentValue::Number(number) => number.as_string().into_owned(),
        FluentValue::Custom(_) | FluentValue::None | FluentValue::Error => String::new(),
    }
}

/// The little word as it is said before what follows, or nothing of one that does not change.
pub fn fitting(little: &str, what: &str) -> Option<String> {
    let mut letters = little.chars();
    let opening = Opening::of(what);
    let (Some(letter), None) = (letters.next(), letters.next()) else {
        return french::elided(little, opening);
    };
    let ending = match lower(letter) {
        'a' => if_so(hungarian::takes_az(opening), "z"),
        preposition @ ('v' | 'z' | 's' | 'k') => if_so(czech::takes_e(preposition, opening), "e"),
        'о' => russian::ending_of_o(opening),
        _ => return None,
    };
    Some(format!("{letter}{ending}"))
}

fn if_so(changes: bool, ending: &'static str) -> &'static str {
    if changes { ending } else { "" }
}
