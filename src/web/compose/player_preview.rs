//! What a list of players would bring, before anybody is taken in.

use std::collections::{BTreeMap, BTreeSet};

use crate::pages::player_preview::{Offered, PlayerPreviewPage, PreviewRow};
use crate::player_list::file::{Chosen, PlayerFile, read};
use crate::player_list::reading::{Listed, Reading};
use crate::{
    compose::players::alike, player_list::arranged::Names, player_list::encoding::ENCODINGS,
    player_list::separator::Separator, player_list::written::written,
};
use flavita_i18n::{catalogue::say, language::Language};
use flavita_tournament::{
    decide::players::taken, model::entrant::Details, model::look_alike::look_alikes,
    model::player::Player, state::tournament::Tournament,
};

/// How many faults are shown; the rest are counted.
const SHOWN_FAULTS: usize = 30;

/// The preview of a list for this tournament, or for a new one.
pub fn page(
    bytes: &[u8],
    chosen: &Chosen<'_>,
    tournament: Option<&Tournament>,
    language: Language,
) -> PlayerPreviewPage {
    let numbers = tournament.map(taken).unwrap_or_default();
    let file = read(bytes, chosen, &numbers, language);
    let reading = &file.reading;
    let faults = reading.faults.len();
    let more = faults.saturating_sub(SHOWN_FAULTS);
    PlayerPreviewPage {
        encodings: encodings(&file, chosen),
        is_guess: file.is_guess,
        separators: separators(&file, language),
        names: names(reading, language),
        understood: understood(reading, language),
        has_licences: reading.listed.iter().any(|(_, one)| !licence(one).is_empty()),
        has_ratings: reading.listed.iter().any(|(_, one)| !rating(one).is_empty()),
        faults: reading.faults.iter().take(SHOWN_FAULTS).cloned().collect(),
        more_faults: (more > 0).then(|| say(language, "import-more-faults", &[("n", more.into())])),
        look_alikes: alikes(tournament, &reading.listed, language),
        counts: say(language, "players", &[("n", reading.listed.len().into())]),
        rows: rows(reading),
        is_new: tournament.is_none(),
        is_pasted: chosen.is_pasted,
        is_in_place: false,
        list: (faults == 0).then(|| written(&reading.listed)),
    }
}

fn understood(reading: &Reading, language: Language) -> Vec<String> {
    let unread = reading.unread.join(", ");
    let said = [
        (reading.has_headings, "import-headings"),
        (reading.is_federations, "import-federation"),
        (!unread.is_empty(), "import-unread"),
    ];
    let said = said.into_iter().filter(|(is_so, _)| *is_so);
    let named = [("name", unread.into())];
    let said = said.map(|(_, key)| key);
    let made = reading.understood.iter().map(|one| one.key());
    said.chain(made).map(|key| say(language, key, &named)).collect()
}

/// Players and faults in the order of their lines.
fn rows(reading: &Reading) -> Vec<PreviewRow> {
    let players = reading.lines.iter().copied().zip(reading.listed.iter().map(row));
    let rejected = |(line, fault): &(usize, String)| {
        let row = PreviewRow { fault: Some(fault.clone()), ..PreviewRow::default() };
        (*line, row)
    };
    let faults = reading.noted.iter().take(SHOWN_FAULTS).map(rejected);
    let mut rows: Vec<_> = players.chain(faults).collect();
    rows.sort_by_key(|(line, _)| *line);
    rows.into_iter().map(|(_, row)| row).collect()
}

fn names(reading: &Reading, language: Language) -> Vec<Offered> {
    let offered = |one: Names| Offered {
        value: one.tag(),
        text: say(language, &format!("import-names-{}", one.tag()), &[]),
        is_chosen: reading.names == Some(one),
    };
    let all = Names::ALL.into_iter();
    all.filter(|_| reading.names.is_some()).map(offered).collect()
}

fn encodings(file: &PlayerFile, chosen: &Chosen<'_>) -> Vec<Offered> {
    let current = file.encoding.or(chosen.encoding);
    let offered = |name: &&'static str| Offered {
        value: name,
        text: (*name).to_owned(),
        is_chosen: current == Some(*name),
    };
    ENCODINGS.iter().map(offered).collect()
}

fn separators(file: &PlayerFile, language: Language) -> Vec<Offered> {
    let offered = |one: Separator| Offered {
        value: one.tag(),
        text: say(language, &format!("import-by-{}", one.tag()), &[]),
        is_chosen: file.separator == Some(one),
    };
    let all = Separator::ALL.into_iter();
    all.filter(|_| file.separator.is_some()).map(offered).collect()
}

fn row((number, details): &Listed) -> PreviewRow {
    PreviewRow {
        fault: None,
        number: *number,
        name: player((*number, details.clone())).full_name(),
        club: details.club.clone(),
        categories: details.labels.categories.join(", "),
        team: details.labels.team.clone(),
        licence: licence(details).to_owned(),
        rating: rating(details).to_owned(),
    }
}

fn licence(details: &Details) -> &str {
    &details.labels.membership.licence
}

fn rating(details: &Details) -> &str {
    &details.labels.membership.rating
}

fn player((number, details): Listed) -> Player {
    Player {
        number,
        name: details.name,
        club: details.club,
        from_round: 1,
        until_round: None,
        missed: BTreeSet::new(),
        labels: details.labels,
    }
}

/// Names of the list that look like one another or like somebody who is there already.
fn alikes(tournament: Option<&Tournament>, listed: &[Listed], language: Language) -> Vec<String> {
    let here = tournament.map(|state| &*state.players);
    let here = here.into_iter().flatten();
    let mut all: BTreeMap<u32, Player> = here.map(|(n, one)| (*n, one.clone())).collect();
    let new = listed.iter().map(|one| (one.0, player(one.clone())));
    all.extend(new);
    let is_new = |number: &u32| listed.iter().any(|(new, _)| new == number);
    let groups = look_alikes(&all);
    let groups = groups.iter().filter(|group| group.iter().any(is_new));
    groups.map(|group| alike(&all, group, language)).collect()
}
