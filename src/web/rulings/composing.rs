//! The page of the rulings: the list, what can be ruled, and what a ruling would change.

use crate::frame::{Answer, AtDesk, Fault, show};
use crate::parts::{repeated_sentence, shown_placement, signed, signed_change};
use crate::words::committee::CommitteeForm;
use crate::{acts::words::error_sentence, parts::Choice, parts::minutes, parts::reasons};
use crate::{rulings::appeal, rulings::form::RulingForm, rulings::page::ChangeRow};
use crate::{rulings::page::LaidView, rulings::page::PreviewView, rulings::page::ReopenView};
use crate::{rulings::page::RepeatedRow, rulings::page::RulingRow, rulings::page::RulingsPage};
use actix_web::{HttpResponse, web::Form, web::Query};
use flavita_app::desk::{DeskError, DeskRequest, DeskView};
use flavita_app::machine::{clock::date, clock::time_of_day, hex};
use flavita_contests::committee::reading;
use flavita_i18n::names::{actor_name, numbered_name, points};
use flavita_i18n::{language::Language, refusal, ruling};
use flavita_tournament::model::{Actor, Decisions, Event, Given, Phase, PlacementText};
use flavita_tournament::model::{PlayerNumber, Round, Tops, Verdict};
use flavita_tournament::ruling::preview::{LaidChange, PlayerChange, Preview, SlipChange, Stays};
use flavita_tournament::ruling::preview::{TopChange, preview};
use flavita_tournament::ruling::repeated::{RepeatedZero, repeated_zeros};
use flavita_tournament::{profile::ranking::Substitute, state::Tournament};
use sha2::{Digest, Sha256};

/// How many equal tops are offered in place of what lies on the board.
const MOST_WAYS: usize = 9;

/// The page, with what the form asks for shown but not given, and what the club's word committee has
/// decided by now.
pub fn page(
    view: &DeskView,
    form: &RulingForm,
    decided: &Decisions,
    language: Language,
) -> RulingsPage {
    let (preview, refusal) = match shown(view, form, language) {
        Ok(preview) => (preview, None),
        Err(sentence) => (None, Some(sentence)),
    };
    let state = &view.state;
    let known = state.rounds.iter().rev().filter(|round| round.may_be_marked());
    let round = state.last_round().filter(|_| state.ended.is_none());
    let slip = form.slip.parse().ok();
    let slip = slip.filter(|_| preview.is_none());
    let repeated = repeated_zeros(state);
    RulingsPage {
        refusal,
        preview,
        appeal: slip.and_then(|slip| appeal::view(view, slip, decided, language)),
        open: state.open_appeals().map(|one| appeal::line(state, one, language)).collect(),
        rulings: state.rulings.iter().rev().map(|given| row(state, given, language)).collect(),
        players: players(state, language),
        rounds: known.map(|round| round.number).collect(),
        replace: round.filter(|r| r.phase == Phase::Placed).map(|r| r.number),
        reopen: round.filter(|r| r.phase >= Phase::Closed).map(reopening),
        has_warnings: state.profile.warnings.is_some(),
        has_means: state.profile.absence.repeated_zero == Substitute::Mean,
        repeated: repeated.iter().map(|zero| repeated_row(state, zero, language)).collect(),
    }
}

/// A zero for which the rules have a mean.
fn repeated_row(state: &Tournament, zero: &RepeatedZero, language: Language) -> RepeatedRow {
    RepeatedRow {
        player: zero.player,
        round: zero.round,
        sentence: repeated_sentence(state, zero, language),
        because: say!(language, "rulings-repeated-because", n = zero.before),
    }
}

/// What would change; a sentence where it is refused.
fn shown(
    view: &DeskView,
    form: &RulingForm,
    language: Language,
) -> Result<Option<PreviewView>, String> {
    // What is laid along with it is asked on the page that this makes.
    let alone = RulingForm { lay: String::new(), ..form.clone() };
    let Some(command) =
        alone.command_for(&view.state, language)?.filter(|_| !form.ruling.is_empty())
    else {
        return Ok(None);
    };
    let told = preview(&view.state, &command, view.words());
    let told = told.map_err(|refused| refusal::sentence(language, &refused))?;
    Ok(Some(previewed(view, form, &told, language)))
}

