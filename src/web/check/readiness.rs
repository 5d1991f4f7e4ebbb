//! The page of what must be right before an evening.

use crate::frame::{Answer, Visit, show};
use crate::parts::{Sent, figures::grouped, moment};
use actix_web::web::Form;
use flavita_app::folder::{backup::SetFault, readiness, readiness::Finding, readiness::Grade};
use flavita_i18n::language::Language;
use serde::Serialize;
use std::path::Path;

/// `GET /check`: what was looked at before the evening, and the second folder for copies.
#[derive(Default, Serialize)]
pub struct ReadinessPage {
    /// How it looks all in all: `good`, `look` or `bad`.
    pub grade: &'static str,
    /// The same in a sentence.
    pub verdict: String,
    /// What was found, the gravest first.
    pub findings: Vec<FindingRow>,
    /// The second folder; empty where none was named.
    pub folder: String,
    /// Disks that can be pulled out, to choose from.
    pub sticks: Vec<String>,
    /// What a second computer is started with to follow this one; nothing where it cannot.
    pub follow: Option<String>,
    /// Why the folder that was given cannot be used.
    pub refusal: Option<String>,
}

/// Something that was looked at.
#[derive(Serialize)]
pub struct FindingRow {
    /// `good`, `look` or `bad`.
    pub grade: &'static str,
    /// What it is about.
    pub title: String,
    /// What was found.
    pub found: String,
    /// What to do; empty where all is well.
    pub advice: String,
}

page!(ReadinessPage, "check/readiness.html");

/// Bytes of a gigabyte as people count them.
const GIGABYTE: u64 = 1_000_000_000;

/// The page; `refusal` says why a folder that was given cannot be used.
pub fn page(
    findings: &[Finding],
    sticks: &[std::path::PathBuf],
    refusal: Option<String>,
    language: Language,
) -> ReadinessPage {
    let worst = findings.iter().map(Finding::grade).max().unwrap_or(Grade::Good);
    let grade: &str = worst.into();
    let mut rows: Vec<(Grade, FindingRow)> =
        findings.iter().map(|finding| (finding.grade(), row(finding, language))).collect();
    rows.sort_by_key(|(grade, _)| std::cmp::Reverse(*grade));
    ReadinessPage {
        grade,
        verdict: say!(language, &format!("check-{grade}")),
        findings: rows.into_iter().map(|(_, row)| row).collect(),
        folder: findings.iter().find_map(folder).unwrap_or_default(),
        sticks: sticks.iter().map(|stick| stick.display().to_string()).collect(),
        follow: None,
        refusal,
    }
}

fn folder(finding: &Finding) -> Option<String> {
    let Finding::Copies { folder: Some(folder), .. } = finding else { return None };
    Some(folder.display().to_string())
}

fn row(finding: &Finding, language: Language) -> FindingRow {
    let (topic, found) = told(finding, language);
    let grade = finding.grade().into();
    let title = say!(language, &format!("check-{topic}"));
    let is_amiss = finding.grade() != Grade::Good;
    let advice = is_amiss.then(|| say!(language, &format!("check-{topic}-advice")));
    FindingRow { grade, title, found, advice: advice.unwrap_or_default() }
}

/// What a finding is about, and what was found.
fn told(finding: &Finding, language: Language) -> (&'static str, String) {
    let unknown = || say!(language, "check-unknown");
    let point = language.decimal_mark();
    match finding {
        Finding::Space { free } => {
            let tenths = |free: u64| free.saturating_mul(10) / GIGABYTE;
            let text = |free: u64| format!("{}{point}{}", tenths(free) / 10, tenths(free) % 10);
            let found = free
                .map_or_else(unknown, |free| say!(language, "check-space-free", n = text(free)));
            ("space", found)
        }
        Finding::Sync { took } => {
            let found = took.as_ref().map_or_else(Clone::clone, |took| {
                let micros = i64::try_from(took.as_micros()).unwrap_or(i64::MAX);
                let ms = format!("{}{point}{}", micros / 1000, micros % 1000 / 100);
                say!(language, "check-sync-took", n = ms)
            });
            ("sync", found)
        }
        Finding::FileSystem { name, is_removable } => {
            let found = if name.is_empty() { unknown() } else { name.clone() };
            let removable = is_removable.then(|| say!(language, "check-removable"));
            ("system", [found].into_iter().chain(removable).collect::<Vec<_>>().join(" "))
        }
        Finding::Ballast { is_there } => {
            let key = if *is_there { "check-ballast-there" } else { "check-ballast-missing" };
            ("ballast", say!(language, key))
        }
        Finding::Files { limit: 0 } => ("files", unknown()),
        Finding::Files { limit } => ("files", grouped(language, *limit)),
        Finding::Clock { at_ms } => ("clock", moment(language, *at_ms)),
        Finding::Copies { folder: None, .. } => ("copies", say!(language, "check-copies-none")),
        Finding::Copies { folder: Some(folder), fault, is_same_disk } => {
            let folder = folder.display().to_string();
            let found = match fault {
                Some(fault) => say!(language, "labelled", label = folder, value = fault),
                None if *is_same_disk => say!(language, "check-copies-same-disk", name = folder),
                None => folder,
            };
            ("copies", found)
        }
        Finding::Closed { id, fault } => {
            ("closed", say!(language, "labelled", label = id, value = fault))
        }
        Finding::Sqlite { version } => ("sqlite", (*version).to_owned()),
    }
}

/// `GET /check`: looks at everything anew.
pub(crate) async fn show(visit: Visit) -> Answer {
    answer(&visit, None).await
}

/// `POST /check`: names the second folder; every open tournament is copied there at once.
pub(crate) async fn set(visit: Visit, form: Form<Sent>) -> Answer {
    let set = visit.work(move |app| app.folder.copies.set(Path::new(form.one("folder").trim())));
    match set.await? {
        Ok(()) => Ok(show::redirect("/check")),
        Err(fault) => answer(&visit, Some(fault)).await,
    }
}

async fn answer(visit: &Visit, refusal: Option<SetFault>) -> Answer {
    let looked = visit.work(|app| (readiness::look(&app.folder), readiness::sticks()));
    let (findings, sticks) = looked.await?;
    let refused = |fault: SetFault| {
        let (key, name) = match fault {
            SetFault::Same(path) => ("check-copies-same", path.display().to_string()),
            SetFault::Folder(error) => ("check-copies-refused", error.to_string()),
        };
        say!(visit.language, key, name = name)
    };
    let mut page = page(&findings, &sticks, refusal.map(refused), visit.language);
    let key = visit.app.follow_key.as_ref().zip(visit.app.addresses.current());
    page.follow =
        key.map(|(key, address)| format!("flavita follow {address} --key {}", key.shown()));
    Ok(visit.page_unless(&page, page.refusal.is_some()))
}
