//! Where a log is not what it must be, in plain sentences.

use crate::names::{actor_name, clock_time, game_end, points, shown_word};
use crate::{language::Language, reason, refusal::still_open};
use flavita_tournament::model::log_difference::SlipName;
use flavita_tournament::model::log_difference::{Again, Differing, Fact, LogDifference, OfPlayer};
use flavita_tournament::model::{PlacedTop, PlayerNumber, Rejection, SlipText, Tops, Verdict};

/// What is amiss, behind the number of the event, as pages say it.
pub fn sentence(language: Language, one: &LogDifference) -> String {
    let what = what(language, &one.what);
    match one.event {
        Some(n) => say!(language, "differs-event", n, what),
        None => what,
    }
}

/// What is amiss, without a full stop.
pub fn what(language: Language, what: &Differing) -> String {
    let of = |slip: &SlipName| slip_name(language, *slip);
    let fact = |value: &Fact| fact(language, value);
    match what {
        Differing::Chain(name) => say!(language, &format!("differs-chain-{name}")),
        Differing::Misfit => say!(language, "differs-misfit"),
        Differing::Beside(name) => say!(language, "differs-beside", name),
        Differing::SecretKept => say!(language, "differs-secret-kept"),
        Differing::SecretShown => say!(language, "differs-secret-shown"),
        Differing::FinalFor { named, head } => say!(language, "differs-final-for", named, head),
        Differing::FinalAlthough(open) => {
            let open = still_open(language, *open);
            say!(language, "differs-final-although", what = open.trim_end_matches('.'))
        }
        Differing::OtherHead { noted, head } => say!(language, "differs-head", noted, head),
        Differing::NoSuchWords => say!(language, "differs-no-words"),
        Differing::SetBack { seconds, is_sent: true } => {
            say!(language, "differs-set-back-round", n = seconds)
        }
        Differing::SetBack { seconds, .. } => say!(language, "differs-set-back", n = seconds),
        Differing::NotTheirs(actor) => {
            say!(language, "differs-not-theirs", name = actor_name(actor, language))
        }
        Differing::Time { round, of, ms, bound_ms } => {
            let of: &str = of.into();
            let (time, bound) = (time(*ms), time(*bound_ms));
            say!(language, &format!("differs-time-{of}"), round, time, bound)
        }
        Differing::Otherwise { of, recorded, found } => {
            let what = again(language, of);
            if [recorded, found] == [&Fact::Nothing; 2] {
                return say!(language, "differs-again", what);
            }
            let (recorded, found) = (fact(recorded), fact(found));
            // What people are told of a thing may be the same where its details are not.
            let is_detail = recorded == found;
            let key = if is_detail { "differs-detail" } else { "differs-otherwise" };
            say!(language, key, what, recorded, found)
        }
        Differing::NoDispute(slip) => say!(language, "differs-no-dispute", what = of(slip)),
        Differing::InvalidScores { slip, points: n } => {
            let what = of(slip);
            say!(language, "differs-invalid-scores", what, points = points(language, *n))
        }
        Differing::NotPrepared => say!(language, "differs-not-prepared"),
        Differing::Player(player, what) => of_player(language, *player, what),
    }
}

fn of_player(language: Language, number: PlayerNumber, what: &OfPlayer) -> String {
    let fact = |value: &Fact| fact(language, value);
    match what {
        OfPlayer::Total { slips, solos, warnings, time, rulings, total } => {
            say!(
                language,
                "differs-total",
                number,
                slips,
                solos,
                warnings,
                time,
                rulings,
                expected = slips + solos - warnings - time + rulings,
                total
            )
        }
        OfPlayer::Rank { rank, ahead } => say!(language, "differs-rank", number, rank, n = ahead),
        OfPlayer::TimePrice { used_ms, price, charged } => {
            let (time, price) = (time(*used_ms), points(language, *price));
            say!(language, "differs-time-price", number, time, price, charged)
        }
        OfPlayer::NeverJudged { round } => say!(language, "differs-never-judged", number, round),
        OfPlayer::SeenBeyond { seen, end } => {
            say!(language, "differs-seen-beyond", number, seen, end)
        }
        OfPlayer::SeenHead { seen, head } => {
            say!(language, "differs-seen-head", number, seen, head)
        }
        OfPlayer::SeenSlip { round, seen, found } => {
            let (seen, found) = (fact(seen), fact(found));
            say!(language, "differs-seen-slip", number, round, seen, found)
        }
        OfPlayer::KeptChanged { round, kept } => {
            say!(language, "differs-kept-changed", number, round, kept = fact(kept))
        }
        OfPlayer::Acknowledged { round, slip, at: time, in_log } => {
            let slip = slip_text(language, slip);
            match in_log {
                Some(here) => {
                    say!(language, "differs-acknowledged-at", number, round, slip, time, here)
                }
                None => say!(language, "differs-acknowledged", number, round, slip, time),
            }
        }
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "what has no number is said by its name")]
fn again(language: Language, again: &Again) -> String {
    let name: &str = again.into();
    let key = &format!("differs-of-{name}");
    match again {
        Again::Rack(round) | Again::TopSearched(round) => say!(language, key, round),
        Again::Slip(slip) => slip_name(language, *slip),
        Again::SlipReplaces(slip) | Again::SlipSent(slip) | Again::SlipPoints(slip) => {
            say!(language, key, what = slip_name(language, *slip))
        }
        Again::Ruling(n) => say!(language, key, n),
        Again::RulingSlip(n, slip) => say!(language, key, n, slip),
        Again::RulingTop(n, round) => say!(language, key, n, round),
        _ => say!(language, key),
    }
}

