//! Many halls merged over the pages: the same as `flavita merge` makes of the same folder.

use std::{collections::BTreeMap, fs, path::PathBuf, process::Command as Process};

use actix_web::http::StatusCode;
use flavita::{
    app::halls::codes::split, tournament::model::command::Command,
    tournament::model::ids::RoundNumber, tournament::model::ruling::Ruling,
};
use scraper::{Html, Selector};

use crate::inside::{Answer, Asked, Device, Inside};

const HERE: &str = "127.0.0.1";
const WORDS: &str = "ab\naba\nba\n";
const TABLES: [&str; 5] = ["standings", "halls", "categories", "rounds", "conflicts"];
/// Names that a page, a folder or a table could take for something else.
const HOSTILE: [&str; 3] = ["<script>alert(1)</script>", "\" onmouseover=\"x", "=HYPERLINK(1)"];

/// A computer on which halls played and which merges them.
struct Merging {
    inside: Inside,
    results: Vec<String>,
}

impl Merging {
    fn new() -> Self {
        Self { inside: Inside::new(), results: Vec::new() }
    }

    /// A hall played one round with these players, who have the top, or less; then something else
    /// happens in it.
    async fn hall(&mut self, hall: &str, players: &[(&str, bool)], happens: Option<Ruling>) {
        let id = format!("hall-{}", self.results.len() + 1);
        self.inside.played(&id, ("seed", WORDS), players).await;
        if let Some(what) = happens {
            let because = "appeal".to_owned();
            let command = Command::GiveRuling { what, because };
            self.inside.ask(&id, command).await;
        }
        self.inside.ask(&id, Command::EndGame).await;
        self.inside.ask(&id, Command::LockMarking { round: RoundNumber(1) }).await;
        let name = hall.bytes().map(|byte| format!("%{byte:02X}"));
        let name = name.collect::<Vec<_>>().concat();
        let place = format!("/t/{id}/result/file?hall={name}");
        let file = self.inside.get(&Device::at(HERE), &place).await;
        assert_eq!(file.status, StatusCode::OK, "{file:?}");
        self.results.push(file.body);
    }

    /// Begins a merge; answers its name in addresses.
    async fn begin(&self) -> String {
        let begun = self.post("/merge", &[("name", "Кубок залов")]).await;
        let place = begun.header("location").unwrap().to_owned();
        place.strip_prefix("/merge/").unwrap().to_owned()
    }

    async fn post(&self, path: &str, form: &[(&str, &str)]) -> Answer {
        let asked = Asked::form(path, form);
        self.inside.answer(&Device::at(HERE), asked).await
    }

    /// Sends a file; what is said of it.
    async fn send(&self, id: &str, name: &str, bytes: &[u8]) -> (String, String) {
        let place = format!("/merge/{id}/files?lang=en&name={name}");
        let asked = Asked::file(&place, bytes.to_vec());
        let answer = self.inside.answer(&Device::at(HERE), asked).await;
        assert_eq!(answer.status, StatusCode::OK, "{answer:?}");
        let said = answer.json();
        let text = |name: &str| said[name].as_str().unwrap().to_owned();
        (text("level"), text("sentence"))
    }

    async fn page(&self, id: &str) -> Html {
        let place = format!("/merge/{id}?lang=en");
        let page = self.inside.get(&Device::at(HERE), &place).await;
        assert_eq!(page.status, StatusCode::OK, "{page:?}");
        Html::parse_document(&page.body)
    }

    /// All tables as the pages give them.
    async fn tables(&self, id: &str) -> BTreeMap<String, String> {
        let mut tables = BTreeMap::new();
        for table in TABLES {
            let place = format!("/merge/{id}/{table}.csv?for=plain&lang=en");
            let answer = self.inside.get(&Device::at(HERE), &place).await;
            assert_eq!(answer.status, StatusCode::OK, "{answer:?}");
            tables.insert(table.to_owned(), answer.body);
        }
        tables
    }

