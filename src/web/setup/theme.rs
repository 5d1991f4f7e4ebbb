//! Words of a theme that the list of a new tournament does not have.

use crate::frame::AppState;
use flavita_app::{folder::data_folder::Setup, words::chosen::Wanted};
use flavita_game::Letter;
use flavita_lexicon::alphabet::Alphabet;
use std::sync::Arc;

/// The words of its theme that are not in its list, as they were typed; nothing where it has neither.
pub(super) fn unknown(app: &AppState, setup: &Setup) -> Option<Vec<String>> {
    let theme = setup.profile.form.theme.as_ref()?;
    let offer = app.folder.shelf().offer(&setup.edition)?;
    let wanted = Wanted {
        edition: offer.edition.with_switches(&setup.switches).ok()?,
        list: Arc::clone(offer.list(&setup.list)?),
        choice: setup.choice.clone(),
    };
    let words = app.analyst.words.get(&wanted).ok()?;
    let alphabet = Alphabet::of(&wanted.edition);
    let is_known = |word: &&String| {
        let readings = alphabet.readings(word).0.into_iter();
        let mut read = readings.filter_map(|one| one.into_iter().collect::<Option<Vec<Letter>>>());
        read.any(|letters| words.words.contains(letters))
    };
    Some(theme.words.iter().filter(|word| !is_known(word)).cloned().collect())
}
