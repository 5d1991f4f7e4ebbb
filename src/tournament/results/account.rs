//! What every player got in every round, figure by figure.

use crate::model::{PlayerNumber, Round, Verdict, VerdictKind, mean};
use crate::results::found::{Solo, solo};
use crate::{profile::ranking::Substitute, results::timing::Timing, state::Tournament};
use std::collections::BTreeMap;

/// What a player got in one round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// The points of his slip, less the price of the warnings that it earned.
    pub points: i32,
    /// The warnings that his slip earned, and those that the arbiter gave him.
    pub warnings: u32,
    /// What those of them cost that were beyond the free ones; already taken off the points.
    pub warning_price: i32,
    /// Whether his slip is a top.
    pub is_top: bool,
    /// Whether he alone had the best score.
    pub is_solo: bool,
    /// Points for the solo; not among the points.
    pub solo_points: i32,
    /// His thinking time in milliseconds.
    pub used_ms: u64,
    /// The points of his slip itself; `None` where there is none.
    pub slip: Option<i32>,
    /// Whether he did not play and the points only stand in for those of a slip.
    pub is_missed: bool,
}

/// What a player got in every round; `None` where he did not play and nothing stands in for it.
pub type Account = Vec<Option<Entry>>;
/// The accounts of all players.
pub type Accounts = BTreeMap<PlayerNumber, Account>;

/// The accounts of all players over these rounds, which are in order.
pub fn accounts(state: &Tournament, rounds: &[&Round]) -> Accounts {
    let figured = |round| Figured { round, solo: solo(state, round), timing: state.timing(round) };
    let rounds: Vec<Figured<'_>> = rounds.iter().copied().map(figured).collect();
    let account = |player: &PlayerNumber| (*player, account(state, &rounds, *player));
    let mut accounts = state.players.keys().map(account).collect();
    if state.profile.absence.missed == Substitute::Mean {
        (0..rounds.len()).for_each(|at| fill_in(&mut accounts, at));
    }
    accounts
}

/// Gives who missed a round the mean of the others, rounded half up.
fn fill_in(accounts: &mut Accounts, at: usize) {
    let points: Vec<i64> =
        accounts.values().filter_map(|account| Some(account[at]?.points.into())).collect();
    if points.is_empty() {
        return;
    }
    let missed = Entry {
        points: i32::try_from(mean(points)).expect("a mean lies between the points"),
        is_missed: true,
        ..Entry::default()
    };
    let entries = accounts.values_mut().map(|account| &mut account[at]);
    entries.filter(|entry| entry.is_none()).for_each(|entry| *entry = Some(missed));
}

/// A round with what is the same for everybody.
struct Figured<'a> {
    round: &'a Round,
    solo: Option<Solo>,
    timing: Timing<'a>,
}

fn account(state: &Tournament, rounds: &[Figured<'_>], player: PlayerNumber) -> Account {
    let mut running = Running::default();
    let entry = |figured: &Figured<'_>| {
        let number = figured.round.number;
        let plays = state.players.get(&player)?.plays_in(number);
        let counts = plays && !state.is_annulled(number);
        counts.then(|| running.entry(state, figured, player))
    };
    rounds.iter().map(entry).collect()
}

/// What adds up over a game and decides what the next slip costs or brings.
#[derive(Default)]
struct Running {
    warnings: u32,
    solo_points: i32,
}

impl Running {
    fn entry(&mut self, state: &Tournament, figured: &Figured<'_>, player: PlayerNumber) -> Entry {
        let round = figured.round;
        let solo = figured.solo.filter(|solo| solo.player == player);
        let used_ms = figured.timing.used_ms(player);
        let given = state.warnings_given(player, round.number).count();
        let given = u32::try_from(given).unwrap_or(u32::MAX);
        let verdict = round.slip_of(player).map(|slip| &slip.verdict);
        let Some(verdict) = verdict else {
            self.warnings += given;
            return Entry { used_ms, warnings: given, ..Entry::default() };
        };
        let warnings = warnings(state, verdict) + given;
        let warning_price = self.price(state, verdict.points, warnings);
        Entry {
            points: state.mean_of(round, player).unwrap_or(verdict.points) - warning_price,
            warnings,
            warning_price,
            is_top: verdict.is_top,
            is_solo: solo.is_some(),
            solo_points: solo.map_or(0, |solo| self.bonus(state, solo)),
            used_ms,
            slip: Some(verdict.points - warning_price),
            is_missed: false,
        }
    }

    /// What so many more warnings take off a slip of these points.
    fn price(&mut self, state: &Tournament, points: i32, earned: u32) -> i32 {
        let Some(rules) = &state.profile.warnings else { return 0 };
        let charged = |all: u32| all.saturating_sub(rules.free);
        let beyond = charged(self.warnings + earned) - charged(self.warnings);
        self.warnings += earned;
        let price = rules.price * i32::try_from(beyond).unwrap_or(i32::MAX / rules.price.max(1));
        price.min((points - rules.floor).max(0))
    }

    /// What a solo brings: no more than is left under the cap of the game.
    fn bonus(&mut self, state: &Tournament, solo: Solo) -> i32 {
        let left = state.profile.solo.cap.map(|cap| cap - self.solo_points);
        let bonus = left.map_or(solo.points, |left| solo.points.min(left.max(0)));
        self.solo_points += bonus;
        bonus
    }
}

/// How many warnings a slip earns by the rules; one that scores zero earns none, be it that a
/// price took all its points (FISF 5.6: "it must be a zero").
pub fn warnings(state: &Tournament, verdict: &Verdict) -> u32 {
    if verdict.kind(&state.profile) == VerdictKind::Zero {
        return 0;
    }
    let infractions = verdict.remarks.iter().map(|remark| remark.infraction);
    let earned = infractions.filter(|infraction| state.profile.warns_of(*infraction));
    u32::try_from(earned.count()).unwrap_or(u32::MAX)
}