    /// Presses the first button that says this, with a reason.
    async fn press(&self, id: &str, button: &str, because: &str) {
        let mut form = form_of(&self.page(id).await, button);
        form.push(("because".to_owned(), because.to_owned()));
        let form = form.iter();
        let form = form.map(|(name, value)| (name.as_str(), value.as_str()));
        let form: Vec<(&str, &str)> = form.collect();
        let answer = self.post(&format!("/merge/{id}"), &form).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{answer:?}");
    }

    fn folder(&self, id: &str) -> PathBuf {
        self.inside.folder.path().join("merges").join(id)
    }

    /// All tables as the command line makes them of the same folder.
    fn by_command(&self, id: &str) -> BTreeMap<String, String> {
        let out = tempfile::tempdir().unwrap();
        let run = Process::new(env!("CARGO_BIN_EXE_flavita"))
            .arg("merge")
            .arg(self.folder(id))
            .arg("--data")
            .arg(self.inside.folder.path())
            .args(["--lang", "en", "--out"])
            .arg(out.path())
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&run.stdout).into_owned();
        assert!(said.contains(" halls="), "{said} {run:?}");
        let read = |table: &str| {
            let path = out.path().join(format!("{table}.csv"));
            (table.to_owned(), fs::read_to_string(path).unwrap())
        };
        TABLES.map(read).into_iter().collect()
    }
}

/// Three halls, one of which accepted a word, and one player who was in two of them.
async fn three() -> Merging {
    let mut merging = Merging::new();
    merging.hall("A", &[("Ада", true), ("Ван", false)], None).await;
    let word = "BB".to_owned();
    let accepted = Some(Ruling::WordAccepted { word });
    merging.hall("Б", &[("Ева", false)], accepted).await;
    merging.hall("C", &[("ада", true), ("Марина", true)], None).await;
    merging
}

fn texts(page: &Html, selector: &str) -> Vec<String> {
    let selector = Selector::parse(selector).unwrap();
    let found = page.select(&selector);
    let text = |one: scraper::ElementRef<'_>| one.text().collect::<String>();
    found.map(text).map(|text| text.trim().to_owned()).collect()
}

/// The fields of the form in which a button stands that says this, and the button's own value.
fn form_of(page: &Html, button: &str) -> Vec<(String, String)> {
    let (forms, buttons) = (Selector::parse("form").unwrap(), Selector::parse("button").unwrap());
    let hidden = Selector::parse("input[type=hidden]").unwrap();
    for form in page.select(&forms) {
        let says = |one: &scraper::ElementRef<'_>| one.text().collect::<String>().trim() == button;
        let Some(button) = form.select(&buttons).find(says) else {
            continue;
        };
        let value = |one: scraper::ElementRef<'_>| {
            let attribute = |name| Some(one.value().attr(name)?.to_owned());
            Some((attribute("name")?, attribute("value").unwrap_or_default()))
        };
        let fields = form.select(&hidden).filter_map(value);
        return fields.chain(value(button)).collect();
    }
    panic!("no button says {button}: {:?}", texts(page, "button"));
}

#[actix_web::test]
async fn results_in_any_order_as_often_as_you_like_give_what_the_command_line_gives() {
    let merging = three().await;
    let mut seen = Vec::new();
    for order in [[0, 1, 2, 0], [2, 2, 1, 0]] {
        let id = merging.begin().await;
        for place in order {
            let text = merging.results[place].as_bytes();
            merging.send(&id, "result.hall", text).await;
        }
        let tables = merging.tables(&id).await;
        assert_eq!(tables, merging.by_command(&id));
        seen.push(tables);
    }
    // The third gets the halls as codes, mixed, and half of them twice.
    let id = merging.begin().await;
    let codes: Vec<String> =
        merging.results.iter().flat_map(|text| split(text.as_bytes())).collect();
    let half = codes.len() / 2;
    let mut goes = vec![codes[half..].join("\n"), codes.join("\r\n")];
    goes.push("FLAVITA:wrong".to_owned());
    for text in goes {
        let place = format!("/merge/{id}?lang=en");
        merging.post(&place, &[("act", "take"), ("text", &text)]).await;
    }
    let tables = merging.tables(&id).await;
    assert_eq!(tables, merging.by_command(&id));
    seen.push(tables);
    assert_eq!(seen[0], seen[1]);
    assert_eq!(seen[0], seen[2]);
    assert_eq!(seen[0]["standings"].lines().count(), 6, "{seen:?}");
}

