//! What a list of players would bring, before anybody is taken in.

use crate::player_list::reading::{Listed, Reading};
use crate::player_list::{arranged::Names, encoding::ENCODINGS, separator::Separator};
use crate::player_list::{file::Chosen, file::PlayerFile, file::read, written::written};
use crate::players::page::{PlayerRow, alike, row};
use crate::{frame::Answer, frame::AtDesk, frame::Visit, parts::Choice};
use actix_web::{HttpResponse, web::Bytes, web::Query};
use flavita_i18n::language::Language;
use flavita_tournament::model::{Player, PlayerNumber, RoundNumber, look_alikes};
use flavita_tournament::{decide::players::taken, state::Tournament};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use strum::VariantArray as _;

/// `POST /t/{id}/players/preview` and `POST /players/preview`: a table, what is wrong, the choices
/// with which the list was read. It changes nothing.
#[expect(clippy::struct_excessive_bools, reason = "each says something else of the list")]
#[derive(Default, Serialize)]
pub struct PlayerPreviewPage {
    /// The encodings, the one with which the list was read marked.
    pub encodings: Vec<Choice>,
    /// Whether that one is a guess.
    pub is_guess: bool,
    /// The separators, the same; none where the bytes are no text.
    pub separators: Vec<Choice>,
    /// How the names are read, where that could be otherwise, the same.
    pub names: Vec<Choice>,
    /// How the list was understood, a sentence each: headings, a federation's list, columns that are
    /// not read.
    pub understood: Vec<String>,
    /// Whether somebody has a licence.
    pub has_licences: bool,
    /// Whether somebody has a rating.
    pub has_ratings: bool,
    /// What is wrong, a sentence a line.
    pub faults: Vec<String>,
    /// How many faults more there are.
    pub more_faults: Option<String>,
    /// Names that look the same, a group a line.
    pub look_alikes: Vec<String>,
    /// `46 игроков`.
    pub counts: String,
    /// Who would be taken in, and the lines with faults, as they stand in the list.
    pub rows: Vec<PreviewRow>,
    /// Whether the list goes into the form of a new tournament.
    pub is_new: bool,
    /// Whether the list was pasted and is no file.
    pub is_pasted: bool,
    /// Whether the text stands in the form already, so that nothing has to be put there.
    pub is_in_place: bool,
    /// The same as text, as it is sent when it is confirmed; nothing where there are faults.
    pub list: Option<String>,
}

/// Somebody who would be taken in, or a line of which nobody is.
#[derive(Default, Serialize)]
pub struct PreviewRow {
    /// What is wrong with the line; nothing else stands there then.
    pub fault: Option<String>,
    /// Who it would be.
    #[serde(flatten)]
    pub player: PlayerRow,
    /// The rating; nothing where it is not known.
    pub rating: String,
}

page!(PlayerPreviewPage, "players/player_preview.html");

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
    let memberships = reading.listed.iter().map(|(_, one)| &one.labels.membership);
    let faults = reading.faults.len();
    let more = faults.saturating_sub(SHOWN_FAULTS);
    PlayerPreviewPage {
        encodings: encodings(&file, chosen),
        is_guess: file.is_guess,
        separators: separators(&file, language),
        names: names(reading, language),
        understood: understood(reading, language),
        has_licences: memberships.clone().any(|one| !one.licence.is_empty()),
        has_ratings: memberships.clone().any(|one| !one.rating.is_empty()),
        faults: reading.faults.iter().take(SHOWN_FAULTS).cloned().collect(),
        more_faults: (more > 0).then(|| say!(language, "import-more-faults", n = more)),
        look_alikes: alikes(tournament, &reading.listed, language),
        counts: say!(language, "players", n = reading.listed.len()),
        rows: rows(reading, language),
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
    let said = said.into_iter().filter(|(is_so, _)| *is_so).map(|(_, key)| key.to_owned());
    let made = reading.understood.iter().map(|one| format!("import-{one}"));
    let mut said: Vec<String> =
        said.chain(made).map(|key| say!(language, &key, name = unread.as_str())).collect();
    let pairs = reading.listed.iter().filter(|(_, one)| !one.labels.partner.is_empty()).count();
    said.extend((pairs > 0).then(|| say!(language, "import-pairs", n = pairs)));
    said
}

/// Players and faults in the order of their lines.
fn rows(reading: &Reading, language: Language) -> Vec<PreviewRow> {
    let players = reading.listed.iter().map(|one| previewed(one, language));
    let players = reading.lines.iter().copied().zip(players);
    let rejected = |(line, fault): &(usize, String)| {
        let row = PreviewRow { fault: Some(fault.clone()), ..PreviewRow::default() };
        (*line, row)
    };
    let faults = reading.noted.iter().take(SHOWN_FAULTS).map(rejected);
    let mut rows: Vec<_> = players.chain(faults).collect();
    rows.sort_by_key(|(line, _)| *line);
    rows.into_iter().map(|(_, row)| row).collect()
}

