//! What a slip that scores nothing may have meant, offered to whoever keys it.

use crate::slip_line::grammar::{with_reference, with_word};
use crate::{parts::names::shown_placement, slip_line::choice::Choice};
use flavita_app::view::DeskView;
use flavita_i18n::{catalogue::say, language::Language, names::points};
use flavita_tournament::judging::detective::{Clue, Mend};
use flavita_tournament::{
    judging::blanks::typed_word, judging::in_round, judging::reading::plainly,
    model::placement_text::PlacementText, model::round::Round, model::slip::SlipText,
    model::verdict::Verdict,
};

/// The most readings that are offered.
const MOST_OFFERED: usize = 3;

/// What a slip may have meant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Guesses {
    /// In a sentence; empty where there is nothing to say.
    pub sentence: String,
    /// The readings as lines, the likeliest first.
    pub choices: Vec<Choice>,
}

/// What a slip may have meant that is no legal placement as it is written.
pub fn guesses(
    view: &DeskView,
    round: &Round,
    line: &str,
    slip: &SlipText,
    verdict: &Verdict,
    language: Language,
) -> Guesses {
    if verdict.is_valid() {
        return Guesses::default();
    }
    let clues = in_round::clues(&view.state, view.referee(), round, slip);
    let choice = |clue: &Clue| choice(view, line, clue, language);
    Guesses {
        sentence: sentence(view, &clues, language),
        choices: likely(&clues).take(MOST_OFFERED).map(choice).collect(),
    }
}

/// The only reading, else those near what is written.
fn likely(clues: &[Clue]) -> impl Iterator<Item = &Clue> {
    let is_near = |clue: &&Clue| clues.len() == 1 || clue.mend != Mend::Elsewhere;
    clues.iter().filter(is_near)
}

fn sentence(view: &DeskView, clues: &[Clue], language: Language) -> String {
    match clues {
        [] => String::new(),
        [only] => {
            let text = shown_placement(&PlacementText::of(&view.state.edition, &only.placement));
            let text = format!("{text}, {}", points(language, only.points));
            let how = say(language, how(only.mend), &[]);
            say(language, "clue-only", &[("text", text.into()), ("how", how.into())])
        }
        several => say(language, "clue-several", &[("n", several.len().into())]),
    }
}

fn choice(view: &DeskView, line: &str, clue: &Clue, language: Language) -> Choice {
    let edition = &view.state.edition;
    let text = PlacementText::of(edition, &clue.placement);
    let word = typed_word(&plainly(edition, &clue.placement.tiles));
    Choice {
        line: with_reference(&with_word(line, &word), &text.at.to_lowercase()),
        label: format!("{} · {}", shown_placement(&text), points(language, clue.points)),
    }
}

const fn how(mend: Mend) -> &'static str {
    match mend {
        Mend::LastLetter => "clue-last-letter",
        Mend::BlankMark => "clue-blank-mark",
        Mend::Turned => "clue-turned",
        Mend::Shifted => "clue-shifted",
        Mend::OtherAlphabet => "clue-other-alphabet",
        Mend::Elsewhere => "clue-elsewhere",
    }
}

/// Two sentences as one text; each may be empty.
pub fn joined(first: &str, second: &str) -> String {
    format!("{first} {second}").trim().to_owned()
}
