//! The arbiter's console.

use crate::draw::{DrawView, FinalityView};
use crate::marking::region::{KeyedSlip, Marking, MissingPlayer, SlipCounts, SlipLine};
use crate::marking::{conflicts::ConflictCard, conflicts::LateCard, region::TopsQuestion};
use crate::parts::{BoardView, ClockView, HandIn, TileView};
use crate::{console::screen::ScreenControl, frame::Link, marking::blocks::BlockCount};
use flavita_tournament::model::{PlayerNumber, RoundNumber, SlipNumber};
use serde::Serialize;

/// `GET /t/{id}/console`: everything of the present moment in fixed regions.
#[derive(Serialize)]
pub struct ConsolePage {
    /// What looks like somebody guessing passphrases or PINs.
    pub alarm: Option<String>,
    /// In whose name this browser keys slips, where somebody signed in here as a helper.
    pub keys_as: Option<String>,
    /// `46 игроков · Scrabble, русский`.
    pub details: String,
    /// `lobby`, `running` or `ended`.
    pub stage: &'static str,
    /// `Ход 7`, or what stands in its place before the first and after the last.
    pub title: String,
    /// What is going on.
    pub phase: PhaseView,
    /// The time left.
    pub clock: ClockView,
    /// The one next step.
    pub next: Option<NextStep>,
    /// The board.
    pub board: BoardView,
    /// The rack being played; empty when none is drawn.
    pub rack: RackView,
    /// `На доске топ хода 6:` and `ВЫБОРЫ О1, 44 очка`.
    pub last_top: Option<LeadLine>,
    /// What the last announced top is.
    pub meanings: Vec<String>,
    /// The numbers by which it is noted who has handed in; only with a game clock.
    pub hand_in: Option<HandIn>,
    /// Which of equal tops goes on the board, while that can be chosen.
    pub tops: Option<TopsQuestion>,
    /// The top that is not announced yet, once the time is up: shown while a key is held down.
    pub unannounced: Option<String>,
    /// The placements of the round being marked.
    pub marking: Option<Marking>,
    /// How many slips of that round are in.
    pub counts: Option<SlipCounts>,
    /// Slips that two people keyed otherwise.
    pub conflicts: Vec<ConflictCard>,
    /// Slips of telephones that came too late.
    pub late: Vec<LateCard>,
    /// Slips whose players wait for an answer to their appeals.
    pub appeals: Vec<SlipNumber>,
    /// Players whose slips are missing.
    pub missing: Vec<MissingPlayer>,
    /// Whether two people key every slip of the rounds to come.
    pub has_double_entry: bool,
    /// From which round on they do, or would.
    pub double_from: RoundNumber,
    /// How many slips of each block are in.
    pub blocks: Vec<BlockCount>,
    /// The last slips keyed, newest first.
    pub just_keyed: Vec<KeyedSlip>,
    /// The slip line; `None` while there is no round to mark.
    pub slip_line: Option<SlipLine>,
    /// How letters are typed: `ru`, `en`, `hu` or `cs`.
    pub keyboard: &'static str,
    /// The edition that is played, whose examples the page of the keys shows.
    pub edition: String,
    /// A slip as an example for the line.
    pub slip_hint: String,
    /// What the blank is called, for typing a rack.
    pub blank: String,
    /// The page that looks words up in this tournament's dictionary.
    pub dictionary: String,
    /// The players before the first round.
    pub lobby: Option<Lobby>,
    /// What is left to do after the last round.
    pub ending: Option<Ending>,
    /// What can be put on the screen of the hall.
    pub screen: ScreenControl,
    /// The last line.
    pub status: StatusLine,
    /// Why nothing can be saved now, and what to do; nothing where all is well.
    pub trouble: Option<String>,
    /// Why the clock stands although nobody stopped it, and how to go on.
    pub restored: Option<String>,
}

/// What is going on, in words.
#[derive(Serialize)]
pub struct PhaseView {
    /// `lobby`, `drawn`, `thinking`, `last-call`, `paused`, `closed`, `revealed`, `placed`, `ended`.
    pub key: &'static str,
    /// `Игроки думают`.
    pub text: String,
}

