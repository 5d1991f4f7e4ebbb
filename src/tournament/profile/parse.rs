//! Reading profiles from their TOML text, with every fault named by its line.
//!
//! A file holds one profile and its variants: each variant is the profile with the values it
//! names itself. Where a value cannot be read, its fault is noted, it is cut out, and the reading
//! begins again, so that one mistake does not hide the next. What a file leaves out is as in the
//! house rules.

use crate::profile::definition::Profile;
use flavita_game::{Faults, FaultyText};
use serde::Deserialize;
use std::{borrow::Cow, ops::Range};
use toml::{Spanned, de::DeTable, de::DeValue, de::Deserializer};

/// What every profile has of its own; a variant does not inherit it.
const OWN: [&str; 2] = ["id", "name"];

/// Reads and checks a profile and its variants, in the order of the file.
///
/// # Errors
/// When the text is no TOML, a key is missing or unknown, a value is impossible, or values
/// contradict each other. The error names every line.
pub fn parse(text: &str) -> Result<Vec<Profile>, FaultyText> {
    let faults = Faults::new(text);
    let (table, errors) = DeTable::parse_recoverable(text);
    for error in &errors {
        faults.note(error.span().unwrap_or_default(), error.message());
    }
    let profiles = if errors.is_empty() { read_all(table, &faults) } else { Vec::new() };
    faults.into_error().map_or(Ok(profiles), Err)
}

fn read_all(mut table: Spanned<DeTable<'_>>, faults: &Faults<'_>) -> Vec<Profile> {
    let variants = table.get_mut().remove("variants");
    let mut tables = vec![table];
    for variant in variants.map_or_else(Vec::new, |variants| tables_of(variants, faults)) {
        let mut whole = tables[0].clone();
        for key in OWN {
            whole.get_mut().remove(key);
        }
        lay_over(whole.get_mut(), variant.get_ref().clone());
        tables.push(Spanned::new(variant.span(), whole.into_inner()));
    }
    let mut profiles: Vec<Profile> = Vec::new();
    for table in tables {
        let id = span_of(table.get_ref(), "id");
        let Some(profile) = read_one(table, faults) else { continue };
        if profiles.iter().any(|other| other.id == profile.id) {
            faults.note(id, format!("the id \"{}\" stands twice", profile.id));
        }
        profiles.push(profile);
    }
    profiles
}

/// The variants of a file, which are written `[[variants]]`.
fn tables_of<'t>(variants: Spanned<DeValue<'t>>, faults: &Faults<'_>) -> Vec<Spanned<DeTable<'t>>> {
    let span = variants.span();
    let DeValue::Array(items) = variants.into_inner() else {
        faults.note(span, "variants are written [[variants]]");
        return Vec::new();
    };
    let table = |item: Spanned<DeValue<'t>>| {
        let span = item.span();
        if let DeValue::Table(table) = item.into_inner() {
            return Some(Spanned::new(span, table));
        }
        faults.note(span, "variants are written [[variants]]");
        None
    };
    items.into_iter().filter_map(table).collect()
}

/// Replaces what stands in `table` by what stands in `over`, key by key.
fn lay_over<'t>(table: &mut DeTable<'t>, over: DeTable<'t>) {
    for (key, mut value) in over {
        let below = table.remove(&key).map(Spanned::into_inner);
        if let (DeValue::Table(over), Some(DeValue::Table(mut below))) = (value.get_mut(), below) {
            lay_over(&mut below, std::mem::take(over));
            *over = below;
        }
        table.insert(key, value);
    }
}

/// What a table says, or else what it is taken to say.
fn unless_said<'a, 't>(
    table: &'a mut DeTable<'t>,
    key: &'static str,
    value: DeValue<'t>,
) -> &'a mut DeValue<'t> {
    let entry = table.entry(Spanned::new(0..0, Cow::Borrowed(key)));
    entry.or_insert(Spanned::new(0..0, value)).get_mut()
}

/// Says of a file that is silent about the rest of a rack what the house rules say: it stays. A log
/// that is silent about it puts the rest back, which is frozen; so the file is told apart here.
fn keep_rest(table: &mut DeTable<'_>) {
    let form = unless_said(table, "form", DeValue::Table(DeTable::new()));
    if let DeValue::Table(form) = form {
        unless_said(form, "keeps_rest", DeValue::Boolean(true));
    }
}

fn read_one(mut table: Spanned<DeTable<'_>>, faults: &Faults<'_>) -> Option<Profile> {
    let mut cut: Vec<String> = Vec::new();
    keep_rest(table.get_mut());
    for key in OWN {
        if !table.get_ref().contains_key(key) {
            faults.note(table.span(), format!("missing field `{key}`"));
            unless_said(table.get_mut(), key, DeValue::String(Cow::Borrowed("missing")));
        }
    }
    measure_fairly(table.get_mut());
    let profile = loop {
        let error = match Profile::deserialize(Deserializer::from(table.clone())) {
            Ok(profile) => break profile,
            Err(error) => error,
        };
        let span = error.span().unwrap_or_default();
        let was_cut = |path: &String| {
            let key = path.rsplit('.').next().unwrap_or(path);
            error.message() == format!("missing field `{key}`")
        };
        if !cut.iter().any(was_cut) {
            faults.note(span.clone(), error.message());
        }
        cut.push(cut_out(table.get_mut(), &span)?);
    };
    for fault in profile.faults() {
        let hides = |path: &String| fault.key.starts_with(path) || path.starts_with(fault.key);
        if !cut.iter().any(hides) {
            faults.note(span_of(table.get_ref(), fault.key), fault.reason);
        }
    }
    Some(profile)
}

/// Says of a file that is silent about rounds without a noted hand-in what the house rules say: they
/// cost paper nothing. In a log silence means the whole round, which is frozen.
fn measure_fairly(table: &mut DeTable<'_>) {
    let clock = table.get_mut("game_clock").map(Spanned::get_mut);
    if let Some(DeValue::Table(clock)) = clock {
        unless_said(clock, "unnoted_round", DeValue::String(Cow::Borrowed("free")));
    }
}

/// Takes the entry out of which the fault at `span` came, the innermost that does; answers its
/// path.
fn cut_out(table: &mut DeTable<'_>, span: &Range<usize>) -> Option<String> {
    let mut found = None;
    for (key, value) in table.iter_mut() {
        let name = key.get_ref().to_string();
        let (key_span, value_span) = (key.span(), value.span());
        let is_table = matches!(value.get_ref(), DeValue::Table(_));
        if let DeValue::Table(inner) = value.get_mut()
            && let Some(inner) = cut_out(inner, span)
        {
            return Some(format!("{name}.{inner}"));
        }
        let holds = value_span.start <= span.start && span.end <= value_span.end;
        if key_span == *span || value_span == *span || (holds && !is_table) {
            found = Some(name);
        }
    }
    let name = found?;
    table.remove(name.as_str());
    Some(name)
}

/// Where a key stands; of a key that the file does not name, where the table around it does.
fn span_of(table: &DeTable<'_>, key: &str) -> Range<usize> {
    let (first, rest) = key.split_once('.').unwrap_or((key, ""));
    let Some((name, value)) = table.get_key_value(first) else { return 0..0 };
    if let DeValue::Table(inner) = value.get_ref() {
        let inner = span_of(inner, rest);
        if !inner.is_empty() {
            return inner;
        }
    }
    name.span()
}
