//! Colours that a device remembers, and words looked up from outside.

use crate::program::{Program, agent, first};

/// The cookie that an answer sets, if any, and the answer's text.
fn answer(program: &Program, path: &str, cookie: &str) -> (Option<String>, String) {
    let response =
        agent().get(format!("{}{path}", program.url)).header("Cookie", cookie).call().unwrap();
    let set = response.headers().get("set-cookie");
    let set = set.map(|set| set.to_str().unwrap().to_owned());
    (set, response.into_body().read_to_string().unwrap())
}

#[test]
fn the_colours_of_the_boards_are_remembered_by_the_device() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let id = program.create(&["Ада"]);
    let (console, screen) = (format!("/t/{id}/console"), format!("/t/{id}/projector"));
    program.step_to(&id, "drawn");
    let is_own = |path: &str, cookie: &str| answer(&program, path, cookie).1.contains("board own");
    assert!(!is_own(&console, ""), "the safe colours come first");
    let (set, body) = answer(&program, &format!("{console}?colours=edition"), "");
    assert!(set.unwrap().starts_with("flavita_colours=edition") && body.contains("board own"));
    assert!(is_own(&console, "flavita_colours=edition"));
    assert!(is_own(&screen, "flavita_colours=edition"), "the screen follows");
    let chosen = format!("{screen}?colours=safe");
    assert!(!is_own(&chosen, "flavita_colours=edition"));
    assert_eq!(answer(&program, &chosen, "").0, None, "the screen's address is its own");
    let refreshed = format!("{console}?colours=edition&fragment=1");
    assert_eq!(answer(&program, &refreshed, "").0, None, "staying up to date is no choice");
}

#[test]
fn the_colours_of_an_edition_come_as_a_style_sheet() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let id = program.create(&["Ада"]);
    let page = program.page(&format!("/t/{id}/console"));
    let sheet = first(&page, "link[href^='/colours/']").value().attr("href").unwrap();
    let (status, text) = program.get(sheet);
    assert_eq!(status, 200);
    assert!(text.contains("--tw: #CF2027") && text.contains("--board-ground: #1D5E46"), "{text}");
    assert_eq!(program.get("/colours/red.css").0, 404);
}

#[test]
fn words_are_looked_up_by_an_address_alone() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let query = "edition=erudit&word=%D0%B4%D0%BE%D0%BC+%D1%89%D1%89%D1%89";
    let page = program.page(&format!("/dictionary?{query}"));
    assert!(first(&page, ".answer.ok h2").text().any(|text| text.contains("ДОМ")));
    assert!(first(&page, ".answer.no h2").text().any(|text| text.contains("ЩЩЩ")));
    let english = first(&page, ".languages a[lang=en]").value().attr("href");
    assert_eq!(english, Some(&*format!("/dictionary?{query}&lang=en")), "the words are kept");
}

#[test]
fn hostile_questions_stay_text() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let (status, body) = program.get(
        "/dictionary?edition=%3Cscript%3E&word=%22%3E%3Cscript%3Ealert(1)&overrides=%22%3E&switches=x",
    );
    assert_eq!(status, 200);
    assert!(!body.contains("<script>"), "{body}");
}
