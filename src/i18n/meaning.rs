//! What a word is, in a sentence.

use crate::{catalogue::try_say, language::Language};
use flavita_lexicon::meaning::{Kind, Reading};

/// What the recipe's own files name as the source of what they add.
const BY_HAND: &str = "by hand";

/// What everything that a word can be has in one line each: `кошка — существительное, женский род:
/// родительный падеж, множественное число (OpenCorpora)`.
pub fn meaning(language: Language, reading: &Reading) -> String {
    let Reading { lemma, kind, forms, note } = reading;
    let forms = forms.iter().filter(|marks| !marks.is_empty());
    let forms: Vec<String> = forms.map(|marks| codes(language, marks).join(", ")).collect();
    let (dash, colon) = (language.dash(), language.colon());
    let forms = if forms.is_empty() {
        String::new()
    } else {
        colon.to_owned() + &forms.join(language.semicolon())
    };
    let is_added = kind.source == BY_HAND;
    let source = match (is_added, language) {
        (false, _) => kind.source.clone(),
        // The recipe gives its reasons in English.
        (true, Language::English) => say!(language, "meaning-by-hand", name = note),
        (true, _) => say!(language, "meaning-added"),
    };
    let definition = if is_added || note.is_empty() { String::new() } else { format!(". {note}") };
    format!("{lemma}{dash}{}{forms} ({source}){definition}", kind_of(language, kind))
}

/// Class, marks and labels.
fn kind_of(language: Language, kind: &Kind) -> String {
    let class = if kind.word_class.is_empty() { "no-class" } else { kind.word_class.as_str() };
    let mut said = vec![code(language, class)];
    said.extend(codes(language, &kind.marks));
    said.extend(codes(language, &kind.labels));
    said.join(", ")
}

fn codes(language: Language, codes: &[String]) -> Vec<String> {
    codes.iter().map(|one| code(language, one)).collect()
}

/// The name of a code; the code itself where no sentence names it.
fn code(language: Language, code: &str) -> String {
    try_say(language, &format!("meaning-{code}"), &[]).unwrap_or_else(|| code.to_owned())
}
