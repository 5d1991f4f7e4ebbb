//! The evening: everybody signs in and listens, round after round is played.

use crate::rehearse::habits::{Afterwards, Habits, Plan};
use crate::rehearse::hearing::{self, SharedHearing};
use crate::rehearse::site::{Site, choose_top, end_game, press_next};
use crate::rehearse::stage::{ID, Stage};
use crate::rehearse::{RehearseArgs, phone::Phone, server::Server};
use crate::{error::CliError, rehearse::ledger::Ledger, rehearse::ledger::key};
use flavita_app::desk::{self, NextStep};
use flavita_tournament::model::{Phase, Round, RoundNumber};
use flavita_tournament::{decide::reveal::placements, state::Tournament};
use futures_util::{future::join_all, stream, stream::StreamExt};
use indicatif::ProgressBar;
use std::{cell::RefCell, net::Ipv4Addr, rc::Rc, time::Duration, time::Instant};

/// So many phones sign in at once.
const AT_ONCE: usize = 32;
/// More phones have more addresses of this machine.
const PHONES_OF_ADDRESS: u32 = 2000;
/// Every so many-th player types number and PIN.
const BY_PIN: u32 = 10;
/// How often it is looked whether the arbiter has come to the next round.
const GLANCE: Duration = Duration::from_millis(300);
/// How long a phone waits before it repeats itself.
const SECOND_THOUGHT: Duration = Duration::from_millis(200);

/// How long it is quiet before something is measured, so that nothing older is under way; more
/// listeners are told more slowly.
fn quiet(players: u32) -> Duration {
    Duration::from_millis(300) + Duration::from_micros(100) * players
}

/// The ledger of all phones, which live on one thread.
type SharedLedger = Rc<RefCell<Ledger>>;

/// What was measured.
#[derive(Debug, Default)]
pub(super) struct Measured {
    /// What was promised.
    pub(super) ledger: Ledger,
    /// Rounds whose slips were handed in.
    pub(super) rounds: u32,
    /// How long the last connection waited for every step of the arbiter; `None` where it heard
    /// nothing.
    pub(super) broadcasts: Vec<Option<Duration>>,
    /// Live connections.
    pub(super) connections: usize,
    /// How often one broke.
    pub(super) broken: usize,
    /// The server's processor time while slips came in.
    pub(super) work: Option<Duration>,
    /// The server's memory in KiB before anybody signed in, and with everybody listening.
    pub(super) memory: Option<(u64, u64)>,
}

/// Where a phone asks from: beyond some thousand phones they share several of this machine's own
/// addresses.
fn sites(server: &str, players: u32) -> Vec<Site> {
    if players <= PHONES_OF_ADDRESS {
        return vec![Site::new(server, ID, None)];
    }
    let addresses = (0..=players / PHONES_OF_ADDRESS).map(|n| u8::try_from(n + 1));
    let addresses = addresses.map_while(Result::ok);
    let address = |last| Some(Ipv4Addr::new(127, 0, 0, last));
    addresses.map(|last| Site::new(server, ID, address(last))).collect()
}

/// An evening under way.
pub(super) struct Evening<'a> {
    args: &'a RehearseArgs,
    stage: &'a Stage,
    server: &'a Server,
    site: Site,
    phones: Vec<Phone>,
    hearing: SharedHearing,
    ledger: SharedLedger,
    measured: Measured,
    bar: &'a ProgressBar,
}

impl<'a> Evening<'a> {
    /// Everybody signs in and listens.
    ///
    /// # Errors
    /// When somebody cannot.
    pub(super) async fn begin(
        (args, stage): (&'a RehearseArgs, &'a Stage),
        server: &'a Server,
        bar: &'a ProgressBar,
    ) -> Result<Self, CliError> {
        let sites = sites(&server.address(), args.players);
        let before = server.memory();
        let signing_in = stage.passes.iter().map(|(player, badge)| {
            let by_pin = player.0 % BY_PIN == 0;
            let place = player.0 as usize % sites.len();
            Phone::sign_in(&sites[place], *player, badge, by_pin)
        });
        let signed_in: Vec<_> = stream::iter(signing_in).buffered(AT_ONCE).collect().await;
        let phones: Result<Vec<Phone>, String> = signed_in.into_iter().collect();
        let phones = phones.map_err(CliError::because("cli-rehearsal"))?;
        let hearing = hearing::open_all(&phones).await;
        let hearing = hearing.map_err(CliError::because("cli-rehearsal"))?;
        tokio::time::sleep(quiet(args.players)).await;
        let measured = Measured {
            memory: before.zip(server.memory()),
            connections: phones.len(),
            ..Measured::default()
        };
        Ok(Self {
            args,
            stage,
            server,
            site: Site::new(&server.address(), ID, None),
            phones,
            hearing,
            ledger: SharedLedger::default(),
            measured,
            bar,
        })
    }

    /// Plays all rounds.
    ///
    /// # Errors
    /// When the arbiter is told no, or the log cannot be read.
    pub(super) async fn play(&mut self) -> Result<(), CliError> {
        let is_open = |round: &Round| round.phase == Phase::Thinking;
        for round in RoundNumber(1).to(RoundNumber(self.args.rounds)) {
            let Some(state) = self.until(round, is_open).await? else { break };
            let before = self.server.work();
            self.hand_in(&state, round).await;
            let work = before.zip(self.server.work());
            let work = work.map(|(before, after)| after.saturating_sub(before));
            self.measured.work = work.map(|work| work + self.measured.work.unwrap_or_default());
            self.measured.rounds += 1;
            self.until(round, Round::is_over).await?;
        }
        if !self.args.by_hand {
            self.finish().await?;
        }
        Ok(())
    }