#[actix_web::test]
async fn what_is_said_of_every_file_names_what_became_of_it() {
    let merging = three().await;
    let id = merging.begin().await;
    let text = &merging.results[0];
    let said = |level: &str, sentence: &str| (level.to_owned(), sentence.to_owned());
    assert_eq!(
        merging.send(&id, "a.hall", text.as_bytes()).await,
        said("done", "The result of A has been added.")
    );
    assert_eq!(
        merging.send(&id, "b.hall", text.as_bytes()).await,
        said("done", "The result of A was already here.")
    );
    let changed = merging.results[2].replace("\"C\"", "\"D\"");
    let refused = merging.send(&id, "changed.hall", changed.as_bytes()).await;
    assert_eq!(refused.0, "error");
    assert!(
        refused.1.contains("named as the result of D: the signature does not match"),
        "{refused:?}"
    );
    let list = merging.send(&id, "..%2Flist.txt", b"bread").await;
    assert_eq!(list, said("error", "Not accepted: it is not the result of a venue."));
    let page = merging.page(&id).await;
    let files = texts(&page, "#others small");
    assert_eq!(files.len(), 1, "{files:?}");
    assert!(files[0].starts_with("changed-"), "{files:?}");
    assert_eq!(texts(&page, ".merge-halls tbody th"), ["A"]);
    merging.press(&id, "Leave it out", "").await;
    assert_eq!(texts(&merging.page(&id).await, "#open"), Vec::<String>::new());
    assert_eq!(merging.tables(&id).await, merging.by_command(&id));
}

#[actix_web::test]
async fn conflicts_are_decided_by_buttons_kept_with_their_reason_and_taken_back() {
    let merging = three().await;
    let id = merging.begin().await;
    for text in &merging.results {
        merging.send(&id, "r.hall", text.as_bytes()).await;
    }
    let before = merging.tables(&id).await;
    let page = merging.page(&id).await;
    assert_eq!(texts(&page, "#open li").len(), 2, "a word and a person");
    for button in ["The word counts in all venues", "Count 1 C"] {
        merging.press(&id, button, "протокол \"7\"").await;
    }
    let page = merging.page(&id).await;
    assert_eq!(texts(&page, "#decided li").len(), 2);
    assert!(texts(&page, "#decided li")[0].contains("протокол \"7\""));
    assert_eq!(texts(&page, "#open"), Vec::<String>::new());
    let decided = merging.tables(&id).await;
    assert_eq!(decided, merging.by_command(&id));
    assert_eq!(decided["standings"].lines().count(), 5, "{decided:?}");
    let reasons = decided["conflicts"].matches("\"протокол \"\"7\"\"\"");
    assert_eq!(reasons.count(), 2, "{decided:?}");
    for _ in 0..2 {
        merging.press(&id, "Reopen", "").await;
    }
    assert_eq!(merging.tables(&id).await, before);

    let nothing =
        [("act", "decide"), ("kind", "word"), ("subject", "NOTHING"), ("answer", "word-counts")];
    let place = format!("/merge/{id}?lang=en");
    let refused = merging.post(&place, &nothing).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.body.contains("This has changed in the meantime"));
}

