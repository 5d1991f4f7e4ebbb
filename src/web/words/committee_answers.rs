//! Requests about a word committee: its page, its table as a file, what the arbiter writes down.

use crate::frame::{Answer, Errand, Fault, Visit, attachment, show};
use crate::words::committee::{CommitteeForm, CommitteePage, page};
use crate::words::faults::{committee_lines, line_sentences, problem_sentence};
use actix_web::web::{Form, Query};
use flavita_app::words::committee::{read, written};
use flavita_app::{machine::clock, words::CommitteeFault, words::Offer};
use flavita_contests::committee::reading::{decision, line};
use flavita_lexicon::alphabet::Alphabet;

/// By this spreadsheets know the encoding of a file.
const MARK: &str = "\u{feff}";

/// `GET /dictionary/committee`.
pub(crate) async fn show(visit: Visit, form: Query<CommitteeForm>) -> Answer {
    let form = form.into_inner();
    visit.shown(move |app| shown(app, form, Vec::new()).ok_or(Fault::Missing)).await
}

fn shown(app: &Errand, form: CommitteeForm, faults: Vec<String>) -> Option<CommitteePage> {
    let (shelf, language) = (&app.folder.shelf, app.language);
    let offer = form.offer(shelf, language)?;
    let today = clock::date(clock::now_ms());
    Some(page(form, (shelf, offer), faults, (today, language)))
}

/// `GET /dictionary/committee.csv`: the table as a file, which can be taken in elsewhere.
pub(crate) async fn table(visit: Visit, form: Query<CommitteeForm>) -> Answer {
    let shelf = &visit.app.folder.shelf;
    let offer = form.offer(shelf, visit.language).ok_or(Fault::Missing)?;
    let Ok(committee) = shelf.committees.get(offer.home()) else {
        // The page says why.
        return Ok(show::redirect(&form.href()));
    };
    let name = [offer.home().id.as_str(), "committee"].join("-");
    Ok(attachment(&name, (MARK.to_owned() + &written(committee)).into_bytes()))
}

/// `POST /dictionary/committee`: a decision more or less, or a whole table, in the committee's file.
pub(crate) async fn decide(visit: Visit, form: Form<CommitteeForm>) -> Answer {
    let form = form.into_inner();
    let decided = visit.work(move |app| decided(app, form)).await?;
    match decided.ok_or(Fault::Missing)? {
        Ok(href) => Ok(show::redirect(&href)),
        Err(page) => Ok(visit.refused(&*page)),
    }
}

/// Where what was done can be seen, or the page with what is to be mended.
fn decided(app: &Errand, form: CommitteeForm) -> Option<Result<String, Box<CommitteePage>>> {
    let offer = form.offer(&app.folder.shelf, app.language)?;
    let edition = offer.edition.id.clone();
    Some(match changed(app, offer, &form) {
        Ok(taken) => Ok(CommitteeForm { edition, taken, ..CommitteeForm::default() }.href()),
        Err(faults) => Err(Box::new(shown(app, form, faults)?)),
    })
}

/// Does what a form asks for; answers how many decisions of a table were new.
///
/// # Errors
/// What is to be mended, a sentence each.
fn changed(app: &Errand, offer: &Offer, form: &CommitteeForm) -> Result<String, Vec<String>> {
    let (home, language) = (offer.home(), app.language);
    let committees = &app.folder.shelf.committees;
    let refused = |fault: CommitteeFault| committee_lines(&fault, language);
    let CommitteeForm { word, decision: verdict, date, reason, by, .. } = form;
    match form.act.as_str() {
        "strike" => {
            let strike = committees.change(home, |committee| {
                let found = committee.lines().iter().find(|one| line(one) == form.line).cloned();
                Ok(found.is_some_and(|found| committee.strike(&found)))
            });
            strike.map(|_was_there| String::new()).map_err(refused)
        }
        "take" => {
            let table = read(home, form.table.as_bytes());
            let table = table.map_err(|faults| line_sentences(&faults, language))?;
            let taken = committees.change(home, |committee| committee.take(&table));
            taken.map(|taken| taken.to_string()).map_err(refused)
        }
        _ => {
            let cells = [word, verdict, date, reason, by].map(String::as_str);
            let read = decision(&Alphabet::of(home), cells);
            let read = read.map_err(|problem| vec![problem_sentence(&problem, language)])?;
            let added = committees.change(home, |committee| committee.add(read));
            added.map(|_is_new| String::new()).map_err(refused)
        }
    }
}
