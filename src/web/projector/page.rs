//! The screen of the hall.

use crate::parts::TileView;
use crate::{frame::page::Page, parts::BoardView, parts::ClockView, parts::QrView};
use flavita_tournament::model::RoundNumber;
use serde::Serialize;

/// `GET /t/{id}/projector`: one scene at a time, dark, without a secret.
#[derive(Debug, Clone, Serialize)]
pub struct ProjectorPage {
    /// `lobby`, `drawn`, `thinking`, `last-call`, `stop`, `reveal`, `standings`, `final`, `break` or
    /// `blank`.
    pub scene: &'static str,
    /// How large texts are, in hundredths of the usual size: 100, 115 or 130.
    pub size: u8,
    /// A notice over the scene; empty without one.
    pub banner: String,
    /// `Ход 7`; empty before the first.
    pub round: String,
    /// `Думаем`, or why the clock stands.
    pub phase: String,
    /// A sentence under the name in the lobby, such as the number of players.
    pub details: String,
    /// The commitment of the draw in the lobby, in groups; empty later and where there is none.
    pub commitment: String,
    /// What the hall threw into the draw, while the commitment is shown.
    pub public: String,
    /// The way in for phones, in the lobby.
    pub way_in: Option<WayIn>,
    /// What the scene `break` says.
    pub pause: Option<PauseScene>,
    /// The time left.
    pub clock: ClockView,
    /// The board.
    pub board: BoardView,
    /// The rack being played.
    pub rack: Vec<TileView>,
    /// `набор СЦ+АОЕЛК`; empty where it is not shown.
    pub rack_named: String,
    /// What is said under it: blanks that it bought back, today's theme.
    pub notes: Vec<String>,
    /// The tiles one of which may be added to it: `A8 B2`; empty where nothing is added.
    pub choice: String,
    /// Tiles in the bag.
    pub bag: String,
    /// `Сдали 18 из 46`, or nothing.
    pub handed_in: Option<HandedIn>,
    /// The top of the round before, once it is out.
    pub last_top: Option<TopLine>,
    /// The head of the log in six words, once a round is done; else empty.
    pub head_words: String,
    /// What the scene `reveal` shows.
    pub reveal: Option<Reveal>,
    /// What the scenes `standings` and `final` show.
    pub standings: Option<StandingsScene>,
}

/// The way in for phones.
#[derive(Debug, Clone, Serialize)]
pub struct WayIn {
    /// The code of the page on which one signs in.
    pub code: Option<QrView>,
    /// The address by hand: `192.168.1.10:8080`.
    pub address: String,
    /// `С телефонов вошли 12`.
    pub joined: String,
    /// The name of the hall's Wi-Fi; empty where it is not to be shown.
    pub wifi: String,
    /// Its code.
    pub wifi_code: Option<QrView>,
}

/// A break.
#[derive(Debug, Clone, Serialize)]
pub struct PauseScene {
    /// `19:30`; empty where no time was said.
    pub until: String,
    /// What else is said; may be empty.
    pub text: String,
    /// After which round it is; nothing before the first.
    pub after: Option<RoundNumber>,
}

/// How many slips are in.
#[derive(Debug, Clone, Serialize)]
pub struct HandedIn {
    /// How many are in.
    pub count: String,
    /// `из 46`.
    pub of: String,
}

/// A top in one line.
#[derive(Debug, Clone, Serialize)]
pub struct TopLine {
    /// `Топ хода 6`.
    pub title: String,
    /// The word.
    pub word: String,
    /// Where it was laid.
    pub at: String,
    /// Its points.
    pub points: String,
}

/// The top of a round, announced.
#[derive(Debug, Clone, Serialize)]
pub struct Reveal {
    /// `Топ хода 6`.
    pub title: String,
    /// `Введены все бланки`, or how many are in.
    pub note: String,
    /// The word, tile by tile.
    pub tiles: Vec<TileView>,
    /// Where it was laid.
    pub at: String,
    /// `вправо` or `вниз`.
    pub direction: String,
    /// Its points.
    pub points: String,
    /// `очка`: the word that goes with the points.
    pub points_word: String,
    /// How many equal tops there are, or what lies on the board instead; empty where there is one.
    pub equals: String,
    /// `Нашли 13 из 46`; empty until all slips are in.
    pub found: String,
    /// Who found it, in one line; empty until all slips are in.
    pub finders: String,
    /// What the word is, where the arbiter wants it shown.
    pub meanings: Vec<String>,
    /// The next best that were found.
    pub next: Vec<NextBest>,
}

/// A placement below the top.
#[derive(Debug, Clone, Serialize)]
pub struct NextBest {
    /// The word.
    pub word: String,
    /// Where it goes.
    pub at: String,
    /// Its points.
    pub points: String,
    /// `нашли 4`; empty until all slips are in.
    pub found: String,
}

/// The standings for the hall.
#[derive(Debug, Clone, Serialize)]
pub struct StandingsScene {
    /// `Таблица после хода 6`.
    pub title: String,
    /// `Сумма топов 188`.
    pub sum: String,
    /// `Ход 6`: the heading of the last column.
    pub last_round: String,
    /// Up to 24 names each, then the teams; the browser turns them every nine seconds.
    pub pages: Vec<StandingsLeaf>,
    /// The first three, for the scene `final`; without names while they are not told.
    pub podium: Vec<SceneRow>,
    /// Whether some of the first three are not told yet: nobody else is shown meanwhile.
    pub hides_names: bool,
    /// That the result is not approved yet.
    pub provisional: Option<String>,
}

/// One page of the standings on the screen.
#[derive(Debug, Clone, Serialize)]
pub struct StandingsLeaf {
    /// `Таблица после хода 6`, or that it is about the teams.
    pub title: String,
    /// Whether it is about the teams.
    pub is_teams: bool,
    /// Up to twelve rows on the left, fewer where texts are larger.
    pub left: Vec<SceneRow>,
    /// As many on the right.
    pub right: Vec<SceneRow>,
    /// `Места 1–24 из 46`.
    pub ranks: String,
    /// `Страница 1 из 2`.
    pub number: String,
}

/// One player on the screen.
#[derive(Debug, Clone, Default, Serialize)]
pub struct SceneRow {
    /// The rank.
    pub rank: String,
    /// Surname and initial.
    pub name: String,
    /// The total.
    pub total: String,
    /// Points of the last round.
    pub last: String,
    /// Whether the last round's points were the top.
    pub top: bool,
    /// Whether the player is among the first three.
    pub leader: bool,
}

impl Page for ProjectorPage {
    const TEMPLATE: &'static str = "projector/projector.html";
    /// The hall may see other colours than the arbiter of the same machine.
    const REMEMBERS_COLOURS: bool = false;
}
