//! The page of what must be right before an evening.

use crate::compose::names::decimal_point;
use crate::pages::readiness::{FindingRow, ReadinessPage};
use flavita_app::clock;
use flavita_app::readiness::{Finding, Grade};
use flavita_i18n::catalogue::{Argument, say};
use flavita_i18n::language::Language;

/// Bytes of a gigabyte as people count them.
const GIGABYTE: u64 = 1_000_000_000;

/// The page; `refusal` says why a folder that was given cannot be used.
pub fn page(
    findings: &[Finding],
    sticks: &[std::path::PathBuf],
    refusal: Option<String>,
    language: Language,
) -> ReadinessPage {
    let worst = findings.iter().map(Finding::grade).max();
    let worst = worst.unwrap_or(Grade::Good);
    let mut rows: Vec<(Grade, FindingRow)> =
        findings.iter().map(|finding| (finding.grade(), row(finding, language))).collect();
    rows.sort_by_key(|(grade, _)| std::cmp::Reverse(*grade));
    ReadinessPage {
        grade: name(worst),
        verdict: say(language, &format!("check-{}", name(worst)), &[]),
        findings: rows.into_iter().map(|(_, row)| row).collect(),
        folder: findings.iter().find_map(folder).unwrap_or_default(),
        sticks: sticks.iter().map(|stick| stick.display().to_string()).collect(),
        follow: None,
        refusal,
    }
}

fn name(grade: Grade) -> &'static str {
    match grade {
        Grade::Good => "good",
        Grade::Look => "look",
        Grade::Bad => "bad",
    }
}

fn folder(finding: &Finding) -> Option<String> {
    match finding {
        Finding::Copies { folder, .. } => Some(folder.as_ref()?.display().to_string()),
        Finding::Space { .. }
        | Finding::Sync { .. }
        | Finding::FileSystem { .. }
        | Finding::Ballast { .. }
        | Finding::Files { .. }
        | Finding::Clock { .. }
        | Finding::Closed { .. }
        | Finding::Sqlite { .. } => None,
    }
}

fn row(finding: &Finding, language: Language) -> FindingRow {
    let (topic, found) = told(finding, language);
    let grade = name(finding.grade());
    let advice = if finding.grade() == Grade::Good {
        String::new()
    } else {
        say(language, &format!("check-{topic}-advice"), &[])
    };
    FindingRow { grade, title: say(language, &format!("check-{topic}"), &[]), found, advice }
}

/// What a finding is about, and what was found.
fn told(finding: &Finding, language: Language) -> (&'static str, String) {
    let say = |key: &str, arguments: &[(&'static str, Argument)]| say(language, key, arguments);
    let unknown = || say("check-unknown", &[]);
    let point = decimal_point(language);
    match finding {
        Finding::Space { free } => {
            let tenths = |free: u64| free.saturating_mul(10) / GIGABYTE;
            let text = |free: u64| format!("{}{point}{}", tenths(free) / 10, tenths(free) % 10);
            let found = free
                .map_or_else(unknown, |free| say("check-space-free", &[("n", text(free).into())]));
            ("space", found)
        }
        Finding::Sync { took } => {
            let found = took.as_ref().map_or_else(Clone::clone, |took| {
                let micros = i64::try_from(took.as_micros()).unwrap_or(i64::MAX);
                let ms = format!("{}{point}{}", micros / 1000, micros % 1000 / 100);
                say("check-sync-took", &[("n", ms.into())])
            });
            ("sync", found)
        }
        Finding::FileSystem { name, is_removable } => {
            let found = if name.is_empty() { unknown() } else { name.clone() };
            let removable = if *is_removable { say("check-removable", &[]) } else { String::new() };
            ("system", format!("{found} {removable}").trim_end().to_owned())
        }
        Finding::Ballast { is_there: true } => ("ballast", say("check-ballast-there", &[])),
        Finding::Ballast { is_there: false } => ("ballast", say("check-ballast-missing", &[])),
        Finding::Files { limit: 0 } => ("files", unknown()),
        Finding::Files { limit } => ("files", limit.to_string()),
        Finding::Clock { at_ms } => {
            let text = format!("{} {}", clock::date(*at_ms), clock::time_of_day(*at_ms));
            ("clock", text)
        }
        Finding::Copies { folder: None, .. } => ("copies", say("check-copies-none", &[])),
        Finding::Copies { folder: Some(folder), fault, is_same_disk } => {
            let folder = folder.display().to_string();
            let found = match fault {
                Some(fault) => format!("{folder}: {fault}"),
                None if *is_same_disk => say("check-copies-same-disk", &[("name", folder.into())]),
                None => folder,
            };
            ("copies", found)
        }
        Finding::Closed { id, fault } => ("closed", format!("{id}: {fault}")),
        Finding::Sqlite { version } => ("sqlite", (*version).to_owned()),
    }
}
