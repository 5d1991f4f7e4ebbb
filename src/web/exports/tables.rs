//! The tables of a tournament as files.

use crate::frame::attachment::{Wanted, attachment};
use crate::frame::visit::{Answer, AtDesk, Fault};
use actix_web::web::Query;
use flavita_report::standings_csv::standings_csv_of;
use flavita_tournament::state::tournament::Tournament;

/// `GET /t/{id}/standings.csv` and `teams.csv`, of what everybody may see.
pub async fn hall_csv(at: AtDesk, wanted: Query<Wanted>) -> Answer {
    table(&at, &wanted, &at.public_view().state)
}

/// `GET /t/{id}/{what}.csv`.
pub async fn csv(at: AtDesk, wanted: Query<Wanted>) -> Answer {
    table(&at, &wanted, &at.view().state)
}

fn table(at: &AtDesk, wanted: &Wanted, state: &Tournament) -> Answer {
    let (what, profile, filter) = (at.part("what"), wanted.profile(), wanted.part.filter());
    let mut tables = flavita_report::ALL.iter().chain(flavita_report::MORE);
    let bytes = if what == "standings" && !filter.is_open() {
        standings_csv_of(state, &filter, profile, at.language)
    } else {
        let (_, export) = tables.find(|(name, _)| *name == what).ok_or(Fault::Missing)?;
        export(state, profile, at.language)
    };
    Ok(attachment(&format!("{}-{what}", at.id), bytes))
}
