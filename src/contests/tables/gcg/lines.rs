//! The lines of a GCG file read; what is wrong with one, and in what it differs from the board.

use crate::{tables::act::Reason, tables::cells::AtLine};
use flavita_game::{Direction, Edition, Reference, Square, Tile, parse_rack, parse_word};

/// A fault with its line.
pub type Fault = AtLine<Problem>;

/// Why a line cannot be read, or cannot have happened.
#[derive(Clone, Debug, PartialEq, Eq, strum::IntoStaticStr, thiserror::Error)]
#[strum(serialize_all = "kebab-case")]
pub enum Problem {
    /// Neither UTF-8 nor ISO-8859-1.
    #[error("the text is neither UTF-8 nor ISO-8859-1")]
    #[strum(serialize = "unreadable")]
    NoText,
    /// No line has this form.
    #[error("\"{0}\" cannot be read")]
    Unreadable(String),
    /// Not two players.
    #[error("the game has two players, and \"{0}\" would be a third")]
    Player(String),
    /// Somebody else is on turn.
    #[error("it is not {0}'s turn")]
    Turn(String),
    /// The rules do not allow it.
    #[error("refused: {}", .0.code())]
    Refused(Reason),
    /// A rack that its player cannot have.
    #[error("this rack is impossible: {0}")]
    Rack(String),
    /// No play stands there.
    #[error("there is no play to challenge")]
    #[strum(serialize = "open")]
    NothingOpen,
    /// The game stops before its end.
    #[error("the game breaks off before its end, or the tiles left are not given")]
    #[strum(serialize = "end")]
    NoEnd,
}

impl Problem {
    /// The end of the key of its sentence.
    pub fn code(&self) -> &'static str {
        self.into()
    }

    /// What its sentence names.
    pub fn named(&self) -> String {
        if let Self::Unreadable(text) | Self::Player(text) | Self::Turn(text) | Self::Rack(text) =
            self
        {
            return text.clone();
        }
        String::new()
    }
}

/// Other points than the board gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The line of the file, from 1.
    pub line: usize,
    /// What the file says.
    pub file: i64,
    /// What the board gives.
    pub board: i64,
}

/// A GCG file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gcg {
    /// The players, the one who starts first.
    pub names: [String; 2],
    /// The list of words that it names; empty where it names none.
    pub lexicon: String,
    pub(super) lines: Vec<Line>,
}

/// An act of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line {
    pub(super) number: usize,
    pub(super) player: usize,
    /// What it shows of his rack.
    pub(super) shown: Vec<Tile>,
    /// What of it he lays or gives back.
    pub(super) used: Vec<Tile>,
    pub(super) act: Act,
    pub(super) points: i64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Act {
    /// A word; a full stop in it is a tile that lies there.
    Play(Reference, String),
    Exchange,
    /// So many tiles, nobody knows which.
    ExchangeCount(usize),
    Pass,
    /// The play before is challenged away.
    TakenBack,
    /// A challenge in vain.
    Challenge,
    /// The price of time.
    Time,
    /// Tiles left over.
    Rest(Vec<Tile>),
}

impl Act {
    pub(super) fn is_of_turn(&self) -> bool {
        matches!(self, Self::Play(..) | Self::Exchange | Self::ExchangeCount(_) | Self::Pass)
    }
}

/// The text of a file: in the encoding that it names, else UTF-8, else ISO-8859-1.
///
/// # Errors
/// When it names another one and is no UTF-8.
pub fn text(bytes: &[u8]) -> Result<String, Fault> {
    let ascii = String::from_utf8_lossy(bytes).to_lowercase();
    let named = ascii.lines().find_map(|line| line.strip_prefix("#character-encoding"));
    let named = named.map(str::trim);
    let is_latin = |name: &str| ["iso-8859-1", "iso8859-1", "latin1", "latin-1"].contains(&name);
    let latin = || bytes.iter().map(|byte| char::from(*byte)).collect();
    match (std::str::from_utf8(bytes), named) {
        (_, Some(name)) if is_latin(name) => Ok(latin()),
        (Ok(text), _) => Ok(text.to_owned()),
        (Err(_), None) => Ok(latin()),
        (Err(_), Some(_)) => Err(Fault { line: 1, problem: Problem::NoText }),
    }
}

