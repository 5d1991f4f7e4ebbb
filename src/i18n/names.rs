//! How players, words, points and times are written wherever people read them.

use crate::{catalogue::Argument, language::Language, text::joined};
use flavita_game::{BoardTile, Edition, Premium, word_text};
pub use flavita_tournament::judging::blanks::shown_word;
use flavita_tournament::model::{Actor, GameEnd, Player, PlayerNumber};
use flavita_tournament::state::Tournament;

/// A number as people are called by it: `№ 3`.
///
/// ```
/// use flavita_i18n::{language::Language, names::numbered};
/// assert_eq!(numbered(Language::Russian, 3_u32), "№\u{a0}3");
/// assert_eq!(numbered(Language::Hungarian, 3_u32), "3.\u{a0}sz.");
/// ```
pub fn numbered(language: Language, number: impl Into<Argument>) -> String {
    say!(language, "numbered", number)
}

/// Those who play against each other, as the title of their game: `Ada – Lin`.
pub fn against(names: &[String], language: Language) -> String {
    names.join(language.dash())
}

/// A player's number and whole name, of a pair both: `№ 3 Киселёв Артём`.
pub fn numbered_name(state: &Tournament, number: PlayerNumber, language: Language) -> String {
    let player = state.players.get(&number);
    let name = player.map(Player::full_name).unwrap_or_default();
    let number = numbered(language, number);
    format!("{number} {name}").trim_end().to_owned()
}

/// Who did something: the console is the arbiter, others go by their names.
#[expect(clippy::wildcard_enum_match_arm, reason = "all but persons are said by their names")]
pub fn actor_name(actor: &Actor, language: Language) -> String {
    match actor {
        Actor::Helper(name) => say!(language, "actor-helper", name),
        Actor::Player(number) => say!(language, "actor-player", number = number.to_string()),
        Actor::Other(name) => name.clone(),
        _ => say!(language, &format!("actor-{actor}")),
    }
}

/// Why a game is over, in a sentence.
pub fn game_end(language: Language, because: GameEnd) -> String {
    say!(language, &format!("over-{}", because.name().replace('_', "-")))
}

/// The tiles of a rack: `РЯБЫВЫЕ`, and with spaces where a tile may have several letters
/// (`A S SZ O NY`).
pub fn shown_rack(edition: &Edition, rack: &str) -> String {
    if edition.longest_label() == 1 {
        return rack.to_owned();
    }
    let mut tiles = String::new();
    let mut is_inside = false;
    for sign in rack.chars() {
        match sign {
            '[' => is_inside = true,
            ']' => is_inside = false,
            _ => tiles.push(sign),
        }
        if !is_inside {
            tiles.push(' ');
        }
    }
    tiles.trim_end().to_owned()
}

/// What keys of sentences call such a square.
pub const fn square_key(premium: Premium) -> &'static str {
    match premium {
        Premium::Plain => "plain",
        Premium::LetterDouble => "letter-double",
        Premium::LetterTriple => "letter-triple",
        Premium::WordDouble => "word-double",
        Premium::WordTriple => "word-triple",
    }
}

/// What stands on a free square: `3С`; nothing on a plain one.
pub fn square_sign(premium: Premium, language: Language) -> String {
    if premium == Premium::Plain {
        return String::new();
    }
    say!(language, &format!("square-{}", square_key(premium)))
}

/// The tiles of a word as they lie, blanks small; with spaces where a tile may have several letters
/// (`K Ö ZS É G`).
pub fn shown_tiles(edition: &Edition, tiles: &[BoardTile]) -> String {
    if edition.longest_label() == 1 {
        return shown_word(&word_text(edition, tiles));
    }
    let tile = |tile: &BoardTile| {
        let label = edition.label(tile.letter);
        if tile.is_blank { format!("({})", label.to_lowercase()) } else { label.to_owned() }
    };
    joined(tiles.iter().map(tile), " ")
}

/// Numbers in their order, those that follow each other by the first and the last: `1, 4–6`.
///
/// ```
/// use flavita_i18n::names::runs;
/// assert_eq!(runs([1, 4, 5, 6, 8, 9]), "1, 4–6, 8–9");
/// ```
pub fn runs(numbers: impl IntoIterator<Item = u32>) -> String {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for number in numbers {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => runs.push((number, number)),
        }
    }
    let text = |(first, last): &(u32, u32)| {
        if first == last { first.to_string() } else { format!("{first}–{last}") }
    };
    joined(runs.iter().map(text), ", ")
}

/// `44 очка`, `−5 очков`: below zero with a real minus sign.
pub fn points(language: Language, points: impl Into<Argument>) -> String {
    say!(language, "points", n = points)
}

/// A whole number with a real minus sign.
///
/// ```
/// use flavita_i18n::names::signed;
/// assert_eq!(signed(-10), "−10");
/// ```
pub fn signed(number: impl Into<i64>) -> String {
    let number = number.into();
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

/// A large number in groups of three digits, as the language divides them.
///
/// ```
/// use flavita_i18n::language::Language;
/// use flavita_i18n::names::grouped;
/// assert_eq!(grouped(Language::Russian, 2_344_432), "2\u{a0}344\u{a0}432");
/// assert_eq!(grouped(Language::English, 2_344_432), "2,344,432");
/// assert_eq!(grouped(Language::Hungarian, 2_344), "2344");
/// assert_eq!(grouped(Language::Hungarian, 12_344), "12\u{a0}344");
/// ```
pub fn grouped(language: Language, number: u64) -> String {
    let digits = number.to_string();
    // Hungarian divides numbers of five digits and more.
    if language == Language::Hungarian && digits.len() < 5 {
        return digits;
    }
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(language.thousands());
        }
        text.push(digit);
    }
    text
}

/// A sentence with a number in groups of three digits.
pub fn counted(key: &str, number: u64, language: Language) -> String {
    say!(language, key, n = number).replace(&number.to_string(), &grouped(language, number))
}

/// The name of a word list; a published one of Russian words names its sources in Russian.
///
/// ```
/// use flavita_i18n::{language::Language, names::list_name};
/// let name = "OpenCorpora и Викисловарь, ревизия 417258, существительные";
/// let said = "OpenCorpora and Wiktionary, revision 417258, nouns";
/// assert_eq!(list_name(Language::English, name), said);
/// assert_eq!(list_name(Language::Russian, name), name);
/// assert_eq!(list_name(Language::English, "our own"), "our own");
/// assert_eq!(list_name(Language::Czech, "word-list and SCOWL"), "word-list a SCOWL");
/// ```
pub fn list_name(language: Language, name: &str) -> String {
    let Some((sources, revision)) = name.split_once(", ревизия ") else {
        let both = name.split_once(" and ");
        return both
            .map_or_else(|| name.to_owned(), |(one, two)| say!(language, "list-both", one, two));
    };
    let first = sources.strip_suffix(" и Викисловарь");
    let sources = first.map_or_else(
        || sources.to_owned(),
        |first| say!(language, "list-wiktionary", name = first),
    );
    let nouns = revision.strip_suffix(", существительные");
    let revision = nouns.unwrap_or(revision);
    let whole = say!(language, "list-revision", name = sources, revision);
    if nouns.is_some() { say!(language, "list-nouns", name = whole) } else { whole }
}

/// Minutes and seconds.
///
/// ```
/// use flavita_i18n::names::clock_time;
/// assert_eq!(clock_time(185), "3:05");
/// ```
pub fn clock_time(seconds: u64) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Whether people name the family first where this language is spoken.
pub fn is_family_first(language: &str) -> bool {
    ["ru", "hu"].contains(&language)
}
