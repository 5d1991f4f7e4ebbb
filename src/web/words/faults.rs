//! Why what was typed is no word, no pattern and no decision of a committee.

use crate::parts::day_in_words;
use flavita_app::words::CommitteeFault;
use flavita_contests::committee::decisions::{LineFault, Problem};
use flavita_game::SIDE;
use flavita_i18n::{catalogue::say, language::Language, text};
use flavita_lexicon::{fault::Fault, fault::SHORTEST, pattern::PatternFault};
use flavita_tournament::model::WordDecision;

/// How many lines of a table are told before the rest is only counted.
const LISTED: usize = 12;

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

/// What the committee has decided about a word, when and why.
pub fn decision_sentence(decision: &WordDecision, language: Language) -> String {
    let date = day_in_words(language, &decision.date);
    let key = if decision.admitted { "committee-admitted" } else { "committee-removed" };
    say!(language, key, date, text = decision.because.as_str())
}

/// Why the committee's table cannot be used, in one paragraph.
pub fn committee_sentence(fault: &CommitteeFault, language: Language) -> String {
    let lines = committee_lines(fault, language).join(" ");
    let CommitteeFault::Lines { file, .. } = fault else { return lines };
    // Players read this too: in which folder the file lies is nobody's business.
    let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    say!(language, "committee-fault", name, text = lines)
}

/// The same, a sentence a line of the table.
pub fn committee_lines(fault: &CommitteeFault, language: Language) -> Vec<String> {
    match fault {
        CommitteeFault::Disk(_) => vec![say!(language, "committee-fault-disk")],
        CommitteeFault::Decision(problem) => vec![problem_sentence(problem, language)],
        CommitteeFault::Lines { faults, .. } => line_sentences(faults, language),
    }
}

/// What is wrong with lines of a table, a sentence each.
pub fn line_sentences(faults: &[LineFault], language: Language) -> Vec<String> {
    let sentence = |fault: &LineFault| {
        let text = problem_sentence(&fault.problem, language);
        say!(language, "committee-fault-line", n = fault.line, text)
    };
    let more = faults.len().saturating_sub(LISTED);
    let more = (more > 0).then(|| say!(language, "committee-fault-more", n = more));
    faults.iter().take(LISTED).map(sentence).chain(more).collect()
}

/// What is wrong with a decision.
pub fn problem_sentence(problem: &Problem, language: Language) -> String {
    match problem {
        Problem::NoText => say!(language, "committee-fault-text"),
        Problem::OpenQuotation => say!(language, "committee-fault-quotation"),
        Problem::Headings => say!(language, "committee-fault-headings"),
        Problem::Surplus(text) => say!(language, "committee-fault-surplus", text),
        Problem::NoWord { word, fault } => {
            let value = fault_sentence(*fault, language);
            say!(language, "labelled", label = word, value)
        }
        Problem::NoDecision(text) => say!(language, "committee-fault-decision", text),
        Problem::NoDate(text) => say!(language, "committee-fault-date", text),
        Problem::NoReason => say!(language, "committee-fault-reason"),
        Problem::Text(fault) => text::fault_sentence(language, fault),
        Problem::Twice { word, date } => {
            let date = day_in_words(language, date);
            say!(language, "committee-fault-twice", name = word.replace('|', ""), date)
        }
        Problem::TooMany(most) => say!(language, "committee-fault-many", n = *most),
    }
}