/// The step of Ctrl+Enter.
#[derive(Serialize)]
pub struct NextStep {
    /// What the button does: `Остановить ход 7`.
    pub label: String,
    /// The name of the step, which its press carries.
    pub step: String,
    /// The page on which it is taken, where that is another one; else nothing.
    pub href: &'static str,
    /// Why it cannot be done, or what is still missing; `None` when nothing is.
    pub missing: Option<String>,
    /// Whether it can be done at all.
    pub enabled: bool,
}

/// The rack being played and the bag.
#[derive(Default, Serialize)]
pub struct RackView {
    /// `Ход 7`.
    pub title: String,
    /// The tiles; before the next rack is drawn those that stayed.
    pub tiles: Vec<TileView>,
    /// How many tiles are missing until the next rack is drawn.
    pub free: usize,
    /// `набор СЦ+АОЕЛК`; empty where no tile lies there.
    pub named: String,
    /// Blanks that the rack bought back, if it did.
    pub bought: String,
    /// How many tiles share the room.
    pub size: usize,
    /// Tiles in the bag.
    pub bag: String,
    /// Whether the arbiter may have the rack go back.
    pub can_refuse: bool,
    /// Whether so many vowels come out of two bags for the next rack, where the arbiter says it now.
    pub vowels: Vec<(usize, bool)>,
    /// The form for tiles drawn from a bag of the hall, where they can be typed now.
    pub by_hand: Option<ByHand>,
}

/// The form for tiles drawn from a bag of the hall.
#[derive(Serialize)]
pub struct ByHand {
    /// `К СЦ ещё 5 фишек`, or `Из мешка 7 фишек` where nothing stayed.
    pub beside: String,
    /// `Из мешка 7 фишек`, where what stayed can go back first.
    pub whole: Option<String>,
}

/// A line whose second half is heavier.
#[derive(Serialize)]
pub struct LeadLine {
    /// The first half.
    pub lead: String,
    /// The second half.
    pub text: String,
}

/// The players before the first round.
#[derive(Serialize)]
pub struct Lobby {
    /// Every player.
    pub players: Vec<LobbyPlayer>,
    /// The settings, one line each.
    pub settings: Vec<String>,
    /// What is published of the draw.
    pub draw: DrawView,
}

/// A player before the first round.
#[derive(Serialize)]
pub struct LobbyPlayer {
    /// The player's number.
    pub number: PlayerNumber,
    /// The player's name.
    pub name: String,
    /// The player's town, or nothing.
    pub town: String,
}

/// What is left to do after the last round.
#[derive(Serialize)]
pub struct Ending {
    /// Why the game is over.
    pub reason: String,
    /// After which round the standings are, while rounds are still marked.
    pub after: Option<String>,
    /// Rank, name and total of the first few.
    pub leaders: Vec<Leader>,
    /// The next step of the ceremony, once the result is approved: the scene and the button.
    pub ceremony: Option<(&'static str, String)>,
    /// The settings, one line each.
    pub settings: Vec<String>,
    /// `Игра 2 турнира Кубок осени`; empty where there was only this game.
    pub event: String,
    /// Whether the result is final.
    pub finality: FinalityView,
}

/// A player at the head of the standings.
#[derive(Serialize)]
pub struct Leader {
    /// The rank.
    pub rank: String,
    /// The player's name.
    pub name: String,
    /// The total.
    pub total: String,
}

/// The last line of the console.
#[derive(Serialize)]
pub struct StatusLine {
    /// When the last event was written, `19:42:07`.
    pub saved: String,
    /// When the last copy was made, or why there is none.
    pub copied: String,
    /// Whether somebody must look after the copies.
    pub copy_is_late: bool,
    /// What the screen of the hall shows.
    pub screen: String,
    /// Pages of the rounds so far.
    pub rounds: Vec<Link>,
}

page!(ConsolePage, "console/console.html");
