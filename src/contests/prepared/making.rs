//! Preparing a game: drawn from a seed, changed by hand, and checked before it is sealed.

use crate::simulation::game::{Game, NotGiven, PlayedRound, Rules};
use crate::simulation::record::is_bingo;
use flavita_game::{Board, Edition, Placement, parse_rack, parse_word, rack_text, reference};
use flavita_game::{score, word_label};
use flavita_tournament::draw::by_hand;
use flavita_tournament::model::{DictionaryNote, EditionNote, FORM, GameEnd, PlacementText};
use flavita_tournament::model::{PreparedGame, PreparedRound, Refusal, RoundNumber, Seed};

/// What a game is prepared with.
#[derive(Clone, Debug)]
pub struct Basis<'a> {
    /// Edition, words and rules; what is searched is every legal placement.
    pub rules: Rules<'a>,
    /// What the game says of its edition.
    pub edition: EditionNote,
    /// What it says of its words.
    pub dictionary: DictionaryNote,
}

/// What somebody exchanges in a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Exchange {
    /// The rack, as it is typed.
    Rack(String),
    /// Which of the equal tops goes on the board.
    Laid(PlacementText),
}

/// Why a prepared game cannot be changed or is not right.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum Fault {
    /// There is no such round.
    #[error("there is no round {0}")]
    NoRound(RoundNumber),
    /// What is written for a round cannot be read.
    #[error("round {round}: {reason}")]
    Unreadable { round: RoundNumber, reason: String },
    /// A round cannot be played as it is written.
    #[error("round {round}: {reason}")]
    Unplayable { round: RoundNumber, reason: NotGiven },
    /// A round says something else than the rules and the words.
    #[error(
        "round {0} says something else than the rules and the words: change it with `flavita prepare change`"
    )]
    Differs(RoundNumber),
    /// The game goes on after its last round, or ends for another reason.
    #[error("after round {0} the game ends otherwise than the file says")]
    OtherEnd(RoundNumber),
}

impl Basis<'_> {
    /// The game of this number that a seed gives, to its end.
    pub fn draw(&self, name: &str, seed: &str, number: u64) -> PreparedGame {
        let mut prepared = PreparedGame {
            form: FORM.to_owned(),
            name: name.to_owned(),
            edition: self.edition.clone(),
            dictionary: self.dictionary.clone(),
            profile: self.rules.profile.clone(),
            seed: seed.to_owned(),
            number,
            rounds: Vec::new(),
            end: GameEnd::BagEmpty,
            nonce: String::new(),
        };
        let mut game = self.game(&prepared);
        self.play_on(&mut game, &mut prepared);
        prepared
    }

    /// The game with something else in one round; everything after it is drawn and solved anew.
    ///
    /// # Errors
    /// When the game is not right up to there, or the round cannot be played so.
    pub fn change(
        &self,
        prepared: &PreparedGame,
        round: RoundNumber,
        exchange: &Exchange,
    ) -> Result<PreparedGame, Fault> {
        let before = prepared.round(round).ok_or(Fault::NoRound(round))?;
        let mut changed = prepared.clone();
        changed.nonce.clear();
        changed.rounds.clear();
        let mut game = self.game(prepared);
        for (number, known) in (1..round.0).map(RoundNumber).zip(&prepared.rounds) {
            let played = self.play(&mut game, number, &known.rack, Some(&known.laid))?;
            changed.rounds.push(played);
        }
        let (rack, laid) = match exchange {
            Exchange::Rack(rack) => (rack.as_str(), None),
            Exchange::Laid(laid) => (before.rack.as_str(), Some(laid)),
        };
        let played = self.play(&mut game, round, rack, laid)?;
        changed.rounds.push(played);
        self.play_on(&mut game, &mut changed);
        Ok(changed)
    }

    /// Plays a whole game again as it is written.
    ///
    /// # Errors
    /// The first round that says something else than the rules and the words.
    pub fn check(&self, prepared: &PreparedGame) -> Result<(), Fault> {
        let mut game = self.game(prepared);
        for (number, known) in (1..).map(RoundNumber).zip(&prepared.rounds) {
            let played = self.play(&mut game, number, &known.rack, Some(&known.laid))?;
            if played != *known {
                return Err(Fault::Differs(number));
            }
        }
        let last = RoundNumber::after(prepared.rounds.len()).before();
        let end = game.play_round().err();
        (end == Some(prepared.end)).then_some(()).ok_or(Fault::OtherEnd(last))
    }

    fn game(&self, prepared: &PreparedGame) -> Game<'_> {
        Game::new(self.rules, &Seed::of_game(&prepared.seed, prepared.number))
    }

    fn play_on(&self, game: &mut Game<'_>, prepared: &mut PreparedGame) {
        loop {
            let board = game.board.clone();
            match game.play_round() {
                Ok(played) => prepared.rounds.push(self.written(&board, &played)),
                Err(end) => {
                    prepared.end = end;
                    return;
                }
            }
        }
    }

    fn play(
        &self,
        game: &mut Game<'_>,
        round: RoundNumber,
        rack: &str,
        laid: Option<&PlacementText>,
    ) -> Result<PreparedRound, Fault> {
        let edition = self.rules.edition;
        let unreadable = |reason: String| Fault::Unreadable { round, reason };
        let unplayable = |reason: NotGiven| Fault::Unplayable { round, reason };
        let rack = match parse_rack(edition, rack) {
            Ok(rack) if rack.tiles().len() == game.next_rack_size() => rack,
            _ => by_hand::read(edition, rack, game.next_rack_size())
                .map_err(|refusal: Refusal| unplayable(refusal.into()))?,
        };
        let laid = laid.map(|laid| placement(edition, laid)).transpose();
        let laid = laid.map_err(unreadable)?;
        let board = game.board.clone();
        let played = game.play_given(rack.tiles(), laid.as_ref());
        let played = played.map_err(unplayable)?;
        Ok(self.written(&board, &played))
    }

    /// A round as the file has it; it was played on this board.
    fn written(&self, board: &Board, played: &PlayedRound) -> PreparedRound {
        let edition = self.rules.edition;
        let laid = &played.found[played.laid].placement;
        let words = score(edition, board, laid).words;
        let words = words.iter().map(|word| word_label(edition, word.word.letters()));
        let tops = played.tops().iter();
        PreparedRound {
            rack: rack_text(edition, &played.rack),
            laid: PlacementText::of(edition, laid),
            points: played.points(),
            tops: tops.map(|top| PlacementText::of(edition, &top.placement)).collect(),
            next: played.next_points(),
            legal: played.found.len(),
            bingo: is_bingo(edition, played.tiles.len()),
            words: words.collect(),
        }
    }
}

/// The placement that a text stands for.
pub(super) fn placement(edition: &Edition, text: &PlacementText) -> Result<Placement, String> {
    let at = reference::parse(edition, &text.at).map_err(|error| error.to_string())?;
    let tiles = parse_word(edition, &text.word).map_err(|error| error.to_string())?;
    Ok(Placement { square: at.square, direction: at.direction, tiles })
}
