//! Twist: the cases of `tests/data/pastimes/twist.txt`, the set and the letters of two signs.

use flavita_contests::pastimes::twist::{
    Action, Gift, LaidWord, Laying, Piece, Twist, set, shuffled,
};
use flavita_contests::pastimes::{Command, Game, Pastime, PastimeEvent, Start};
use flavita_contests::told::Told;
use flavita_game::edition::catalogue::{EMBEDDED, embedded};
use flavita_game::{Bag, Tile, parse};
use flavita_tournament::model::{Seed, chance::Chance};

use crate::pastimes::{Playing, TINY, cases, refused};

fn piece(text: &str) -> Piece {
    let named = |action: &Action| action.to_string().replace('-', "_") == text;
    let action = Action::ALL.into_iter().find(named).map(Piece::Action);
    action.unwrap_or_else(|| Piece::Letter(text.to_owned()))
}

fn pieces(text: &str) -> Vec<Piece> {
    text.split_whitespace().map(piece).collect()
}

fn twist(pastime: &Pastime) -> &Twist {
    let Game::Twist(game) = &pastime.game else { panic!("twist is played") };
    game
}

fn seat(pastime: &Pastime, name: &str) -> usize {
    pastime.beginning.names.iter().position(|known| known == name).unwrap()
}

/// `AB: 0 1 on A gives 2>Bob stack>Bob`.
fn laying(pastime: &Pastime, text: &str) -> Laying {
    let (text, gifts) = text.split_once(" gives ").unwrap_or((text, ""));
    let (text, on) = text.split_once(" on ").unwrap_or((text, ""));
    let (word, own) = text.split_once(':').unwrap_or((text, ""));
    let gift = |gift: &str| {
        let (piece, to) = gift.split_once('>').unwrap();
        Gift { piece: piece.parse().ok(), to: seat(pastime, to) }
    };
    Laying {
        word: word.to_owned(),
        own: own.split_whitespace().map(|place| place.parse().unwrap()).collect(),
        on: on.to_owned(),
        gifts: gifts.split_whitespace().map(gift).collect(),
    }
}

/// Who is on turn, or who has won.
fn stands(pastime: &Pastime) -> String {
    let named = |seat: usize| pastime.beginning.names[seat].as_str();
    let winners: Vec<&str> = pastime.winners().into_iter().map(named).collect();
    pastime
        .on_turn()
        .map_or_else(|| format!("over {}", winners.join(" ")), |one| named(one).to_owned())
}

fn done(playing: &mut Playing, asked: &str) -> String {
    let mut parts = asked.splitn(3, ' ');
    let (name, act) = (parts.next().unwrap(), parts.next().unwrap());
    let rest = parts.next().unwrap_or_default();
    let command = match act {
        "lays" => Command::Lay(laying(&playing.pastime, rest)),
        "exchanges" => {
            let places = rest.split_whitespace().map(|place| place.parse().unwrap());
            Command::Exchange(places.collect())
        }
        "challenges" => Command::Challenge,
        "undoes" => Command::Undo,
        _ => panic!("{asked}"),
    };
    let refusal = playing.ask(name, &command);
    refusal.map_or_else(|| stands(&playing.pastime), |refusal| refused(&refusal))
}

/// What a line without an act says of the game.
fn check(pastime: &Pastime, line: &str, title: &str) {
    let game = twist(pastime);
    if let Some(said) = line.strip_prefix("said ") {
        let verdict = |(word, is_known): &(String, bool)| {
            format!("{word} is {}", if *is_known { "known" } else { "unknown" })
        };
        let contested = game.contested.as_ref().map_or_else(|| "nothing".to_owned(), verdict);
        assert_eq!(contested, said, "{title}");
    } else if let Some(turns) = line.strip_prefix("turns ") {
        let turn = |laid: &LaidWord| {
            format!("{} {}", pastime.beginning.names[laid.seat], laid.word).trim().to_owned()
        };
        let told: Vec<String> = game.words.iter().map(turn).collect();
        assert_eq!(told.join(", "), turns, "{title}");
    } else if let Some((name, shown)) = line.split_once(" shows ") {
        let (open, stack) = shown.split_once(" / ").unwrap();
        let hand = &game.hands[seat(pastime, name)];
        assert_eq!(hand.open, pieces(open), "{title}: {line}");
        assert_eq!(hand.stack.len().to_string(), stack, "{title}: {line}");
    } else {
        let table = line.strip_prefix("table").unwrap_or_else(|| panic!("{line}"));
        let mut free = game.free.clone();
        free.sort();
        assert_eq!(free, table.split_whitespace().collect::<Vec<_>>(), "{title}");
    }
}

