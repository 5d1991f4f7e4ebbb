//! A slip in words, and what a round is told with: tiles bought back, a zero that is repeated.

use crate::parts::choices::blank_name;
use crate::parts::names::{drawn_rack, minutes, shown_placement};
use flavita_game::{Direction, reference, score};
use flavita_i18n::{language::Language, reason::sentence, reason::sentences_in, remark::amiss};
use flavita_i18n::{names::numbered_name, names::points, names::shown_word, text::joined};
use flavita_tournament::model::{Legibility, PlacementText, Reason, Round, Slip, SlipText};
use flavita_tournament::model::{TextFault, Verdict, clean};
use flavita_tournament::{judging::blanks::typed_word, profile::definition::Profile};
use flavita_tournament::{ruling::repeated::RepeatedZero, state::Tournament};

/// What a slip was read as, else what stands on it: `ВЫБОР О1`.
pub fn shown_text(slip: &Slip) -> String {
    shown(&slip.text, &slip.verdict)
}

/// The same, a dash where nothing stands on it.
pub fn text_or_dash(slip: &Slip) -> String {
    Some(shown_text(slip)).filter(|text| !text.is_empty()).unwrap_or_else(|| "–".to_owned())
}

/// The same of a text with its verdict.
pub fn shown(text: &SlipText, verdict: &Verdict) -> String {
    let typed = || format!("{} {}", shown_word(&text.word), text.at).trim().to_owned();
    verdict.reading.as_ref().map_or_else(typed, shown_placement)
}

/// `ok`, `look`, `error`, or `none` where it is recorded that there is no slip.
pub fn level(rules: &Profile, slip: &Slip) -> &'static str {
    level_of(rules, (&slip.text, &slip.verdict), &Reason::NoSlip)
}

/// The same of a text with its verdict; `none` is the reason that says that there is no slip.
pub fn level_of(
    rules: &Profile,
    (text, verdict): (&SlipText, &Verdict),
    none: &Reason,
) -> &'static str {
    if verdict.reasons.iter().eq([none]) {
        "none"
    } else if !verdict.is_valid() {
        "error"
    } else if amiss(rules, text, verdict, Language::English).is_some() {
        "look"
    } else {
        "ok"
    }
}

/// Why it is not simply right, in sentences, else what of its points the theme has given; empty where
/// there is nothing to say.
pub fn reason(state: &Tournament, slip: &Slip, language: Language) -> String {
    let verdict = &slip.verdict;
    if !verdict.is_valid() {
        return reasons(state, verdict, language);
    }
    let of_theme = || {
        let (round, _) = state.slip(slip.id)?;
        let points = of_theme(state, round, verdict.reading.as_ref()?, verdict.points, language)?;
        Some(format!("{points}."))
    };
    amiss(&state.profile, &slip.text, verdict, language).or_else(of_theme).unwrap_or_default()
}

/// `31 points, 7 of them for the theme`; nothing where no word laid is one of a theme.
pub(crate) fn of_theme(
    state: &Tournament,
    round: &Round,
    laid: &PlacementText,
    worth: i32,
    language: Language,
) -> Option<String> {
    let placement = laid.read(&state.edition)?;
    let n = score(&state.edition, &round.board, &placement).of_theme(&state.edition);
    (n > 0).then(|| say!(language, "points-of-theme", points = points(language, worth), n = n))
}

/// The points of what was laid, with those of a theme among them.
pub(crate) fn points_of(
    state: &Tournament,
    round: &Round,
    laid: &PlacementText,
    worth: i32,
    language: Language,
) -> String {
    let of_theme = of_theme(state, round, laid, worth, language);
    of_theme.unwrap_or_else(|| points(language, worth))
}

/// Reasons in sentences, where no ruling is known.
pub(crate) fn sentences(reasons: &[Reason], language: Language) -> String {
    joined(reasons.iter().map(|one| sentence(language, one)), " ")
}

