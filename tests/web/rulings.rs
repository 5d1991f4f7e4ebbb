//! The page of rulings: first what would change, then the ruling, then its end.

use std::{collections::BTreeSet, fmt::Write};

use scraper::{Html, Selector};
use serde_json::json;

use super::program::{Program, agent, first, listed, text};

const THREE: [&str; 3] = ["Антонова Вера", "Баранов Сергей", "Волков Пётр"];

/// A round whose top Antonova found, while Baranov wrote what is no word.
fn marked(program: &Program) -> (String, i32) {
    // Now and then a first word has so many equal places that the list holds nothing else.
    let mut drawn = (0..10).map(|_| {
        let id = program.create(&THREE);
        let rows = listed(&program.step_to(&id, "placed"));
        (id, rows)
    });
    // Nor may two words be worth the same: the other one would stay a top when the first counts again.
    let (id, rows) = drawn
        .find(|(_, rows)| {
            let tops: BTreeSet<_> =
                rows.iter().filter(|row| row.is_top).map(|row| &row.word).collect();
            tops.len() == 1 && rows.iter().any(|row| !row.is_top)
        })
        .unwrap();
    let top = rows.iter().find(|row| row.is_top).unwrap();
    let lower = rows.iter().find(|row| !row.is_top).unwrap();
    for line in [
        "1 т".to_owned(),
        format!("2 {} {}", lower.at.to_lowercase(), lower.word),
        "3 -".to_owned(),
    ] {
        let answer = program.slip(&id, 1, &line);
        assert_eq!(answer["saved"], true, "{line}: {answer}");
    }
    (id, top.points)
}

fn address(id: &str, fields: &[(&str, &str)]) -> String {
    let mut address = format!("/t/{id}/rulings?lang=en");
    for (name, value) in fields {
        write!(address, "&{name}=").unwrap();
        for byte in value.bytes() {
            write!(address, "%{byte:02X}").unwrap();
        }
    }
    address
}

/// What the confirmation of a shown ruling sends.
fn confirmation(page: &Html) -> Vec<(String, String)> {
    let fields = Selector::parse(".ruling-preview form input[type=hidden]").unwrap();
    let field =
        |name| move |input: &scraper::ElementRef<'_>| input.value().attr(name).unwrap().to_owned();
    let pair = |input| (field("name")(&input), field("value")(&input));
    page.select(&fields).map(pair).collect()
}

fn confirm(program: &Program, id: &str, page: &Html) -> (u16, String) {
    let url = format!("{}/t/{id}/rulings", program.url);
    let response = agent().post(url).send_form(confirmation(page)).unwrap();
    (response.status().as_u16(), response.into_body().read_to_string().unwrap())
}

fn totals(program: &Program, id: &str) -> Vec<(String, String)> {
    let (_, table) = program.get(&format!("/t/{id}/standings.csv?for=plain"));
    let mut reader = csv::Reader::from_reader(table.as_bytes());
    let line = |row: csv::StringRecord| (row[10].to_owned(), row[2].to_owned());
    reader.records().map(|row| line(row.unwrap())).collect()
}

#[test]
fn a_penalty_is_shown_given_and_revoked() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let (id, top) = marked(&program);
    let before = totals(&program, &id);

    let asked = [("ruling", "penalty"), ("player", "1"), ("points", "7"), ("because", "talked")];
    let page = program.page(&address(&id, &asked));
    assert!(text(&page, ".ruling-what").contains("a penalty of 7 points"));
    let row = text(&page, ".ruling-changes tbody");
    assert!(row.contains("Антонова") && row.contains(&(top - 7).to_string()), "{row}");
    assert_eq!(totals(&program, &id), before, "what is shown has not happened");

    for _ in 0..2 {
        assert_eq!(confirm(&program, &id, &page).0, 303, "twice is once");
    }
    assert_ne!(totals(&program, &id), before);
    let list = program.page(&address(&id, &[]));
    assert!(text(&list, "table.rulings tbody").contains("talked"));
    assert_eq!(text(&list, "table.rulings tbody tr td"), "1");

    let revoke = [("ruling", "revoke"), ("number", "1"), ("because", "it was another")];
    let page = program.page(&address(&id, &revoke));
    assert_eq!(confirm(&program, &id, &page).0, 303);
    assert_eq!(totals(&program, &id), before);
    let (_, table) = program.get(&format!("/t/{id}/rulings.csv?for=plain"));
    assert!(table.contains("points_given") && table.contains("revoked,it was another"), "{table}");
}

