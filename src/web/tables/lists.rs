//! The list of words of a table.

use crate::frame::{Fault, Visit};
use flavita_app::tables::TableError;
use flavita_game::Edition;
use flavita_lexicon::graph::Graph;
use std::sync::Arc;

/// The words of a list, by its key.
pub(crate) async fn graph_of(
    visit: &Visit,
    edition: &Edition,
    list: &str,
) -> Result<Arc<Graph>, Fault> {
    let (edition, list) = (edition.clone(), list.to_owned());
    let read = visit.work(move |app| {
        let offer = app.folder.shelf.offer(&edition.id);
        let list = offer.and_then(|offer| offer.list(&list)).ok_or(TableError::Missing)?;
        Ok(Arc::clone(&app.chosen_words.of(&edition, list)?.words))
    });
    Ok(read.await?.map_err(|error: TableError| error)?)
}