#[actix_web::test]
async fn codes_that_are_missing_are_named_with_their_hall_and_come_later() {
    let merging = three().await;
    let id = merging.begin().await;
    let codes = split(merging.results[0].as_bytes());
    assert!(codes.len() > 2);
    let place = format!("/merge/{id}?lang=en");
    let lacking = [&codes[..1], &codes[2..]].concat().join("\n");
    let first = merging.post(&place, &[("act", "take"), ("text", &lacking)]).await;
    assert!(first.body.contains(&format!("{} new codes.", codes.len() - 1)), "{first:?}");
    let page = merging.page(&id).await;
    let said = texts(&page, "#codes p");
    assert!(said[0].starts_with("A result of A ("), "{said:?}");
    assert!(said[0].ends_with("these are missing: 2."), "{said:?}");
    let text = format!("hello\n{}\n{}", codes[1], codes[0]);
    let second = merging.post(&place, &[("act", "take"), ("text", &text)]).await;
    for sentence in ["1 new code.", "1 was already here.", "1 line is not a code"] {
        assert!(second.body.contains(sentence), "{sentence} {second:?}");
    }
    let page = merging.page(&id).await;
    assert_eq!(texts(&page, "#codes"), Vec::<String>::new());
    assert_eq!(texts(&page, ".merge-halls tbody th"), ["A"]);
}

#[actix_web::test]
async fn a_file_is_taken_out_and_comes_back_and_nothing_outside_is_touched() {
    let merging = three().await;
    let id = merging.begin().await;
    for text in &merging.results[..2] {
        merging.send(&id, "r.hall", text.as_bytes()).await;
    }
    let before = merging.tables(&id).await;
    let place = format!("/merge/{id}");
    merging.press(&id, "Remove", "").await;
    assert_eq!(texts(&merging.page(&id).await, ".merge-halls tbody th"), ["Б"]);
    assert_eq!(merging.tables(&id).await, merging.by_command(&id));
    merging.press(&id, "Restore", "").await;
    assert_eq!(merging.tables(&id).await, before);

    for file in ["../../hall-1.sqlite", "merge.toml", "", "/etc/passwd"] {
        for act in ["remove", "back"] {
            let refused = merging.post(&place, &[("act", act), ("file", file)]).await;
            assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
        }
    }
    assert!(merging.inside.folder.path().join("hall-1.sqlite").exists());
    for id in ["none", "..", "%2E%2E", "..%2Fmerges%2Fmerge-1"] {
        let page = merging.inside.get(&Device::at(HERE), &format!("/merge/{id}")).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND, "{id}");
    }
}

#[actix_web::test]
async fn a_merge_goes_on_after_a_restart_and_by_hand_and_faults_are_told() {
    let merging = three().await;
    let id = merging.begin().await;
    merging.send(&id, "a.hall", merging.results[0].as_bytes()).await;
    let folder = merging.folder(&id);
    // Somebody copies a result into the folder and decides in the file.
    fs::write(folder.join("second.hall"), &merging.results[1]).unwrap();
    let text = fs::read_to_string(folder.join("merge.toml")).unwrap();
    assert!(text.contains("name = \"Кубок залов\""), "{text}");
    let decided = format!("{text}\n[[hall]]\nhall = \"Б\"\ncounts = false\n");
    fs::write(folder.join("merge.toml"), decided).unwrap();
    let page = merging.page(&id).await;
    assert_eq!(texts(&page, ".merge-halls tbody th"), ["A", "Б"]);
    assert_eq!(texts(&page, ".merge-halls .merge-nothing"), ["does not count (left out)"]);
    assert_eq!(merging.tables(&id).await, merging.by_command(&id));
    merging.press(&id, "Reopen", "").await;
    let page = merging.page(&id).await;
    assert_eq!(texts(&page, ".merge-halls .merge-nothing"), Vec::<String>::new());

    let broken = "[[word]]\nword = 1\n";
    fs::write(folder.join("merge.toml"), broken).unwrap();
    for path in [format!("/merge/{id}?lang=en"), "/merge?lang=en".to_owned()] {
        let page = merging.inside.get(&Device::at(HERE), &path).await;
        assert!(page.body.contains("merge.toml: line 2"), "{page:?}");
    }
    assert_eq!(fs::read_to_string(folder.join("merge.toml")).unwrap(), broken);
    let word = "[[word]]\nword = \"!?\"\ncounts = true\n";
    fs::write(folder.join("merge.toml"), word).unwrap();
    let page = merging.page(&id).await;
    let said = texts(&page, "#open p");
    assert!(said[0].contains("about !? cannot be carried out"), "{said:?}");
    merging.press(&id, "Reopen", "").await;
    assert!(!fs::read_to_string(folder.join("merge.toml")).unwrap().contains("!?"));
}

