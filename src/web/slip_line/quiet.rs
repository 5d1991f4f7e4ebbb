//! The slip line for those who help, while a round is open: what is keyed is repeated, and nothing
//! is said that the dictionary or the top would have to be asked for.
//!
//! A verdict would ask the dictionary about the open round: words could be typed into the line of a
//! closed one. The arbiter's console shows it.

use crate::slip_line::judge::{Check, fault_sentence, player_words, slip_text, told};
use crate::{frame::who::Who, slip_line, slip_line::grammar::parse};
use flavita_app::desk::public_view::{PublicView, open_round};
use flavita_i18n::{catalogue::say, language::Language, names::shown_word};
use flavita_tournament::{
    model::round::Round, model::slip::SlipText, state::tournament::Tournament,
};

/// Whether this person may hear nothing about words now.
pub fn is_quiet(state: &Tournament, who: &Who) -> bool {
    !who.is_arbiter() && open_round(state).is_some()
}

/// What a line says, without what it would be worth.
pub fn check(view: &PublicView, round: Option<&Round>, text: &str, language: Language) -> Check {
    let said = |level, player, sentence| Check {
        level,
        player,
        sentence,
        completion: None,
        already: None,
        choices: Vec::new(),
    };
    let line = match parse(text) {
        Ok(line) => line,
        Err(fault) => return said("error", String::new(), fault_sentence(language, &fault)),
    };
    let (player, is_known) = player_words(&view.state, &line, language);
    if !is_known {
        return said("error", String::new(), player);
    }
    let Some(round) = round else {
        return said("typing", player, String::new());
    };
    let already = told(round, &line.players, |slip| words(&slip.text, language), language);
    let slip = slip_text(&view.state, round, &line.content);
    let check = match slip.filter(|_| !line.content.is_unfinished()) {
        None => said("typing", player, String::new()),
        Some((_, 0)) => said("look", player, say(language, "verdict-no-slip", &[])),
        Some((slip, 1)) => {
            match slip_line::choice::question(
                &view.state,
                view.referee(),
                round,
                (text, &line.content),
                None,
                language,
            ) {
                Some(question) => {
                    Check { choices: question.choices, ..said("look", player, question.sentence) }
                }
                None => said("ok", player, words(&slip, language)),
            }
        }
        Some(_) => said("look", player, say(language, "verdict-several-slips", &[])),
    };
    Check { already, ..check }
}

/// A slip as it was keyed: `РАБЫ О7`.
pub fn words(text: &SlipText, language: Language) -> String {
    if text.word.is_empty() {
        let sentence = say(language, "verdict-no-slip", &[]);
        return sentence.trim_end_matches('.').to_owned();
    }
    let shown = format!("{} {}", shown_word(&text.word), text.at.to_uppercase());
    shown.trim().to_owned()
}