/// How given names may stand, where there is a choice.
fn names(reading: &Reading, language: Language) -> Vec<Choice> {
    let label = |tag: &str| say!(language, &format!("import-names-{tag}"));
    offered(Names::VARIANTS, reading.names, label)
}

/// The encodings, which are always a choice.
fn encodings(file: &PlayerFile, chosen: &Chosen<'_>) -> Vec<Choice> {
    let current = file.encoding.or(chosen.encoding).unwrap_or_default();
    offered(&ENCODINGS, Some(current), str::to_owned)
}

/// What may stand between two columns, where there is text.
fn separators(file: &PlayerFile, language: Language) -> Vec<Choice> {
    let label = |tag: &str| say!(language, &format!("import-by-{tag}"));
    offered(Separator::VARIANTS, file.separator, label)
}

fn offered<'a, T: Copy + Into<&'a str>>(
    all: &[T],
    chosen: Option<T>,
    label: impl Fn(&str) -> String,
) -> Vec<Choice> {
    let Some(chosen) = chosen.map(Into::into) else { return Vec::new() };
    let choice = |tag: &str| Choice::new(tag, label(tag), tag == chosen);
    all.iter().map(|one| choice((*one).into())).collect()
}

fn previewed(one: &Listed, language: Language) -> PreviewRow {
    let player = row(&player(one.clone()), language);
    PreviewRow { fault: None, player, rating: one.1.labels.membership.rating.clone() }
}

fn player((number, details): Listed) -> Player {
    Player::new(number, details, RoundNumber(1))
}

/// Names of the list that look like one another or like somebody who is there already.
fn alikes(tournament: Option<&Tournament>, listed: &[Listed], language: Language) -> Vec<String> {
    let here = tournament.map(|state| &*state.players).into_iter().flatten();
    let mut all: BTreeMap<PlayerNumber, Player> = here.map(|(n, one)| (*n, one.clone())).collect();
    let new = listed.iter().map(|one| (one.0, player(one.clone())));
    all.extend(new);
    let is_new = |number: &PlayerNumber| listed.iter().any(|(new, _)| new == number);
    let groups = look_alikes(&all);
    let groups = groups.iter().filter(|group| group.iter().any(is_new));
    groups.map(|group| alike(&all, group, language)).collect()
}

/// With what a list is to be read; the program finds out what is not said.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct How {
    encoding: Option<String>,
    separator: Option<String>,
    /// `whole` or `apart`.
    names: Option<String>,
    /// Whether it was pasted and not in a file: then there is no encoding to choose.
    pasted: Option<String>,
    /// The tournament whose players are taken again; nothing else is read then.
    of: Option<String>,
}

impl How {
    fn chosen(&self) -> Chosen<'_> {
        Chosen {
            encoding: self.encoding.as_deref(),
            separator: self.separator.as_deref().and_then(|name| name.parse().ok()),
            names: self.names.as_deref().and_then(|name| name.parse().ok()),
            is_pasted: self.pasted.is_some(),
        }
    }

    fn page(
        &self,
        bytes: &[u8],
        tournament: Option<&Tournament>,
        language: Language,
    ) -> PlayerPreviewPage {
        let mut page = page(bytes, &self.chosen(), tournament, language);
        if self.of.is_some() {
            // How it is written is the program's own affair.
            for choices in [&mut page.encodings, &mut page.separators, &mut page.names] {
                choices.clear();
            }
            page.understood.clear();
        }
        if self.pasted.is_some() {
            page.encodings.clear();
            // In the form of a new tournament the text stands where it is taken from.
            page.is_in_place = page.is_new;
        }
        page
    }
}

/// `POST /t/{id}/players/preview`: the body is the file.
pub async fn preview(at: AtDesk, how: Query<How>, bytes: Bytes) -> HttpResponse {
    at.page(&how.page(&bytes, Some(&at.view().state), at.language))
}

/// `POST /players/preview`: the same for a tournament that is being set up.
pub(crate) async fn preview_for_new(visit: Visit, how: Query<How>, bytes: Bytes) -> Answer {
    let bytes = match how.of.clone() {
        Some(id) => of_earlier(&visit.work(move |app| app.folder.players_of(&id)).await??),
        None => bytes,
    };
    Ok(visit.page(&how.page(&bytes, None, visit.language)))
}

/// The players of another tournament as a list.
fn of_earlier(players: &[Player]) -> Bytes {
    let listed = players.iter().map(|player| (player.number, player.details.clone()));
    written(&listed.collect::<Vec<Listed>>()).into()
}