fn previewed(
    view: &DeskView,
    form: &RulingForm,
    told: &Preview,
    language: Language,
) -> PreviewView {
    let state = &view.state;
    let shows =
        |change: &&PlayerChange| change.total.0 != change.total.1 || change.rank.0 != change.rank.1;
    let changes = told.players.iter().filter(shows);
    let sentence = told.events.iter().find_map(|event| said(state, event, language));
    let ruled = state.after(&told.events);
    let (lay, seen) = (String::new(), hex::text(&Sha256::digest(format!("{told:?}"))));
    PreviewView {
        sentence: sentence.unwrap_or_default(),
        because: form.because.trim().to_owned(),
        fields: RulingForm { lay, seen, ..form.clone() },
        players: changes.map(|change| change_row(state, change, language)).collect(),
        tops: told.tops.iter().map(|top| top_change(top, language)).collect(),
        laid: told.laid.iter().map(|change| laid_change(change, language)).collect(),
        board: board(told, language),
        slips: told.slips.iter().filter_map(|slip| slip_change(&ruled, slip, language)).collect(),
    }
}

/// What lies on the board afterwards, where that is another placement or one might think so.
fn board(told: &Preview, language: Language) -> Option<String> {
    if let Some((round, placement)) = &told.relaid {
        let name = shown_placement(placement);
        return Some(say!(language, "rulings-board-relaid", n = *round, name));
    }
    let is_other_top = |top: &TopChange| top.before.is_some() && top.after.is_some();
    let stays = told.laid.is_empty() && told.tops.iter().any(is_other_top);
    stays.then(|| say!(language, "rulings-board-stays"))
}

fn said(state: &Tournament, event: &Event, language: Language) -> Option<String> {
    if let Event::RulingGiven { what, .. } = event {
        return Some(ruling::sentence(language, state, what));
    }
    let Event::RulingRevoked { ruling: number, .. } = event else { return None };
    let given = state.rulings.iter().find(|given| given.number == *number)?;
    let what = ruling::sentence(language, state, &given.what);
    let revoked = say!(language, "rulings-preview-revoke", n = *number);
    Some(say!(language, "labelled", label = revoked, value = what))
}

fn change_row(state: &Tournament, change: &PlayerChange, language: Language) -> ChangeRow {
    let (before, after) = change.total;
    ChangeRow {
        who: numbered_name(state, change.player, language),
        before: signed(before),
        after: signed(after),
        by: signed_change(after - before),
        rank_before: change.rank.0,
        rank_after: change.rank.1,
    }
}

fn top_change(change: &TopChange, language: Language) -> String {
    let text = |tops: &Option<Tops>| {
        let written = tops.as_ref().and_then(|tops| {
            let first = shown_placement(tops.placements.first()?);
            let more = tops.placements.len() - 1;
            let name = if more > 0 {
                say!(language, "rulings-top-of-several", name = first, n = more)
            } else {
                first
            };
            Some(format!("{name}, {}", points(language, tops.points)))
        });
        written.unwrap_or_else(|| say!(language, "rulings-top-none"))
    };
    let (before, after) = (text(&change.before), text(&change.after));
    say!(language, "rulings-top-change", n = change.round, before, after)
}

/// What lies there and is a top no more: what may be laid instead, or why it stays.
fn laid_change(change: &LaidChange, language: Language) -> LaidView {
    let round = change.round;
    let lies = shown_placement(&change.lies);
    let said = |key: &str| say!(language, key, n = round, name = lies.as_str());
    let tops = match &change.instead {
        Ok(tops) => tops,
        Err(stays) => {
            let sentence = said(match stays {
                Stays::GoneOn => "rulings-stays-gone-on",
                Stays::GivenElsewhere => "rulings-stays-given",
            });
            let ways = Vec::new();
            return LaidView { sentence, ways };
        }
    };
    let lay = |top: &PlacementText| {
        let label = say!(language, "rulings-lay-instead", name = shown_placement(top));
        Choice::new(format!("{round} {} {}", top.at, top.word), label, false)
    };
    let stay = Choice::new("", say!(language, "rulings-lay-stays"), false);
    LaidView {
        sentence: said("rulings-laid"),
        ways: tops.iter().take(MOST_WAYS).map(lay).chain([stay]).collect(),
    }
}

