//! What a line means. The number comes first; after it tokens are known by their shape, in any
//! order.
//!
//! | token | meaning |
//! |---|---|
//! | `о7`, `7о` | coordinates, across or down |
//! | `h8v`, `h8s` | coordinates with the letter of the direction |
//! | `.дом` | letters of a word on the board that the word joins, in place of coordinates |
//! | `рабы` | the word; a small letter among capitals, `(а)`, `*а` or `?а` is a blank |
//! | `[sz]`, `z\|s` | one tile, two tiles, where both could be meant |
//! | `c+`, `u-` | letters with the mark of the Czech keyboard: `č` and `ů`, `ú` |
//! | `17` | the points claimed |
//! | `1:52` | the thinking time on the slip |
//! | `т`, `t` | the top |
//! | `-` | an empty slip or none |
//! | `+` | several slips |
//! | `!` | the slip is hard to read, but counts |
//! | `?` | the slip cannot be read |
//! | `=` | the slip is in: the player's clock stands |
//!
//! In place of one number there may be several: `12,15,20-24 т`.

use flavita_tournament::{model::ids::PlayerNumber, model::slip::Legibility};
use std::collections::BTreeSet;
use unicode_normalization::char::compose;

/// A line as it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The players, in the order written, each once.
    pub players: Vec<PlayerNumber>,
    /// What they handed in.
    pub content: Content,
}

/// What the rest of a line says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// Nothing yet.
    Nothing,
    /// The top of the round.
    Top,
    /// An empty slip or none.
    Absent,
    /// More than one slip.
    Several,
    /// The slip is in.
    HandedIn,
    /// A slip.
    Slip(Written),
}

impl Content {
    /// Whether a slip's word is still to come.
    pub fn is_unfinished(&self) -> bool {
        matches!(self, Self::Slip(slip)
            if slip.word.is_empty() && slip.legibility != Legibility::Illegible)
    }
}

/// A slip as it was keyed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// The coordinates; empty where there are none yet.
    pub at: String,
    /// The word as it is typed; empty where there is none yet.
    pub word: String,
    /// The points claimed.
    pub claimed: Option<i32>,
    /// The thinking time, in milliseconds.
    pub used_ms: Option<u64>,
    /// How well the slip can be read.
    pub legibility: Legibility,
    /// Whether it is one of several of this player.
    pub is_one_of_several: bool,
}

/// Why a line cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LineFault {
    /// It does not begin with a number.
    #[error("the line does not begin with a player's number")]
    NoNumber,
    /// A token that has no meaning where it stands.
    #[error("\"{0}\" has no meaning here")]
    Unreadable(String),
}

/// The most players of one line.
const MOST_PLAYERS: usize = 500;

/// Reads a line.
///
/// # Errors
/// When it does not begin with a number or a token cannot be understood.
///
/// ```
/// use flavita_web::slip_line::grammar::{Content, parse};
/// let line = parse("12,15,20-22 т").unwrap();
/// assert_eq!(line.players.iter().map(|player| player.0).collect::<Vec<_>>(), [12, 15, 20, 21, 22]);
/// assert_eq!(line.content, Content::Top);
/// ```
pub fn parse(text: &str) -> Result<Line, LineFault> {
    let mut tokens = text.split_whitespace();
    let players = read_players(tokens.next().ok_or(LineFault::NoNumber)?)?;
    let tokens: Vec<&str> = tokens.collect();
    let content = match tokens.as_slice() {
        [] => Content::Nothing,
        ["т" | "Т" | "t" | "T"] => Content::Top,
        ["-" | "–" | "—"] => Content::Absent,
        ["+"] => Content::Several,
        ["="] => Content::HandedIn,
        tokens => Content::Slip(read_slip(tokens)?),
    };
    Ok(Line { players, content })
}

/// The line with another word in the place of its word.
pub fn with_word(text: &str, word: &str) -> String {
    let is_its_word = |token: &str| {
        !is_reference(token)
            && read_points(token).is_none()
            && read_time(token).is_none()
            && is_word(&marked(token))
    };
    let tokens = text.split_whitespace().enumerate();
    let tokens: Vec<&str> =
        tokens.map(|(i, token)| if i > 0 && is_its_word(token) { word } else { token }).collect();
    tokens.join(" ")
}

/// The line with another square in the place of its square, or with one before its word.
pub fn with_reference(text: &str, at: &str) -> String {
    let mut tokens: Vec<&str> = text.split_whitespace().collect();
    match tokens.iter().skip(1).position(|token| is_reference(token)) {
        Some(place) => tokens[place + 1] = at,
        None => tokens.insert(tokens.len().min(1), at),
    }
    tokens.join(" ")
}