#[test]
fn twist_is_refereed_as_its_cases_say() {
    let edition = parse(TINY).unwrap();
    for (title, lines) in cases("twist.txt") {
        let (mut names, mut set, mut listed) = (Vec::new(), Vec::new(), "AB");
        let mut playing: Option<Playing> = None;
        for line in &lines {
            if let Some(words) = line.strip_prefix("words ") {
                listed = words;
            } else if let Some((name, held)) = line.split_once(" has ") {
                names.push(name);
                let mut held = pieces(&held.replace('|', " "));
                held.reverse();
                set.extend(held);
            } else {
                let start = || Start::Twist { pieces: set.clone() };
                let of = || Playing::of(&edition, listed, start(), &names);
                let playing = playing.get_or_insert_with(of);
                match line.split_once(" -> ") {
                    Some((asked, answer)) => {
                        assert_eq!(done(playing, asked), answer, "{title}: {line}");
                    }
                    None => check(&playing.pastime, line, &title),
                }
            }
        }
    }
}

#[test]
fn a_set_of_108_has_the_letters_of_the_game_and_three_pieces_of_each_action() {
    for id in EMBEDDED.iter().map(|(id, _)| *id) {
        let edition = embedded(id).unwrap();
        let (pieces, tiles) = (set(&edition), Bag::full(&edition));
        assert_eq!(pieces.len(), 108, "{id}");
        let count = |wanted: &Piece| pieces.iter().filter(|piece| *piece == wanted).count();
        for action in Action::ALL {
            assert_eq!(count(&Piece::Action(action)), 3, "{id}");
        }
        let all = tiles.of_kind(|tile| tile != Tile::Blank).total();
        for letter in edition.letters() {
            let share = 96 * tiles.counts().of(Tile::Letter(letter));
            let there = count(&Piece::Letter(edition.label(letter).to_owned()));
            assert!(there == share / all || there == share.div_ceil(all), "{id} {there}");
        }
        let mixed = shuffled(pieces.clone(), &Chance::new(&Seed::default()));
        assert_ne!(mixed, pieces, "{id}");
        let back = |pieces: &[Piece]| {
            let mut texts: Vec<String> = pieces.iter().map(|piece| format!("{piece:?}")).collect();
            texts.sort();
            texts
        };
        assert_eq!(back(&mixed), back(&pieces), "{id}");
    }
}

#[test]
fn every_player_gets_the_same_share_of_the_set() {
    let pieces = set(&embedded("ru-scrabble").unwrap());
    for (players, each) in [(2, 54), (3, 36), (4, 27)] {
        let game = Twist::new(&pieces, players).unwrap();
        assert!(game.hands.iter().all(|hand| hand.count() == each && hand.open.len() == 7));
    }
    assert!(Twist::new(&pieces[..1], 2).is_none());
}

#[test]
fn letters_of_two_signs_are_laid_as_their_pieces_say() {
    let edition = embedded("hu-scrabble").unwrap();
    for (held, own, stored, answer) in
        [("CS A", vec![0, 1], "CSA", "known"), ("C S A", vec![0, 1, 2], "C|SA", "unknown")]
    {
        let mut set = pieces(held);
        set.reverse();
        set.extend(pieces("A A A").into_iter().take(set.len()));
        let mut playing =
            Playing::of(&edition, "CSA", Start::Twist { pieces: set }, &["Ann", "Bob"]);
        let laying = Laying { word: "csa".to_owned(), own, ..Laying::default() };
        assert_eq!(playing.ask("Ann", &Command::Lay(laying)), None);
        assert_eq!(twist(&playing.pastime).words[0].word, stored);
        assert_eq!(playing.ask("Bob", &Command::Challenge), None);
        let contested = twist(&playing.pastime).contested.clone().unwrap();
        assert_eq!(contested, ("CSA".to_owned(), answer == "known"));
    }
}

#[test]
fn what_cannot_have_happened_is_not_read() {
    let edition = parse(TINY).unwrap();
    let start = Start::Twist { pieces: pieces("A B A B") };
    let playing = Playing::of(&edition, "AB", start, &["Ann", "Bob"]);
    let laid = Laying { word: "AB".to_owned(), own: vec![0, 5], ..Laying::default() };
    let stack = pieces("A");
    for event in [
        PastimeEvent::Laid(laid),
        PastimeEvent::Exchanged { own: Vec::new(), stack },
        PastimeEvent::Contested { word: "AB".to_owned(), is_known: false },
    ] {
        let events = playing.events.iter().cloned().chain([event]);
        assert!(Pastime::of(events).is_err());
    }
}
