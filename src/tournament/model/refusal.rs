//! Why a command is not carried out. A refusal changes nothing.

use crate::model::ids::{PlayerNumber, RoundNumber, SlipNumber};
use crate::{model::round::Phase, model::ruling_refusal::RulingRefusal};

/// The rules, or the state of the game, say no.
#[derive(Clone, Debug, PartialEq, Eq, strum::EnumIter, strum::IntoStaticStr, thiserror::Error)]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum Refusal {
    /// No player has this number.
    #[error("there is no player no. {0}")]
    UnknownPlayer(PlayerNumber),
    /// The racks of this game are drawn in another hall.
    #[error("the racks of this game come from {0}")]
    DrawnElsewhere(String),
    /// The rack came from another hall, whose arbiter alone can refuse it.
    #[error("only {0} can refuse this rack")]
    RackElsewhere(String),
    /// The racks of a prepared game are the same in every hall.
    #[error("the racks of a prepared game stay as they are")]
    RackPrepared,
    /// A rack is refused before its clock starts, or not at all.
    #[error("a rack can be refused only until its clock starts")]
    ClockStarted,
    /// No other hall draws for this one.
    #[error("the racks of this game are drawn here")]
    DrawnHere,
    /// The number belongs to somebody else.
    #[error("number {0} is taken")]
    NumberTaken(PlayerNumber),
    /// A number that no player can have.
    #[error("a player's number lies between 1 and {highest}, not {given}")]
    NumberOutOfRange { given: PlayerNumber, highest: PlayerNumber },
    /// The player is there and need not be taken back.
    #[error("player no. {0} has not left")]
    HasNotLeft(PlayerNumber),
    /// A player with a slip in a round did not miss it.
    #[error("player no. {number} has a slip in round {round}")]
    HasSlip { number: PlayerNumber, round: RoundNumber },
    /// Two registrations are needed to make one of them.
    #[error("no. {0} cannot be merged with itself")]
    SamePlayer(PlayerNumber),
    /// Two players with slips in the same round are not one person.
    #[error("no. {kept} and no. {gone} both have a slip in round {round}")]
    BothHaveSlips {
        /// The registration that would stay.
        kept: PlayerNumber,
        /// The one that would go.
        gone: PlayerNumber,
        /// The first such round.
        round: RoundNumber,
    },
    /// A player needs a name.
    #[error("the player has no name")]
    NoName,
    /// A text that cannot be used.
    #[error(transparent)]
    #[strum(disabled)]
    Text(#[from] TextFault),
    /// The player does not play in that round.
    #[error("player no. {player} does not play in round {round}")]
    NotInRound { player: PlayerNumber, round: RoundNumber },
    /// There is no such round.
    #[error("there is no round {0}")]
    UnknownRound(RoundNumber),
    /// There is no such slip, or it was taken back already.
    #[error("there is no slip no. {0} to take back")]
    UnknownSlip(SlipNumber),
    /// The round is not in the phase that the command needs.
    #[error("round {round} is not in the right phase for that")]
    WrongPhase { round: RoundNumber, phase: Phase },
    /// Slips can be recorded when the top has been revealed.
    #[error("round {0} is still being played")]
    NotYetMarkable(RoundNumber),
    /// The secret of the draw is not here, or not the one that was committed to.
    #[error("the secret of the draw is missing or damaged")]
    NoSecret,
    /// The prepared game that the tournament plays has not been opened here.
    #[error("the prepared game is still sealed")]
    GameSealed,
    /// The organiser of a prepared game has set a later time for a rack.
    #[error("the rack of round {round} may not be drawn yet")]
    TooEarly {
        /// Which round.
        round: RoundNumber,
        /// When it may be: milliseconds since 1970 (UTC).
        opens_ms: i64,
    },
    /// The board of this hall is not the one for which a rack was prepared.
    #[error("the prepared rack of round {0} does not fit this board")]
    OtherBoard(RoundNumber),
    /// What the hall throws in is taken once, and before the first rack.
    #[error("nothing more can be mixed into the draw")]
    EntropyTooLate,
    /// What the hall throws in is empty, too long or holds signs that cannot be seen.
    #[error("what is mixed into the draw must be 1 to {0} visible characters")]
    EntropyUnreadable(usize),
    /// The secret is published when the game is over, and once.
    #[error("there is no secret to reveal now")]
    NothingToReveal,
    /// Something is still open.
    #[error("the tournament cannot be final yet: {0}")]
    NotFinished(Open),
    /// What is final is changed only after that was taken back.
    #[error("the tournament is final")]
    IsFinal,
    /// There is nothing final to take back.
    #[error("the tournament is not final")]
    NotFinal,
    /// No round has been drawn.
    #[error("no round has been drawn yet")]
    NoRound,
    /// The clock stands already.
    #[error("the clock does not run")]
    ClockStands,
    /// The clock runs already.
    #[error("the clock runs already")]
    ClockRuns,
    /// A number that stands in two blocks, or that no player can have.
    #[error("number {0} stands in two blocks, or no player can have it")]
    MisplacedNumber(PlayerNumber),
    /// The slip of this player is in already.
    #[error("the slip of player no. {0} is already in")]
    AlreadyHandedIn(PlayerNumber),
    /// Nobody pressed the number of this player.
    #[error("nobody pressed the number of player no. {0}")]
    NotPressed(PlayerNumber),
    /// There are no players.
    #[error("there are no players")]
    NoPlayers,
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The rack's text cannot be read.
    #[error("the rack cannot be read: {0}")]
    UnreadableRack(String),
    /// The rack's text could mean several racks.
    #[error("the rack could be {}", .0.join(" or "))]
    RackOfManyReadings(Vec<String>),
    /// A tile that the bag does not hold so often.
    #[error("there are not that many {0} left in the bag")]
    NotInBag(String),
    /// A rack with too few or too many tiles.
    #[error("the rack has {given} tiles instead of {wanted}")]
    RackSize { given: usize, wanted: usize },
    /// Another number of tiles than are to be drawn behind those that lie on the rack.
    #[error("{given} tiles were drawn behind {rest} instead of {wanted}")]
    TilesDrawn {
        /// How many are given.
        given: usize,
        /// How many must be drawn.
        wanted: usize,
        /// The tiles that lie on the rack.
        rest: String,
    },
    /// A rack without the tiles that lie on it before anything is drawn.
    #[error("the rack begins with {0}")]
    RackBegins(String),
    /// A rack with too few or too many tiles out of the bag of vowels.
    #[error("the rack has {given} tiles from the vowel bag instead of {wanted}")]
    RackVowels { given: usize, wanted: usize },
    /// How many vowels come out of two bags is not the arbiter's to say, or no longer.
    #[error("the number of vowels cannot be said now")]
    VowelsFixed,
    /// With so many vowels the rack could not hold what it must.
    #[error("the number of vowels is not from {low} to {high}")]
    VowelsOutOfRange { low: usize, high: usize },
    /// There is no such top.
    #[error("there is no top number {0}")]
    NoSuchTop(usize),
    /// A top that the rules do not prefer is chosen without a reason.
    #[error("the rules prefer another top: say why this one")]
    OtherTopPreferred,
    /// Something is asked for that needs a reason.
    #[error("a reason is needed")]
    ReasonNeeded,
    /// A given placement that cannot lie on the board.
    #[error("{word} cannot be played at {at}")]
    NotPlaceable { at: String, word: String },
    /// Slips are disputed: the arbiter says first what counts.
    #[error("the slips of players no. {players:?} in round {round} are disputed")]
    Disputed { round: RoundNumber, players: Vec<PlayerNumber> },
    /// There is no such dispute, or it is settled.
    #[error("slip no. {0} is not disputed")]
    NotDisputed(SlipNumber),
    /// There is nothing to appeal against, or to answer.
    #[error("there is nothing to appeal against, or to answer")]
    NoAppeal,
    /// The player has appealed against this slip as often as he may.
    #[error("this was appealed against as often as may be")]
    AppealedOften,
    /// Who keyed the slip of this player first may not be the second person as well.
    #[error("the second entry of the slip of player no. {0} needs another person")]
    SecondPersonNeeded(PlayerNumber),
    /// No late slip of this player waits for a decision.
    #[error("no late slip of player no. {0} waits for a decision")]
    NoLateSlip(PlayerNumber),
    /// The marking of the round is closed already.
    #[error("the marking of round {0} is closed already")]
    AlreadyLocked(RoundNumber),
    /// A ruling that is not given or not revoked.
    #[error(transparent)]
    Ruling(#[from] RulingRefusal),
}

/// Something that stands between a tournament and its end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::EnumIter, thiserror::Error)]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum Open {
    /// The game goes on.
    #[default]
    #[error("the game goes on")]
    Game,
    /// A round is being played again.
    #[error("round {0} is being played")]
    Round(RoundNumber),
    /// Slips of a round are not keyed and its marking is not closed.
    #[error("{missing} slips of round {round} are not entered")]
    Slips { round: RoundNumber, missing: usize },
    /// Slips of a round are keyed once and not twice, and its marking is not closed.
    #[error("{once} slips of round {round} lack their second entry")]
    Once { round: RoundNumber, once: usize },
    /// Slips of a round are disputed.
    #[error("{disputed} slips of round {round} are disputed")]
    Disputes { round: RoundNumber, disputed: usize },
    /// Appeals wait for the arbiter's answer.
    #[error("{appeals} appeals are not answered")]
    Appeals { appeals: usize },
    /// The secret of the draw is not published.
    #[error("the secret of the draw is not revealed")]
    Seed,
}

/// Why a text cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum TextFault {
    /// A character that nobody sees, or that changes how others are read.
    #[error("the text has the character {name} after \"{before}\", which cannot be seen")]
    Hidden {
        /// `U+202E`.
        name: String,
        /// What stands before it.
        before: String,
    },
    /// More than anybody reads.
    #[error("the text is longer than {most} letters")]
    Long { most: usize },
}
