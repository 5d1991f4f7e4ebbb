//! What the page of rulings sends: a ruling to be shown or given, or one to be revoked.

use flavita_i18n::{language::Language, refusal::sentence, text::fault_sentence};
use flavita_tournament::model::{Appeal, Command, PlacementText, Refusal, Ruling, clean_comment};
use flavita_tournament::{judging::blanks, judging::blanks::without_marks, state::Tournament};
use serde::{Deserialize, Serialize};
use std::str::FromStr;

/// The fields of all forms of the page; each form fills its own.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(default)]
pub struct RulingForm {
    /// The kind of ruling, `revoke`, or `verdict_stays`; a word may follow after a colon.
    pub ruling: String,
    /// Why.
    pub because: String,
    /// A word to be accepted, rejected or laid.
    pub word: String,
    /// The number of a slip.
    pub slip: String,
    /// Points, without a sign.
    pub points: String,
    /// The number of a player.
    pub player: String,
    /// The number of a round; empty for none.
    pub round: String,
    /// Coordinates.
    pub at: String,
    /// Minutes and seconds.
    pub time: String,
    /// The number of the ruling to be revoked.
    pub number: String,
    /// What is laid along with a ruling or its end: round, coordinates and word as the log has it;
    /// empty where the board stays as it is.
    pub lay: String,
    /// What the page showed of what would change, as a digest: nothing else is confirmed.
    pub seen: String,
}

impl RulingForm {
    /// The name of the request: pressing twice on one page gives one ruling.
    pub fn key(&self) -> Option<String> {
        (!self.seen.is_empty()).then(|| format!("{self:?}"))
    }

    /// The command that is asked for, a placement as it was typed; `None` for a kind that does not
    /// exist.
    ///
    /// # Errors
    /// A sentence where a number or a time cannot be read.
    pub fn command(&self, language: Language) -> Result<Option<Command>, String> {
        let because = clean_comment(&self.because);
        let because = because.map_err(|fault| fault_sentence(language, &fault))?;
        let give = |what| Command::GiveRuling { what, because: because.clone() };
        let rule = if self.ruling == "revoke" {
            let ruling = number(language, &self.number)?;
            Some(Command::RevokeRuling { ruling, because: because.clone() })
        } else {
            self.what(language)?.map(give)
        };
        Ok(rule.map(|rule| match self.laid().map(give) {
            Some(lay) => Command::Both { first: Box::new(rule), then: Box::new(lay) },
            None => rule,
        }))
    }

    /// What is laid along with a ruling.
    fn laid(&self) -> Option<Ruling> {
        let mut parts = self.lay.split_whitespace().map(str::to_owned);
        let round = parts.next()?.parse().ok()?;
        let (at, word) = (parts.next()?, parts.next()?);
        Some(Ruling::MoveReplaced { round, placement: PlacementText { at, word } })
    }

    fn what(&self, language: Language) -> Result<Option<Ruling>, String> {
        let (kind, word) = self.ruling.split_once(':').unwrap_or((&self.ruling, &self.word));
        let word = word.to_owned();
        let slip = || number(language, &self.slip);
        let player = || number(language, &self.player);
        let round = || number(language, &self.round);
        let points = || points(language, &self.points);
        let time = || clock(language, &self.time);
        Ok(Some(match kind {
            "word_accepted" => Ruling::WordAccepted { word: without_marks(&word) },
            "word_rejected" => Ruling::WordRejected { word: without_marks(&word) },
            "slip_valid" => Ruling::SlipJudged { slip: slip()?, points: Some(points()?) },
            "slip_zero" => Ruling::SlipJudged { slip: slip()?, points: None },
            "penalty" | "bonus" => {
                let sign = if kind == "penalty" { -1 } else { 1 };
                let player = player()?;
                let round = (!self.round.is_empty()).then(round).transpose()?;
                Ruling::PointsGiven { player, round, points: sign * points()? }
            }
            "move_replaced" => {
                let placement = PlacementText { at: self.at.clone(), word };
                Ruling::MoveReplaced { round: round()?, placement }
            }
            "round_reopened" => Ruling::RoundReopened { round: round()?, remaining_ms: time()? },
            "round_annulled" => Ruling::RoundAnnulled { round: round()? },
            "time_set" => Ruling::TimeSet { player: player()?, round: round()?, used_ms: time()? },
            "mean_granted" => Ruling::MeanGranted { player: player()?, round: round()? },
            "warning_given" => Ruling::WarningGiven { player: player()?, round: round()? },
            _ => return Ok(None),
        }))
    }

    /// The verdict is left on the slip that the arbiter has seen, and on no other that came after it.
    fn stays(&self, state: &Tournament, language: Language) -> Result<Command, String> {
        let id = number(language, &self.slip)?;
        let found = state.slip(id).filter(|(round, slip)| round.counts(slip));
        let (round, slip) = found.ok_or_else(|| sentence(language, &Refusal::UnknownSlip(id)))?;
        Ok(Command::Appeal { round: round.number, player: slip.player, to: Appeal::VerdictStays })
    }

    /// The command that is asked of this tournament; `None` for a kind that does not exist.
    ///
    /// # Errors
    /// A sentence where a number or a time cannot be read.
    pub fn command_for(
        &self,
        state: &Tournament,
        language: Language,
    ) -> Result<Option<Command>, String> {
        if self.ruling == "verdict_stays" {
            return self.stays(state, language).map(Some);
        }
        let mut command = self.command(language)?;
        if let Some(Command::GiveRuling {
            what: Ruling::MoveReplaced { round, placement }, ..
        }) = &mut command
        {
            let said = state.round(*round).map_or_else(Vec::new, |round| {
                blanks::read_in(state, round, &placement.at, &placement.word)
            });
            placement.word = said.into_iter().next().unwrap_or_default();
        }
        Ok(command)
    }
}

fn number<T: FromStr>(language: Language, text: &str) -> Result<T, String> {
    let unreadable = || say!(language, "refusal-ruling-number", text = text);
    text.trim().parse().map_err(|_error| unreadable())
}

fn points(language: Language, text: &str) -> Result<i32, String> {
    let points: u32 = number(language, text)?;
    Ok(i32::try_from(points).unwrap_or(i32::MAX))
}

/// Minutes and seconds, `2:30`, or seconds alone, in milliseconds.
fn clock(language: Language, text: &str) -> Result<u64, String> {
    let unreadable = || say!(language, "refusal-ruling-clock", text = text);
    let (minutes, seconds) = text.trim().split_once(':').unwrap_or(("0", text.trim()));
    let minutes: u32 = minutes.parse().map_err(|_error| unreadable())?;
    let seconds: u32 = seconds.parse().map_err(|_error| unreadable())?;
    Ok((u64::from(minutes) * 60 + u64::from(seconds)) * 1000)
}