    /// What was measured.
    pub(super) fn end(mut self) -> Measured {
        self.measured.broken = self.hearing.borrow().broken;
        self.measured.ledger = self.ledger.take();
        self.measured
    }

    fn state(&self) -> Result<Tournament, CliError> {
        Ok(desk::record::load(&self.stage.file())?.state)
    }

    /// Goes on until the round is so far; `None` where the game is over before.
    async fn until(
        &mut self,
        round: RoundNumber,
        is_so_far: fn(&Round) -> bool,
    ) -> Result<Option<Tournament>, CliError> {
        loop {
            let state = self.state()?;
            if state.round(round).is_some_and(is_so_far) {
                return Ok(Some(state));
            }
            if state.ended.is_some() {
                return Ok(None);
            }
            self.goes_on(&state).await?;
        }
    }

    async fn goes_on(&mut self, state: &Tournament) -> Result<(), CliError> {
        if self.args.by_hand {
            tokio::time::sleep(GLANCE).await;
            return Ok(());
        }
        self.step(state).await
    }

    /// The arbiter's next step, and how long until the last phone has heard of it.
    async fn step(&mut self, state: &Tournament) -> Result<(), CliError> {
        let step = NextStep::of(state);
        if matches!(step, NextStep::Stop(_)) {
            tokio::time::sleep(Duration::from_secs(self.args.thinking)).await;
        }
        tokio::time::sleep(quiet(self.args.players)).await;
        self.hearing.borrow_mut().expect_news();
        let begun = Instant::now();
        let done = if matches!(step, NextStep::ChooseTop(_)) {
            let tops = state.last_round().and_then(|round| round.tops.as_ref());
            choose_top(&self.site, tops.map_or(0, |tops| tops.placements.len())).await
        } else {
            press_next(&self.site, step).await
        };
        done.map_err(CliError::because("cli-rehearsal"))?;
        let last = hearing::last_heard(&self.hearing).await;
        let wait = last.map(|last| last.saturating_duration_since(begun));
        self.measured.broadcasts.push(wait);
        Ok(())
    }

    /// Everybody hands in.
    async fn hand_in(&self, state: &Tournament, number: RoundNumber) {
        let Some(round) = state.round(number) else { return };
        let words = &*self.stage.dictionary.words;
        let placements = placements(state, round, words);
        let habits = Habits {
            state,
            round,
            placements: &placements,
            seed: &self.args.seed,
            within: Duration::from_secs(self.args.seconds),
            has_mistakes: !self.args.no_mistakes,
        };
        let begun = tokio::time::Instant::now() + quiet(self.args.players);
        let tasks = self.phones.iter().map(|phone| {
            let plan = habits.plan(phone.player);
            let (phone, ledger, bar) = (phone.clone(), self.ledger.clone(), self.bar.clone());
            actix_web::rt::spawn(async move {
                tokio::time::sleep_until(begun + plan.after).await;
                carry_out(&phone, number, &plan, &ledger, begun + plan.after).await;
                bar.inc(1);
            })
        });
        join_all(tasks.collect::<Vec<_>>()).await;
    }

    /// Ends the game and closes its marking.
    async fn finish(&self) -> Result<(), CliError> {
        if self.state()?.ended.is_none() {
            end_game(&self.site).await.map_err(CliError::because("cli-rehearsal"))?;
        }
        loop {
            let step = NextStep::of(&self.state()?);
            if step == NextStep::Nothing {
                return Ok(());
            }
            press_next(&self.site, step).await.map_err(CliError::because("cli-rehearsal"))?;
        }
    }
}

/// Hands a slip in and does what its player does afterwards. How long it took is counted from the
/// moment at which it was to be sent, so that waiting in line counts too.
async fn carry_out(
    phone: &Phone,
    round: RoundNumber,
    plan: &Plan,
    ledger: &RefCell<Ledger>,
    due: tokio::time::Instant,
) {
    let whose = (phone.player, round);
    let first = key(round, phone.player, 1);
    let outcome = phone.hand_in(round, &plan.slip, &first).await;
    ledger.borrow_mut().take(&first, whose, &outcome, due.elapsed());
    if plan.afterwards == Afterwards::Rests {
        return;
    }
    tokio::time::sleep(SECOND_THOUGHT).await;
    match &plan.afterwards {
        Afterwards::Rests => {}
        Afterwards::Repeats => {
            let outcome = phone.hand_in(round, &plan.slip, &first).await;
            ledger.borrow_mut().take_repeat(&first, &outcome);
        }
        Afterwards::Changes(slip) => {
            let second = key(round, phone.player, 2);
            let due = Instant::now();
            let outcome = phone.hand_in(round, slip, &second).await;
            ledger.borrow_mut().take(&second, whose, &outcome, due.elapsed());
        }
        Afterwards::Mixes(slip) => {
            let outcome = phone.hand_in(round, slip, &first).await;
            ledger.borrow_mut().take_mixed(&first, whose, &outcome);
        }
    }
}