/// Reads a file by the tiles of this edition. What is neither an act nor names a player is a note.
///
/// # Errors
/// The first line that cannot be read.
pub fn read(edition: &Edition, text: &str) -> Result<Gcg, Fault> {
    let mut people: Vec<(String, String)> = Vec::new();
    let mut nicks: Vec<String> = Vec::new();
    let (mut lines, mut lexicon) = (Vec::new(), String::new());
    for (number, line) in (1..).zip(text.trim_start_matches('\u{feff}').lines()) {
        let line = line.trim();
        let fault = |problem| Fault { line: number, problem };
        let player = ["#player1 ", "#player2 "].iter().find_map(|mark| line.strip_prefix(mark));
        if let Some((nick, name)) = player.map(|one| one.split_once(' ').unwrap_or((one, one))) {
            people.push((nick.to_owned(), name.trim().to_owned()));
        } else if let Some(name) = line.strip_prefix("#lexicon ") {
            name.trim().clone_into(&mut lexicon);
        } else if let Some(act) = line.strip_prefix('>') {
            let unread = || fault(Problem::Unreadable(line.to_owned()));
            let (nick, act) = act.split_once(':').ok_or_else(unread)?;
            let nick = nick.trim();
            let known = nicks.iter().position(|known| known == nick);
            let player = known.unwrap_or(nicks.len());
            if player == nicks.len() {
                let is_one = people.len() < 2 || people.iter().any(|(known, _)| known == nick);
                if !is_one || player == 2 {
                    return Err(fault(Problem::Player(nick.to_owned())));
                }
                nicks.push(nick.to_owned());
            }
            lines.push(read_act(edition, act, (number, player)).ok_or_else(unread)?);
        }
    }
    let last = text.lines().count().max(1);
    let [one, two] = nicks.as_slice() else {
        return Err(Fault { line: last, problem: Problem::NoEnd });
    };
    let name = |nick: &String| {
        let full = people.iter().find(|(known, _)| known == nick);
        full.map_or(nick, |(_, name)| name).clone()
    };
    let mut names = [name(one), name(two)];
    if names[0] == names[1] {
        names = [one.clone(), two.clone()];
    }
    keep_what_came_back(&mut lines);
    Ok(Gcg { names, lexicon, lines })
}

/// Of a play that is challenged away every tile stays on the rack.
fn keep_what_came_back(lines: &mut [Line]) {
    for at in 1..lines.len() {
        if lines[at].act == Act::TakenBack {
            lines[at - 1].used.clear();
        }
    }
}

fn read_act(edition: &Edition, text: &str, (number, player): (usize, usize)) -> Option<Line> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let [act @ .., points, _total] = words.as_slice() else { return None };
    let points = points.parse().ok()?;
    let tiles = |text: &str| Some(parse_rack(edition, text).ok()?.tiles().to_vec());
    let (rack, act) = match act {
        [place, word] if at(place).is_some() => ("", vec![*place, *word]),
        [rack, place, word] => (*rack, vec![*place, *word]),
        [rack, one] => (*rack, vec![*one]),
        [one] => ("", vec![*one]),
        _ => return None,
    };
    let mut shown = tiles(rack)?;
    let mut used = Vec::new();
    let act = match act.as_slice() {
        [place, word] => {
            let word = word.replace(['(', ')'], "");
            let laid = parse_word(edition, &word.replace('.', "")).ok()?;
            used = laid.iter().map(|tile| tile.tile()).collect();
            Act::Play(at(place)?, word)
        }
        ["-"] => Act::Pass,
        ["--"] => Act::TakenBack,
        ["(time)"] => Act::Time,
        ["(challenge)"] => Act::Challenge,
        [one] => {
            let inside = one.strip_prefix('(').and_then(|one| one.strip_suffix(')'));
            if let Some(rest) = inside {
                Act::Rest(tiles(rest)?)
            } else {
                let given = one.strip_prefix('-')?;
                if let Ok(count) = given.parse() {
                    Act::ExchangeCount(count)
                } else {
                    used = tiles(given)?;
                    Act::Exchange
                }
            }
        }
        _ => return None,
    };
    if shown.is_empty() {
        shown.clone_from(&used);
    }
    Some(Line { number, player, shown, used, act, points })
}

/// `8H` runs across, `H8` down.
fn at(text: &str) -> Option<Reference> {
    let text = text.to_ascii_uppercase();
    let letter = text.find(|sign: char| sign.is_ascii_uppercase())?;
    let (direction, row, column) = match letter {
        0 => (Direction::Down, &text[1..], &text[..1]),
        _ => (Direction::Across, &text[..letter], &text[letter..]),
    };
    let [column] = column.as_bytes() else { return None };
    let row = row.parse::<usize>().ok()?.checked_sub(1)?;
    let square = Square::new(row, usize::from(column - b'A'))?;
    Some(Reference { square, direction })
}