/// What becomes of a slip in the state afterwards; nothing where its points, its being a top and
/// what speaks against it stay.
fn slip_change(ruled: &Tournament, change: &SlipChange, language: Language) -> Option<String> {
    let SlipChange { round, before, after, .. } = change;
    let is_worth_the_same = before.points == after.points;
    let stays_a_top = before.is_top == after.is_top;
    if is_worth_the_same && stays_a_top && before.reasons == after.reasons {
        return None;
    }
    let worth = |verdict: &Verdict| points(language, verdict.points);
    let who = numbered_name(ruled, change.player, language);
    let said = if is_worth_the_same && !stays_a_top {
        let key = if after.is_top { "rulings-slip-top" } else { "rulings-slip-no-top" };
        say!(language, key, round, who, points = worth(after))
    } else {
        let (before, after) = (worth(before), worth(after));
        say!(language, "rulings-slip-change", round, who, before, after)
    };
    // A word that counts from now on may lack a letter all the same.
    Some(format!("{said} {}", reasons(ruled, after, language)).trim_end().to_owned())
}

fn row(state: &Tournament, given: &Given, language: Language) -> RulingRow {
    let when = |at_ms, actor: &Actor| {
        let actor = actor_name(actor, language);
        format!("{}, {actor}", time_of_day(at_ms))
    };
    let revoked = given.revoked.as_ref().map(|revoked| {
        let time = when(revoked.stamp.at_ms, &revoked.stamp.actor);
        say!(language, "rulings-revoked-because", time = time, text = revoked.because.as_str())
    });
    let word = given.what.on_word().filter(|_| given.is_in_force());
    RulingRow {
        number: given.number,
        sentence: ruling::sentence(language, state, &given.what),
        because: given.because.clone(),
        when: when(given.stamp.at_ms, &given.stamp.actor),
        in_force: given.is_in_force(),
        may_revoke: state.may_revoke(given),
        revoked,
        committee: word.map(|word| into_committee(state, given, word)),
    }
}

/// The address of the committee's page with a ruling on a word filled into its form.
fn into_committee(state: &Tournament, given: &Given, (word, admitted): (&str, bool)) -> String {
    let decision = if admitted { reading::ADMITTED } else { reading::REMOVED };
    let form = CommitteeForm {
        edition: state.edition.id.clone(),
        word: word.to_owned(),
        decision: decision.to_owned(),
        date: date(given.stamp.at_ms),
        reason: given.because.clone(),
        ..CommitteeForm::default()
    };
    form.href()
}

fn players(state: &Tournament, language: Language) -> Vec<Choice> {
    let choice = |number: &PlayerNumber| {
        Choice::new(number.to_string(), numbered_name(state, *number, language), false)
    };
    state.players.keys().map(choice).collect()
}

fn reopening(round: &Round) -> ReopenView {
    let left_ms = round.clock.granted_ms.saturating_sub(round.length_ms);
    ReopenView { round: round.number, left: minutes(left_ms) }
}

/// `GET /t/{id}/rulings`: the rulings; with a ruling in the address what it would change.
pub async fn show(at: AtDesk, form: Query<RulingForm>) -> HttpResponse {
    at.page(&composed(&at, &form))
}

/// Whether a ruling would still change just what was shown before it was confirmed.
fn is_as_seen(view: &DeskView, form: &RulingForm, language: Language) -> bool {
    let now = shown(view, form, language).ok().flatten();
    form.seen.is_empty() || now.is_some_and(|now| now.fields.seen == form.seen)
}

fn composed(at: &AtDesk, form: &RulingForm) -> RulingsPage {
    let (view, committees) = (at.view(), &at.app.folder.shelf.committees);
    page(&view, form, &committees.of_edition(&view.state.edition), at.language)
}

/// `POST /t/{id}/rulings`: gives or revokes what was shown before, and leads back to the list.
pub(crate) async fn give(at: AtDesk, form: Form<RulingForm>) -> Answer {
    let command = form.command_for(&at.view().state, at.language);
    let refusal = match command.map(|command| command.ok_or(Fault::Missing)) {
        Err(sentence) => sentence,
        Ok(command) => {
            let mut ask = DeskRequest::Do(command?);
            if !is_as_seen(&at.view(), &form, at.language) {
                // Of no step: answered where it was done before, else refused.
                ask = DeskRequest::InStep { step: String::new(), ask: Box::new(ask) };
            }
            match at.desk.ask(ask, &at.who().actor(), form.key()).await {
                Ok(_) => return Ok(show::redirect(&format!("/t/{}/rulings", at.id))),
                Err(DeskError::StepIsOver) => say!(at.language, "rulings-other-now"),
                Err(error) => error_sentence(at.language, &error),
            }
        }
    };
    let mut page = composed(&at, &form);
    page.refusal = Some(refusal);
    Ok(at.refused(&page))
}
