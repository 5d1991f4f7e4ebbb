//! What a slip scores that could be understood: what it claims, what was amiss, when it came.

use crate::judging::understanding::{PricedInfraction, Understood};
use crate::model::{Deduction, Legibility, Reason, SlipText, Verdict};
use crate::profile::claims::{ClaimMissing, ClaimTooHigh};
use crate::{judging::case::Case, profile::definition::Profile, profile::warnings::Infraction};

/// The verdict of a slip that was understood, with every price taken off.
///
/// First the claim settles the points, then each fault takes its price, never below the floor.
pub(super) fn priced(case: &Case<'_>, text: &SlipText, understood: Understood) -> Verdict {
    let Understood { mut verdict, mut faults } = understood;
    let late_ms = text.used_ms.map_or(0, |used_ms| used_ms.saturating_sub(case.granted_ms));
    if late_ms > u64::from(case.rules.late.grace) * 1000 {
        verdict.reasons.push(Reason::Late);
    } else if late_ms > 0 {
        let (infraction, cost) = (Infraction::WithinGrace, case.rules.late.within);
        faults.push(PricedInfraction { infraction, cost });
    }
    if text.legibility == Legibility::Hard {
        faults.push(PricedInfraction::free(Infraction::HardToRead));
    }
    if verdict.is_valid() {
        verdict.reasons.extend(claim_refused(case.rules, text.claimed, verdict.points));
    }
    if verdict.is_valid() {
        settle_points(case, text.claimed, &faults, &mut verdict);
    } else {
        verdict.points = 0;
        verdict.is_top = false;
    }
    verdict
}

fn settle_points(
    case: &Case<'_>,
    claimed: Option<i32>,
    faults: &[PricedInfraction],
    verdict: &mut Verdict,
) {
    let rules = case.rules;
    let scored = rules.claims.score(verdict.points, claimed);
    let off = claim_infraction(claimed, verdict.points)
        .map(|infraction| Deduction { infraction, cost: verdict.points - scored });
    verdict.remarks.extend(off);
    verdict.points = scored;
    for fault in faults {
        let left = fault.cost.of(verdict.points, rules.floor());
        verdict
            .remarks
            .push(Deduction { infraction: fault.infraction, cost: verdict.points - left });
        verdict.points = left;
    }
    verdict.remarks.retain(|remark| is_minded(rules, *remark));
    verdict.is_top = Some(verdict.points) == case.top;
}

/// Why a claim makes a zero of a slip that is worth so much.
fn claim_refused(rules: &Profile, claimed: Option<i32>, worth: i32) -> Option<Reason> {
    match claimed {
        None if rules.claims.missing == ClaimMissing::Zero => Some(Reason::ClaimMissing),
        Some(claimed) if claimed > worth && rules.claims.too_high == ClaimTooHigh::Zero => {
            Some(Reason::ClaimTooHigh { claimed, worth })
        }
        _ => None,
    }
}

fn claim_infraction(claimed: Option<i32>, worth: i32) -> Option<Infraction> {
    match claimed {
        None => Some(Infraction::ClaimMissing),
        Some(claimed) if claimed > worth => Some(Infraction::ClaimTooHigh),
        Some(claimed) if claimed < worth => Some(Infraction::ClaimTooLow),
        Some(_) => None,
    }
}

/// Whether an infraction is worth a remark: it costs something, may earn a warning, or shows the
/// player that he miscounted.
fn is_minded(rules: &Profile, remark: Deduction) -> bool {
    let is_miscount =
        matches!(remark.infraction, Infraction::ClaimTooHigh | Infraction::ClaimTooLow);
    remark.cost > 0 || rules.warns_of(remark.infraction) || is_miscount
}
