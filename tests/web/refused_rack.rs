//! The arbiter refuses a drawn rack on the console.

use serde_json::{Value, json};

use crate::program::{Program, phase_of, text};

/// What the console has while a rack may be refused.
const BUTTON: &str = "data-act=\"refuse_rack\"";

fn rounds(program: &Program, id: &str) -> Vec<Value> {
    let (status, told) = program.get(&format!("/t/{id}/relay"));
    assert_eq!(status, 200, "{told}");
    let told: Value = serde_json::from_str(&told).unwrap();
    told["rounds"].as_array().unwrap().clone()
}

#[test]
fn a_rack_is_refused_until_the_clock_starts_and_everybody_reads_why() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let id = program.create(&["Ада", "Ван"]);
    let refuse = json!({"act": "refuse_rack", "because": "упала фишка"});
    assert_eq!(program.act(&id, &refuse)["ok"], false, "nothing is drawn yet");
    let page = program.step_to(&id, "drawn");
    assert!(page.html().contains(BUTTON));
    let first = rounds(&program, &id);

    let nameless = program.act(&id, &json!({"act": "refuse_rack", "because": " "}));
    assert_eq!(nameless["ok"], false, "{nameless}");
    let long = program.act(&id, &json!({"act": "refuse_rack", "because": "я".repeat(201)}));
    assert_eq!(long["ok"], false, "{long}");
    let done = program.act(&id, &refuse);
    assert_eq!(done["ok"], true, "{done}");
    let sentence = done["sentence"].as_str().unwrap();
    assert!(sentence.contains("упала фишка"), "{sentence}");

    assert!(rounds(&program, &id).is_empty());
    assert_ne!(phase_of(&program.page(&format!("/t/{id}/console"))), "drawn");
    let draw = program.page(&format!("/t/{id}/draw"));
    assert!(text(&draw, ".rules").contains("упала фишка"));
    let banner = || text(&program.page(&format!("/t/{id}/projector")), "main");
    assert!(banner().contains("упала фишка"), "the hall waits for another rack and reads why");

    program.step_to(&id, "drawn");
    assert!(!banner().contains("упала фишка"));
    assert_ne!(rounds(&program, &id)[0]["rack"], first[0]["rack"]);
    let page = program.step_to(&id, "thinking");
    assert!(!page.html().contains(BUTTON));
    assert_eq!(program.act(&id, &refuse)["ok"], false, "the clock runs");

    // The list of placements is that of the rack that was played.
    let page = program.step_to(&id, "placed");
    let laid = &rounds(&program, &id)[0]["placed"];
    let words = text(&page, "table.placements");
    let word = laid["word"].as_str().unwrap();
    assert!(words.to_lowercase().contains(&word.to_lowercase()), "{word}: {words}");
}