#[test]
fn what_changed_since_it_was_shown_is_shown_again_and_not_ruled() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let (id, _) = marked(&program);
    let console = program.page(&format!("/t/{id}/console?lang=en"));
    let rows = listed(&console);
    let word = &rows.iter().find(|row| row.is_top).unwrap().word;
    let asked = [("ruling", "word_rejected"), ("word", word), ("because", "a name")];
    let page = program.page(&address(&id, &asked));
    assert_eq!(program.slip(&id, 1, "3 т")["saved"], true, "who would lose it too by now");
    let (status, answer) = confirm(&program, &id, &page);
    assert_eq!(status, 422, "{answer}");
    let again = Html::parse_document(&answer);
    assert!(text(&again, ".ruling-preview").contains("Волков"), "{answer}");
    assert_eq!(again.select(&Selector::parse("table.rulings").unwrap()).count(), 0);
    assert_eq!(confirm(&program, &id, &again).0, 303);
    assert_eq!(confirm(&program, &id, &again).0, 303, "pressed twice it is one ruling");
    let list = program.page(&address(&id, &[]));
    let rows = Selector::parse("table.rulings tbody tr").unwrap();
    assert_eq!(list.select(&rows).count(), 1);
}

#[test]
fn a_word_rejected_on_an_appeal_holds_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let (id, _) = marked(&program);
    let round = program.page(&format!("/t/{id}/rounds/1?lang=en"));
    let way = first(&round, "td.acts a").value().attr("href").unwrap().to_owned();
    let appeal = program.page(&format!("{way}&lang=en"));
    let word = first(&appeal, ".appeal input[value^='word_rejected:']");
    let word = word.value().attr("value").unwrap().to_owned();

    let asked = [("ruling", word.as_str()), ("slip", "1"), ("because", "a name")];
    let page = program.page(&address(&id, &asked));
    let told = text(&page, ".ruling-preview");
    assert!(told.contains("Round 1: was"), "the program says that the top changes: {told}");
    assert_eq!(confirm(&program, &id, &page).0, 303);
    let zero = |program: &Program| totals(program, &id).contains(&("1".to_owned(), "0".to_owned()));
    assert!(zero(&program));
    for page in ["rounds/1?lang=en", "slips.csv?lang=en"] {
        let told = program.get(&format!("/t/{id}/{page}")).1;
        assert!(told.contains("does not count, by a ruling"), "{page}: {told}");
    }
    let csv = program.get(&format!("/t/{id}/slips.csv?lang=en")).1;
    assert!(csv.contains("not_in_dictionary"), "{csv}");

    let program = program.killed_and_started_again();
    assert!(zero(&program));
    let again = program.post(&format!("/t/{id}/check"), &json!({"round": 1, "line": "3 т"}));
    let lost = word.trim_start_matches("word_rejected:").to_lowercase();
    let again = again.to_string().to_lowercase();
    let mut shown = again.split(|c: char| !c.is_alphabetic());
    assert!(shown.all(|word| word != lost), "{again}");
    let rows = listed(&program.page(&format!("/t/{id}/console")));
    let is_lost = |shown: &str| shown.to_lowercase() == lost;
    assert!(
        !rows.is_empty() && !rows.iter().any(|row| is_lost(&row.word)),
        "the list of placements is without it"
    );

    let revoke = [("ruling", "revoke"), ("number", "1"), ("because", "it is in the list")];
    let page = program.page(&address(&id, &revoke));
    assert_eq!(confirm(&program, &id, &page).0, 303);
    assert!(!zero(&program));
}