/// Why a slip scores nothing.
pub(crate) fn reasons(state: &Tournament, verdict: &Verdict, language: Language) -> String {
    sentences_in(language, state, verdict).join(" ")
}

/// The most that a slip claims: more than any is worth.
const MOST_CLAIMED: i32 = 9_999;

/// The slip as a player typed it: what a person cannot see does not get into it.
pub(crate) fn written(at: &str, word: &str, claimed: Option<i32>) -> Result<SlipText, TextFault> {
    let claimed = claimed.filter(|points| (0..=MOST_CLAIMED).contains(points));
    Ok(SlipText { at: clean(at)?, word: clean(word)?, claimed, ..SlipText::default() })
}

/// The slip as a line of the slip line, to correct it: `23 о7 р(а)бы 17 1:52`.
pub fn line(slip: &Slip) -> String {
    format!("{} {}", slip.player, answer(slip, slip.text.used_ms))
}

/// What stands in that line behind the player's number, with this time.
pub fn answer(slip: &Slip, used_ms: Option<u64>) -> String {
    let text = &slip.text;
    let mut parts = Vec::new();
    if text.at.is_empty() && text.word.is_empty() {
        let is_none = slip.verdict.reasons == [Reason::NoSlip];
        parts.push(if is_none { "-" } else { "" }.to_owned());
    } else {
        parts.push(text.at.to_lowercase());
        parts.push(typed_word(cut_word(slip)));
    }
    parts.extend(text.claimed.map(|claimed| claimed.to_string()));
    parts.extend(used_ms.map(minutes));
    parts.extend(match text.legibility {
        Legibility::Clear => None,
        Legibility::Hard => Some("!".to_owned()),
        Legibility::Illegible => Some("?".to_owned()),
    });
    parts.retain(|part| !part.is_empty());
    parts.join(" ")
}

/// The word of a slip; as it was read where that says just the same and how it is cut into tiles.
fn cut_word(slip: &Slip) -> &str {
    let reading = slip.verdict.reading.as_ref();
    let same = reading.filter(|read| shown_word(&read.word) == shown_word(&slip.text.word));
    same.map_or(&slip.text.word, |read| &read.word)
}

/// What is said of how a rack came to be; empty where it was drawn and nothing else.
///
/// That the rack before it went back with what had stayed; and what changed places with a blank then
/// or, where a bought blank is laid at once, when a placement went on the board, a sentence a square.
pub fn rack_sentences(state: &Tournament, round: &Round, language: Language) -> String {
    let edition = &state.edition;
    let sentence = |square: &_| {
        let tile = round.board.at(*square)?;
        let at = reference::text(edition, *square, Direction::Across);
        let (letter, name) = (edition.label(tile.letter), blank_name(edition, language));
        if state.profile.form.blanks_bought_to_lay {
            return Some(say!(language, "bought-to-lay", at, letter));
        }
        Some(say!(language, "bought-back", at, letter, name))
    };
    let gone = state.rejected.iter().find(|gone| gone.round == round.number);
    let gone = match gone {
        None => round.origin.is_whole().then(|| say!(language, "rack-whole")),
        // Where nothing had stayed, everything is new anyway.
        Some(gone) => Some(drawn_rack(state, gone.round, &gone.rack, &gone.origin))
            .filter(|rack| rack.contains('+'))
            .map(|rack| say!(language, "rack-gone", rack)),
    };
    joined(gone.into_iter().chain(round.bought.iter().filter_map(sentence)), " ")
}

/// Who repeated what when, and what the mean is.
pub fn repeated_sentence(state: &Tournament, zero: &RepeatedZero, language: Language) -> String {
    let RepeatedZero { player, round, before, mean, .. } = zero;
    let (name, points) = (numbered_name(state, *player, language), points(language, *mean));
    say!(language, "rulings-repeated", name, round, before, points)
}
