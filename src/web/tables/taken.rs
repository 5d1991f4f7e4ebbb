//! `POST /tables/gcg`: a game out of a GCG file becomes a table that is over, or goes on where it breaks off.

use crate::frame::{Answer, Fault, Visit, show};
use crate::training;
use crate::{tables::form::GcgForm, tables::list, tables::list::TablesPage, tables::words};
use actix_web::web::Form;
use flavita_app::tables::beginning;
use flavita_contests::tables::{gcg, gcg::Built, gcg::Problem, gcg::Remark};
use flavita_i18n::language::Language;

/// `POST /tables/gcg`: where the points differ, somebody has to say that it does not matter.
pub(crate) async fn take(visit: Visit, form: Form<GcgForm>) -> Answer {
    let remark = |one: &Remark| {
        let Remark { line, file, board } = *one;
        say!(visit.language, "tables-gcg-points", line = line, file = file, board = board)
    };
    let (fault, remarks) = match built(&visit, &form) {
        Ok(built) if built.remarks.is_empty() || !form.anyway.is_empty() => {
            let id = visit.work(move |app| app.tables.lay_out(built.events)).await??;
            return Ok(show::redirect(&format!("/tables/{id}")));
        }
        Ok(built) => {
            let remarks = built.remarks.iter().map(remark).collect();
            (say!(visit.language, "tables-gcg-differs"), remarks)
        }
        Err(fault) => (fault.told()?, Vec::new()),
    };
    let page = list::page(&visit).await?;
    Ok(visit.refused(&TablesPage { fault, remarks, gcg: form.into_inner(), ..page }))
}

fn built(visit: &Visit, form: &GcgForm) -> Result<Built, Fault> {
    let told = |fault: gcg::Fault| Fault::Told(sentence(&fault, visit.language));
    let found = training::choices::deck(&form.deck, &visit.app.folder.shelf);
    let gone = || Fault::Told(say!(visit.language, "training-gone"));
    let (offer, chosen) = found.ok_or_else(gone)?;
    let gcg = gcg::read(&offer.edition, &form.text).map_err(told)?;
    let named = offer.lists.iter().find(|list| list.name.eq_ignore_ascii_case(&gcg.lexicon));
    let list = named.unwrap_or(chosen).key.clone();
    let begun = beginning(&offer.edition, list, gcg.names.len())?;
    gcg::build(&gcg, begun).map_err(told)
}

fn sentence(fault: &gcg::Fault, language: Language) -> String {
    let what = if let Problem::Refused(reason) = &fault.problem {
        words::reason(reason.code(), language)
    } else {
        let (code, name) = (fault.problem.code(), fault.problem.named());
        say!(language, &format!("tables-gcg-{code}"), name)
    };
    say!(language, "tables-gcg-line", n = fault.line, what)
}