#[test]
fn rejecting_what_lies_on_the_board_offers_what_replaces_it() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let (id, _) = marked(&program);
    let console = program.page(&format!("/t/{id}/console?lang=en"));
    let way = first(&console, ".keyed a[data-appeal]").value().attr("href");
    let appeal = program.page(&format!("/t/{id}/rulings?slip=1&lang=en"));
    assert!(way.unwrap().starts_with(&format!("/t/{id}/rulings?slip=")));
    let word = first(&appeal, ".appeal input[value^='word_rejected:']");
    let word = word.value().attr("value").unwrap();
    let asked = [("ruling", word), ("slip", "1"), ("because", "a name")];
    let page = program.page(&address(&id, &asked));
    let confirm_and_lay = |page: &Html| {
        let lay = first(page, ".lay-instead input[name=lay][checked]");
        let lay = lay.value().attr("value").unwrap().to_owned();
        let (at, laid) = lay.trim_start_matches("1 ").split_once(' ').unwrap();
        let fields = confirmation(page).into_iter();
        let fields = fields.chain([("lay".to_owned(), lay.clone())]);
        let url = format!("{}/t/{id}/rulings", program.url);
        let answer = agent().post(&url).send_form(fields.collect::<Vec<_>>());
        assert_eq!(answer.unwrap().status().as_u16(), 303);
        let console = program.page(&format!("/t/{id}/console?lang=en"));
        let shown = text(&console, ".last-top").to_uppercase();
        assert!(shown.contains(&laid.to_uppercase()) && shown.contains(at), "{shown}");
        laid.to_uppercase()
    };
    confirm_and_lay(&page);
    let list = program.page(&address(&id, &[]));
    let rows = Selector::parse("table.rulings tbody tr").unwrap();
    assert_eq!(list.select(&rows).count(), 2, "both are rulings, each can be revoked");

    let revoke = [("ruling", "revoke"), ("number", "1"), ("because", "it is a word")];
    let laid = confirm_and_lay(&program.page(&address(&id, &revoke)));

    let revoke = [("ruling", "revoke"), ("number", "3"), ("because", "the wrong one")];
    let told = text(&program.page(&address(&id, &revoke)), ".board-afterwards");
    assert!(told.ends_with("will be on the board.") && !told.to_uppercase().contains(&laid));

    // Rejected again, and left where it lies.
    let asked = [("ruling", "word_rejected"), ("word", &laid), ("because", "a name")];
    let page = program.page(&address(&id, &asked));
    assert_eq!(confirm(&program, &id, &page).0, 303);
    let shown = text(&program.page(&format!("/t/{id}/projector?lang=en")), ".equals");
    assert!(shown.to_uppercase().contains(&laid), "the hall reads what to lay: {shown}");
    let revoke = [("ruling", "revoke"), ("number", "4"), ("because", "it is a word")];
    assert_eq!(confirm(&program, &id, &program.page(&address(&id, &revoke))).0, 303);

    program.step_to(&id, "drawn");
    let page = program.page(&address(&id, &asked));
    let told = text(&page, ".lay-stays");
    assert!(told.contains("the game has already continued"), "{told}");
}

#[test]
fn a_reopened_round_stands_at_the_time_that_was_given() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let (id, _) = marked(&program);
    let asked =
        [("ruling", "round_reopened"), ("round", "1"), ("time", "1:30"), ("because", "noise")];
    let page = program.page(&address(&id, &asked));
    assert_eq!(confirm(&program, &id, &page).0, 303);
    let console = program.page(&format!("/t/{id}/console"));
    assert_eq!(super::program::phase_of(&console), "paused");
    assert_eq!(text(&console, "[data-region=top] .clock"), "1:30");
    assert_eq!(program.act(&id, &json!({"act": "resume"}))["ok"], true);
    let refused = [("ruling", "revoke"), ("number", "1"), ("because", "too late")];
    let page = program.page(&address(&id, &refused));
    assert!(text(&page, ".notice.error").contains("cannot be revoked"));
    program.step_to(&id, "placed");
}

#[test]
fn what_cannot_be_ruled_is_refused_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let (id, _) = marked(&program);
    for (fields, sentence) in [
        (
            vec![("ruling", "penalty"), ("player", "1"), ("points", "many"), ("because", "x")],
            "many",
        ),
        (vec![("ruling", "word_accepted"), ("word", "q1"), ("because", "x")], "q1"),
        (
            vec![("ruling", "mean_granted"), ("player", "3"), ("round", "1"), ("because", "x")],
            "average does not replace",
        ),
        (vec![("ruling", "round_annulled"), ("round", "1")], "Enter a reason"),
    ] {
        let page = program.page(&address(&id, &fields));
        let said = text(&page, ".notice.error");
        assert!(said.contains(sentence), "{said}");
        let url = format!("{}/t/{id}/rulings?lang=en", program.url);
        let status = agent().post(url).send_form(fields).unwrap().status().as_u16();
        assert_eq!(status, 422);
    }
    let (_, table) = program.get(&format!("/t/{id}/rulings.csv?for=plain"));
    assert_eq!(table.lines().count(), 1, "nothing was recorded");
}
