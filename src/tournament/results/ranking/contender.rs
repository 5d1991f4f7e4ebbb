//! What players are compared by.

/// A player with everything that ranks and tie-breaks look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contender {
    /// What ranks go by: points, or hundredths of a per cent.
    pub measure: i64,
    /// How many tops he found.
    pub tops: u32,
    /// How many solos he has.
    pub solos: u32,
    /// How many warnings he has.
    pub warnings: u32,
    /// His thinking time in milliseconds.
    pub used_ms: u64,
    /// The points of his dearest slip.
    pub best_slip: i32,
    /// What he got in each game, in order; the same games for everybody.
    pub games: Vec<GamePoints>,
}

/// What a player got in one game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GamePoints {
    /// The game's number in its meeting; `None` where there is only this one.
    pub game: Option<u32>,
    /// His total.
    pub total: i32,
    /// His points round by round, from round 1; zero where he did not play.
    pub rounds: Vec<i32>,
}
