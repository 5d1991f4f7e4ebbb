//! A list written out again as it was understood, so that what is taken in is what was shown.

use crate::player_list::reading::Listed;
use flavita_i18n::formula::disarmed;
use flavita_tournament::model::player::Details;

/// A column of a list that is written out, after that of the numbers.
type Column = (&'static str, fn(&Details) -> String);

/// Who has a given name is written in parts, everybody else with the whole name.
const COLUMNS: &[Column] = &[
    ("surname", |one| in_parts(one).0),
    ("given name", |one| in_parts(one).1),
    ("name", |one| match in_parts(one).0.as_str() {
        "" => one.name.clone(),
        _ => String::new(),
    }),
    ("partner", |one| one.labels.partner.clone()),
    ("club", |one| one.club.clone()),
    ("categories", |one| one.labels.categories.join(", ")),
    ("team", |one| one.labels.team.clone()),
    ("licence", |one| one.labels.membership.licence.clone()),
    ("series", |one| one.labels.membership.series.clone()),
    ("rating", |one| one.labels.membership.rating.clone()),
    ("nationality", |one| one.labels.membership.nationality.clone()),
];

fn in_parts(details: &Details) -> (String, String) {
    let known = &details.labels.membership;
    let (family, given) = known.parts(&details.name, true);
    if known.given.is_empty() || given != known.given {
        return Default::default();
    }
    (family.to_owned(), given.to_owned())
}

/// The players with headings, `;` between the cells, every number given; columns in which nothing
/// stands are left out.
pub fn written(listed: &[Listed]) -> String {
    let is_used = |(_, cell): &&Column| listed.iter().any(|(_, one)| !cell(one).is_empty());
    let columns: Vec<&Column> = COLUMNS.iter().filter(is_used).collect();
    let mut writer = csv::WriterBuilder::new().delimiter(b';').from_writer(Vec::new());
    let headings = columns.iter().map(|(heading, _)| *heading);
    let headings = ["number"].into_iter().chain(headings);
    writer.write_record(headings).expect("memory takes every line");
    for (number, details) in listed {
        let cells = columns.iter().map(|(_, cell)| disarmed(&cell(details)));
        let cells = [number.to_string()].into_iter().chain(cells);
        writer.write_record(cells).expect("memory takes every line");
    }
    let bytes = writer.into_inner().expect("memory takes every line");
    String::from_utf8(bytes).expect("the cells are text")
}