fn read_players(token: &str) -> Result<Vec<PlayerNumber>, LineFault> {
    let mut players = Vec::new();
    for part in token.split(',').filter(|part| !part.is_empty()) {
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        let (Ok(first), Ok(last)) = (first.parse::<u32>(), last.parse::<u32>()) else {
            return Err(LineFault::NoNumber);
        };
        let room = MOST_PLAYERS.saturating_sub(players.len());
        if last < first || (last - first) as usize >= room {
            return Err(LineFault::Unreadable(part.to_owned()));
        }
        players.extend((first..=last).map(PlayerNumber));
    }
    let mut seen = BTreeSet::new();
    players.retain(|player| seen.insert(*player));
    if players.is_empty() { Err(LineFault::NoNumber) } else { Ok(players) }
}

fn read_slip(tokens: &[&str]) -> Result<Written, LineFault> {
    let mut slip = Written::default();
    for token in tokens {
        let fault = || LineFault::Unreadable((*token).to_owned());
        let is_free = if let Some(legibility) = read_legibility(token) {
            let is_clear = slip.legibility == Legibility::Clear;
            is_clear.then(|| slip.legibility = legibility)
        } else if *token == "+" {
            (!slip.is_one_of_several).then(|| slip.is_one_of_several = true)
        } else if is_reference(token) {
            slip.at.is_empty().then(|| (*token).clone_into(&mut slip.at))
        } else if let Some(points) = read_points(token) {
            slip.claimed.is_none().then(|| slip.claimed = Some(points))
        } else if let Some(used_ms) = read_time(token) {
            slip.used_ms.is_none().then(|| slip.used_ms = Some(used_ms))
        } else {
            let word = marked(token);
            let word = is_word(&word).then_some(word).ok_or_else(fault)?;
            slip.word.is_empty().then(|| slip.word = word)
        };
        is_free.ok_or_else(fault)?;
    }
    Ok(slip)
}

/// A square, with or without the letter of its direction, or letters behind a dot.
fn is_reference(token: &str) -> bool {
    let is_joined = token.strip_prefix('.').is_some_and(is_word);
    let directed = token.strip_suffix(['v', 'V', 's', 'S']);
    is_joined || is_square(token) || directed.is_some_and(is_square)
}

/// Up to three letters and digits, the one before the other.
fn is_square(token: &str) -> bool {
    let letters = token.chars().filter(|c| c.is_alphabetic()).count();
    let digits = token.chars().filter(char::is_ascii_digit).count();
    let first_is_digit = token.starts_with(|c: char| c.is_ascii_digit());
    let last_is_digit = token.ends_with(|c: char| c.is_ascii_digit());
    let is_whole = letters + digits == token.chars().count();
    let turns = token.chars().zip(token.chars().skip(1));
    let turns = turns.filter(|(a, b)| a.is_ascii_digit() != b.is_ascii_digit()).count();
    is_whole && letters >= 1 && digits >= 1 && turns == 1 && first_is_digit != last_is_digit
}

fn read_legibility(token: &str) -> Option<Legibility> {
    match token {
        "!" => Some(Legibility::Hard),
        "?" => Some(Legibility::Illegible),
        _ => None,
    }
}

fn read_points(token: &str) -> Option<i32> {
    let points: i32 = token.parse().ok()?;
    (0..=5000).contains(&points).then_some(points)
}

fn read_time(token: &str) -> Option<u64> {
    let (minutes, seconds) = token.split_once(':')?;
    let (minutes, seconds): (u64, u64) = (minutes.parse().ok()?, seconds.parse().ok()?);
    (minutes < 1000 && seconds < 60).then(|| (minutes * 60 + seconds) * 1000)
}

/// The word with what is typed behind a letter laid on it, as Czech players do on foreign keyboards: a
/// plus is the ring of an u and the hook of others, a minus the stroke.
fn marked(token: &str) -> String {
    let mut word = String::new();
    for sign in token.chars() {
        let mark = match (sign, word.chars().next_back()) {
            ('+', Some(u @ ('u' | 'U'))) => compose(u, '\u{30a}'),
            ('+', Some(letter)) => compose(letter, '\u{30c}'),
            ('-', Some(letter)) => compose(letter, '\u{301}'),
            _ => None,
        };
        if mark.is_some() {
            word.pop();
        }
        word.push(mark.unwrap_or(sign));
    }
    word
}

/// Letters, and the marks of blanks and tiles.
fn is_word(token: &str) -> bool {
    let is_mark = |c: char| "*?()[]|".contains(c);
    token.contains(char::is_alphabetic) && token.chars().all(|c| c.is_alphabetic() || is_mark(c))
}