#[actix_web::test]
async fn names_of_halls_and_players_are_only_names() {
    let mut merging = Merging::new();
    for hall in HOSTILE {
        merging.hall(hall, &[(hall, true)], None).await;
    }
    let id = merging.begin().await;
    for text in &merging.results {
        merging.send(&id, "..%2F%3Cb%3E.hall", text.as_bytes()).await;
    }
    let page = merging.page(&id).await;
    let mut shown = texts(&page, ".merge-halls tbody th");
    shown.sort();
    let mut expected: Vec<String> = HOSTILE.map(str::to_owned).to_vec();
    expected.sort();
    assert_eq!(shown, expected);
    for path in ["", "/standings", "/standings?hall=%3Dx&category=%22&leaf=77"] {
        let place = format!("/merge/{id}{path}");
        let page = merging.inside.get(&Device::at(HERE), &place).await;
        assert_eq!(page.status, StatusCode::OK, "{page:?}");
        assert!(!page.body.contains("<script>alert"), "{}", page.body);
        assert!(!page.body.contains("\" onmouseover=\"x"), "{}", page.body);
        assert!(page.body.contains("onmouseover"), "it is shown");
    }
    assert_eq!(merging.tables(&id).await, merging.by_command(&id));
    let files: Vec<PathBuf> =
        fs::read_dir(merging.folder(&id)).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(files.len(), 4, "{files:?}");
}

#[actix_web::test]
async fn the_standings_of_a_hall_have_ranks_of_their_own_and_solos_are_those_of_all_halls() {
    let mut merging = Merging::new();
    merging.hall("A", &[("Ада", true), ("Ван", false)], None).await;
    merging.hall("B", &[("Ева", false), ("Марина", false)], None).await;
    let id = merging.begin().await;
    for text in &merging.results {
        merging.send(&id, "r.hall", text.as_bytes()).await;
    }
    let cells = |body: &str, selector: &str| texts(&Html::parse_document(body), selector);
    let place = format!("/merge/{id}/standings?lang=en");
    let all = merging.inside.get(&Device::at(HERE), &place).await.body;
    assert_eq!(cells(&all, ".merged tbody th"), ["Ада", "Ван", "Ева", "Марина"]);
    assert_eq!(cells(&all, ".merged tbody td:first-child"), ["1", "2", "2", "2"]);
    assert_eq!(cells(&all, ".merged-rounds td:nth-child(6)"), ["Ада, A"]);
    let own = merging.inside.get(&Device::at(HERE), &format!("{place}&hall=B")).await;
    assert_eq!(cells(&own.body, ".merged tbody th"), ["Ева", "Марина"]);
    assert_eq!(cells(&own.body, ".merged tbody td:first-child"), ["1", "1"]);
    let tables = merging.tables(&id).await;
    let rank = |line: &str| line.split(',').next().unwrap().to_owned();
    let ranks: Vec<String> = tables["standings"].lines().skip(1).map(rank).collect();
    assert_eq!(ranks, ["1", "2", "2", "2"]);
}
