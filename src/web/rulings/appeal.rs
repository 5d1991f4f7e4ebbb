//! A slip that is appealed: what stands on it, what was said of it, and what can be ruled.

use crate::parts::{Choice, meaning, minutes, repeated_sentence, signed, slip_words};
use crate::rulings::page::{AppealLine, AppealView};
use crate::{phone::page::accepted, words::faults::decision_sentence};
use flavita_app::{desk::DeskView, words::committee::decision_on};
use flavita_game::{Letter, score};
use flavita_i18n::names::{numbered_name, points, shown_word};
use flavita_i18n::{language::Language, rules::basis::bases};
use flavita_lexicon::alphabet::Alphabet;
use flavita_tournament::model::{Appeal, Decisions, Round, Slip, SlipNumber, WordDecision};
use flavita_tournament::profile::ranking::Substitute;
use flavita_tournament::{ruling::repeated::repeated_zeros, state::Tournament};

/// The slip of this number, with what the club's committee has decided by `now`; `None` where there is
/// none that stands.
pub fn view(
    view: &DeskView,
    id: SlipNumber,
    now: &Decisions,
    language: Language,
) -> Option<AppealView> {
    let state = &view.state;
    let (round, slip) = state.slip(id).filter(|(_, slip)| slip.stands())?;
    let made = placement_words(view, round, slip);
    let meanings = made.iter().flat_map(|word| told(state, word, now, language)).collect();
    let (counting, out) = words(view, made);
    let zeros = repeated_zeros(state);
    let mut zeros = zeros.iter();
    let zero = zeros.find(|zero| (zero.player, zero.round) == (slip.player, round.number));
    Some(AppealView {
        line: line(state, (round, slip), language),
        round: round.number,
        player: slip.player,
        came: if slip.is_sent() {
            accepted(slip.recorded_ms, false, language)
        } else {
            String::new()
        },
        claimed: slip.text.claimed.map_or_else(String::new, signed),
        rules: bases(language, &state.profile, &state.edition, &slip.verdict),
        would_be: slip.verdict.would_be,
        out,
        meanings,
        counting,
        time: minutes(state.used_ms(round, slip.player)),
        may_have_mean: state.profile.absence.repeated_zero == Substitute::Mean
            && slip.verdict.points == 0,
        repeated: zero.map(|zero| repeated_sentence(state, zero, language)),
        is_open: round.counts(slip) && state.may_appeal(id, Appeal::VerdictStays),
    })
}

/// A slip in a line.
pub(super) fn line(
    state: &Tournament,
    (round, slip): (&Round, &Slip),
    language: Language,
) -> AppealLine {
    let name = numbered_name(state, slip.player, language);
    let reason = slip_words::reason(state, slip, language);
    let worth = points(language, slip.verdict.points);
    AppealLine {
        slip: slip.id,
        title: say!(language, "rulings-appeal-of", round = round.number, name = name),
        text: format!("{} {}", shown_word(&slip.text.word), slip.text.at).trim().to_owned(),
        verdict: format!("{worth}. {reason}").trim_end().to_owned(),
    }
}

/// What the club's committee has decided about a word, in force in this game or not, and what it is.
fn told(state: &Tournament, word: &[Letter], now: &Decisions, language: Language) -> Vec<String> {
    let of = |decisions| decision_on(&state.edition, decisions, word);
    let said = |decision: &WordDecision| {
        let said = decision_sentence(decision, language);
        say!(language, "labelled", label = decision.word.replace('|', ""), value = said)
    };
    let here = of(&state.dictionary.choice.committee);
    let other = of(now).filter(|other| here != Some(*other));
    let not_here = other.map(|one| say!(language, "committee-not-here", text = said(one)));
    let decided = here.map(said).into_iter().chain(not_here);
    decided.chain(meaning::lines(&state.edition, word, language)).collect()
}

/// The words that the slip makes on the board.
fn placement_words(view: &DeskView, round: &Round, slip: &Slip) -> Vec<Vec<Letter>> {
    let state = &view.state;
    let reading = slip.judged.reading.as_ref();
    let placement = reading.and_then(|reading| state.read_placement(reading));
    let Some(placement) = placement.filter(|placement| !placement.runs_off_board()) else {
        return Vec::new();
    };
    let words = score(&state.edition, &round.board, &placement).words;
    words.into_iter().map(|word| word.word.letters().collect()).collect()
}

/// Those words: the ones that count now, and the others.
fn words(view: &DeskView, words: Vec<Vec<Letter>>) -> (Vec<Choice>, Vec<Choice>) {
    let alphabet = Alphabet::of(&view.state.edition);
    let choices = words.into_iter().map(|letters| {
        let value = alphabet.spell(&letters);
        let label = value.replace('|', "");
        (view.words().contains(letters), Choice::new(value, label, false))
    });
    let (counting, out): (Vec<_>, Vec<_>) = choices.partition(|(counts, _)| *counts);
    let plain = |words: Vec<(bool, Choice)>| words.into_iter().map(|(_, word)| word).collect();
    (plain(counting), plain(out))
}