fn slip_name(language: Language, SlipName { slip, round, player }: SlipName) -> String {
    say!(language, "differs-slip", n = slip, round, number = player)
}

fn fact(language: Language, fact: &Fact) -> String {
    match fact {
        Fact::Nothing => say!(language, "differs-nothing"),
        Fact::Points(n) => points(language, *n),
        Fact::Slip(n) => say!(language, "differs-slip-number", n),
        Fact::SlipText(text) => slip_text(language, text),
        Fact::Rack(rack) => rack.clone(),
        Fact::RackBack { rack, because } => {
            say!(language, "differs-rack-back", rack, what = rejection(language, because))
        }
        Fact::Rejection(because) => rejection(language, because),
        Fact::End(because) => bare(&game_end(language, *because)),
        Fact::Tops(found) => tops(language, found),
        Fact::Placed(placed) => laid(language, placed),
        Fact::Verdict(found) => verdict(language, found),
        Fact::Seen { text, points: n, is_top } => {
            let slip = format!("{}, {}", slip_text(language, text), points(language, *n));
            if *is_top { format!("{slip}, {}", say!(language, "top-mark")) } else { slip }
        }
    }
}

fn rejection(language: Language, because: &Rejection) -> String {
    match because {
        Rejection::BelowMinimum { vowels, consonants } => {
            say!(language, "differs-below", v = vowels, c = consonants)
        }
        Rejection::AboveMaximum { vowels, consonants } => {
            say!(language, "differs-above", v = vowels, c = consonants)
        }
        Rejection::NoPlacement => say!(language, "differs-no-placement"),
        Rejection::Refused { reason } => say!(language, "differs-refused", reason),
    }
}

fn placement(at: &str, word: &str) -> String {
    format!("{} {at}", shown_word(word)).trim().to_owned()
}

fn tops(language: Language, tops: &Tops) -> String {
    let placements = tops.placements.iter().map(|one| placement(&one.at, &one.word));
    let (points, all) = (points(language, tops.points), placements.collect::<Vec<_>>().join(", "));
    say!(language, "differs-tops", points, all, n = tops.legal)
}

fn laid(language: Language, placed: &PlacedTop) -> String {
    let at = placement(&placed.placement.at, &placed.placement.word);
    format!("{at}, {}", points(language, placed.points))
}

/// What stands on a slip, with the points that are claimed and the time that is noted.
fn slip_text(language: Language, text: &SlipText) -> String {
    if text.at.is_empty() && text.word.is_empty() {
        return say!(language, "differs-empty-slip");
    }
    let mut all = vec![placement(&text.at, &text.word)];
    all.extend(text.claimed.map(|claimed| points(language, claimed)));
    all.extend(text.used_ms.map(time));
    all.join(", ")
}

fn verdict(language: Language, verdict: &Verdict) -> String {
    let mut all = vec![points(language, verdict.points)];
    all.extend(verdict.is_top.then(|| say!(language, "top-mark")));
    all.extend(verdict.reading.as_ref().map(|read| placement(&read.at, &read.word)));
    all.extend(verdict.reasons.iter().map(|one| bare(&reason::sentence(language, one))));
    all.join(", ")
}

/// A sentence as a part of another one. What begins with a word of a slip stays as it is.
fn bare(sentence: &str) -> String {
    let sentence = sentence.trim_end_matches('.');
    let mut letters = sentence.chars();
    match (letters.next(), letters.next()) {
        (Some(first), Some(second)) if second.is_lowercase() => {
            first.to_lowercase().chain(sentence.chars().skip(1)).collect()
        }
        _ => sentence.to_owned(),
    }
}

/// Minutes, seconds and, where there are any, thousandths.
fn time(ms: u64) -> String {
    let (whole, rest) = (clock_time(ms / 1000), ms % 1000);
    if rest == 0 { whole } else { format!("{whole}.{rest:03}") }
}
