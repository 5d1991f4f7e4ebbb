//! What is drawn, what a rack must hold, and what may be laid.

use crate::rules::{names::theme, speaker::Speaker, speaker::key_of};
use flavita_game::{LetterClass, SHORTEST_WORD};
use flavita_tournament::profile::form::{Chosen, Form};
use flavita_tournament::profile::minima::{Maximum, Minima, Minimum};

pub(super) fn sentences(speaker: Speaker<'_>) -> Vec<String> {
    let form = &speaker.rules.form;
    let mut sentences = vec![speaker.count("rules-rack-size", speaker.edition.rack_size)];
    if let Some(most) = speaker.edition.hand.most_laid {
        sentences.push(speaker.count("rules-most-laid", most));
    }
    sentences.extend(bonuses(speaker));
    sentences.extend(numbers(speaker, &speaker.rules.minima));
    sentences.extend(drawing(speaker, form));
    let first = speaker.edition.hand.first_word();
    if first > SHORTEST_WORD {
        sentences.push(speaker.count("rules-first-word", first));
        if let [_, less, _] = speaker.edition.hand.first_words().as_slice() {
            sentences.push(say!(speaker.language, "rules-first-word-eases", n = first, less));
        }
    }
    let buying = [
        (form.blanks_bought_back, "rules-bought-back"),
        (form.blanks_bought_to_lay, "rules-bought-to-lay"),
    ];
    sentences.extend(speaker.those(&buying));
    sentences.extend(form.theme.iter().map(|one| theme(speaker.language, one, speaker.edition)));
    sentences.extend(fairness(form).map(|key| speaker.plain(key)));
    sentences
}

/// What the form does to the draw; nothing for the ordinary game, and where its own sentence says it.
fn fairness(form: &Form) -> Option<&'static str> {
    let is_ordinary = *form == Form { keeps_rest: form.keeps_rest, ..Form::default() };
    if is_ordinary || form.explosive || form.completive {
        None
    } else if form.two_bags.is_some() {
        Some("rules-fair-two-bags")
    } else if form.joker {
        Some("rules-fair-joker")
    } else {
        Some("rules-fair")
    }
}

fn bonuses(speaker: Speaker<'_>) -> impl Iterator<Item = String> {
    let edition = speaker.edition;
    let bonuses = (1..=edition.hand_size()).map(|tiles| (tiles, edition.bonus(tiles)));
    let paid = bonuses.filter(|(_, points)| *points > 0);
    paid.map(move |(tiles, points)| {
        say!(speaker.language, "rules-bonus", n = tiles, points = speaker.points(points))
    })
}

fn numbers(speaker: Speaker<'_>, minima: &Minima) -> Vec<String> {
    let until = minima.early_until;
    let early = (minima.early, minima.early_most);
    let late = (minima.late, minima.late_most);
    let mut sentences = Vec::new();
    if until > 0 {
        sentences.push(limits(speaker, "rules-early", until, early));
        sentences.push(limits(speaker, "rules-later", until, late));
    } else {
        sentences.push(limits(speaker, "rules-always", until, late));
    }
    let asks = |least: Minimum| least.vowels + least.consonants > 0;
    if asks(minima.late) || (until > 0 && asks(minima.early)) {
        sentences.push(speaker.choice("rules-blank-counts-{}", minima.blank));
    }
    sentences.extend(classes(speaker, minima));
    let (least, most) = if until > 0 { early } else { late };
    if asks(least) || asks(minima.late) || most.or(minima.late_most).is_some() {
        sentences.push(speaker.plain("rules-redrawn"));
    }
    sentences
}

/// What a rack of this time must hold, or that it may hold anything.
fn limits(
    speaker: Speaker<'_>,
    when: &str,
    until: u32,
    (least, most): (Minimum, Option<Maximum>),
) -> String {
    let mut parts = Vec::new();
    if least.vowels + least.consonants > 0 || most.is_none() {
        let Minimum { vowels, consonants } = least;
        let key = if vowels + consonants == 0 { "rules-anything" } else { "rules-at-least" };
        parts.push(say!(speaker.language, key, vowels, consonants));
    }
    if let Some(Maximum { vowels, consonants }) = most {
        parts.push(say!(speaker.language, "rules-at-most", vowels, consonants));
    }
    say!(speaker.language, when, n = until, what = parts.join("; "))
}

/// Letters that count otherwise than the edition says, those of the edition alone.
fn classes(speaker: Speaker<'_>, minima: &Minima) -> Vec<String> {
    let known = |label: &&String| speaker.edition.letter(label).is_some();
    let labels = minima.classes.keys().filter(known);
    let sentence = |label: &String| {
        let class: LetterClass = minima.classes[label];
        let key = format!("rules-letter-{}", key_of(class));
        say!(speaker.language, &key, letter = label)
    };
    labels.map(sentence).collect()
}

fn drawing(speaker: Speaker<'_>, form: &Form) -> Vec<String> {
    let rest = if form.keeps_rest { "rules-rest-stays" } else { "rules-rest-goes-back" };
    let mut sentences = vec![speaker.plain(rest)];
    let changes = [
        (form.joker, "rules-joker"),
        (form.explosive, "rules-explosive"),
        (form.completive, "rules-completive"),
    ];
    sentences.extend(speaker.those(&changes));
    if let Some(two) = form.two_bags {
        sentences.push(match two.chosen {
            Chosen::Fixed => speaker.count("rules-two-bags", two.vowels),
            Chosen::Arbiter => speaker.count("rules-two-bags-arbiter", two.vowels),
            Chosen::DrawnUpTo(high) => {
                say!(speaker.language, "rules-two-bags-drawn", low = two.vowels, high)
            }
        });
    }
    sentences
}
