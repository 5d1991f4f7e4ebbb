//! Why what was typed is no word and no pattern.

use flavita_game::square::SIDE;
use flavita_i18n::{catalogue::say, language::Language};
use flavita_lexicon::fault::{Fault, SHORTEST};
use flavita_lexicon::pattern::PatternFault;

/// Why something is no word.
pub fn fault_sentence(fault: Fault, language: Language) -> String {
    let letter = |letter: char| ("letter", letter.to_string().into());
    let (key, arguments) = match fault {
        Fault::Letter { letter: c, .. } => ("lookup-fault-letter", vec![letter(c)]),
        Fault::LookAlike { letter: c, .. } => ("lookup-fault-look-alike", vec![letter(c)]),
        Fault::Length { tiles } if tiles < SHORTEST => ("lookup-fault-short", Vec::new()),
        Fault::Length { .. } => ("lookup-fault-long", vec![("n", SIDE.into())]),
        Fault::Mark | Fault::Columns => ("lookup-fault-mark", Vec::new()),
    };
    say(language, key, &arguments)
}

/// Why something is no pattern.
pub fn pattern_sentence(fault: PatternFault, language: Language) -> String {
    match fault {
        PatternFault::Letter(fault) => fault_sentence(fault, language),
        PatternFault::Bracket => say!(language, "find-bracket"),
        PatternFault::Long => say!(language, "find-long"),
    }
}
