//! `POST /tables/gcg`: a game out of a GCG file becomes a table that is over, or goes on where it breaks off.

use crate::frame::{Answer, Visit, show};
use crate::tables::answers::{MOST_SHOWN, newest};
use crate::tables::form::GcgForm;
use crate::tables::list::{self, TablesPage};
use crate::{tables::words, training};
use actix_web::web::Form;
use flavita_app::tables::{TableError, beginning};
use flavita_contests::tables::gcg::{self, Built, Fault, Problem, Remark};
use flavita_i18n::language::Language;

/// Why there is no table.
enum Amiss {
    Sentence(String),
    /// The points differ, and nobody said that it does not matter.
    Points(Vec<String>),
}

/// `POST /tables/gcg`.
pub(crate) async fn take(visit: Visit, form: Form<GcgForm>) -> Answer {
    let (fault, remarks) = match built(&visit, &form)? {
        Ok(built) => {
            let id = visit.work(move |app| app.tables.lay_out(built.events)).await??;
            return Ok(show::redirect(&format!("/tables/{id}")));
        }
        Err(Amiss::Sentence(fault)) => (fault, Vec::new()),
        Err(Amiss::Points(remarks)) => (say!(visit.language, "tables-gcg-differs"), remarks),
    };
    let page = list::page(&visit, &newest(&visit, MOST_SHOWN).await?).await?;
    Ok(visit.refused(&TablesPage { fault, remarks, gcg: form.into_inner(), ..page }))
}

fn built(visit: &Visit, form: &GcgForm) -> Result<Result<Built, Amiss>, TableError> {
    let sentence = |fault: &Fault| Amiss::Sentence(sentence(fault, visit.language));
    let found = training::choices::deck(&form.deck, visit.app.folder.shelf());
    let Some((offer, chosen)) = found else {
        return Ok(Err(Amiss::Sentence(say!(visit.language, "training-gone"))));
    };
    let read = gcg::read(&offer.edition, &form.text);
    let gcg = match read {
        Ok(gcg) => gcg,
        Err(fault) => return Ok(Err(sentence(&fault))),
    };
    let named = offer.lists.iter().find(|list| list.name.eq_ignore_ascii_case(&gcg.lexicon));
    let list = named.unwrap_or(chosen).key.clone();
    let begun = beginning(&offer.edition, list, gcg.names.len())?;
    Ok(match gcg::build(&gcg, begun) {
        Err(fault) => Err(sentence(&fault)),
        Ok(built) if built.remarks.is_empty() || !form.anyway.is_empty() => Ok(built),
        Ok(built) => {
            let remark = |one: &Remark| {
                let Remark { line, file, board } = *one;
                say!(visit.language, "tables-gcg-points", line = line, file = file, board = board)
            };
            Err(Amiss::Points(built.remarks.iter().map(remark).collect()))
        }
    })
}

fn sentence(fault: &Fault, language: Language) -> String {
    let what = if let Problem::Refused(reason) = &fault.problem {
        words::reason(reason.code(), language)
    } else {
        let (code, name) = (fault.problem.code(), fault.problem.named());
        say!(language, &format!("tables-gcg-{code}"), name)
    };
    say!(language, "tables-gcg-line", n = fault.line, what)
}
