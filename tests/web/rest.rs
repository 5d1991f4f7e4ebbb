//! What stayed on the rack, on every page and sheet where the rack stands.

use serde_json::json;

use crate::program::{Program, first, text};

/// Enough vowels and consonants beside whatever stayed.
const DRAWN: &str = "АОЕТНРК";

#[test]
fn a_rack_by_hand_is_told_everywhere_as_what_stayed_and_what_was_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let id = program.create(&["Ада"]);
    let take = |rack: &str, whole: bool| {
        program.act(&id, &json!({"act": "draw_manual", "rack": rack, "whole": whole}))
    };
    let console = || program.page(&format!("/t/{id}/console"));
    let named = |page| {
        let rack = first(&page, ".rack-row .rack, .scene .rack");
        rack.attr("aria-label").unwrap_or_default().to_owned()
    };
    assert!(text(&console(), ".draw").contains("Из мешка 7 фишек"));
    assert_eq!(take("ДОМЪЩЦЫ", false)["ok"], true);
    assert_eq!(named(console()), "набор ДОМЪЩЦЫ");
    program.step_to(&id, "placed");
    program.slip(&id, 1, "1 т");

    let waiting = console();
    let rest = named(console()).replace("набор ", "");
    let missing = 7 - rest.chars().count();
    assert!((1..7).contains(&missing), "{rest}");
    assert!(text(&waiting, ".of-drawn").contains(&format!("К {rest} ещё {missing} ")));
    let empty = program.page(&format!("/t/{id}/print/round"));
    assert_eq!(text(&empty, ".rack-text"), format!("{rest}+"));

    let new: String = DRAWN.chars().take(missing).collect();
    let refused = take(&new[2..], false);
    assert_eq!(refused["ok"], false);
    assert!(refused["sentence"].as_str().unwrap().contains(&rest));
    let told = format!("{rest}+{new}");
    let answer = take(&new, false);
    assert_eq!(answer["ok"], true, "{answer}");
    assert!(answer["sentence"].as_str().unwrap().contains(&told));
    for page in ["console", "projector"] {
        let page = program.page(&format!("/t/{id}/{page}"));
        let is_new = scraper::Selector::parse(".rack .tile.new").unwrap();
        assert_eq!(page.select(&is_new).count(), missing);
        assert_eq!(named(page), format!("набор {told}"));
    }
    program.step_to(&id, "placed");
    program.slip(&id, 2, "1 т");
    for page in ["console", "rounds/2", "log", "print/round?round=2", "print/record"] {
        let page_text = program.get(&format!("/t/{id}/{page}")).1;
        assert!(page_text.contains(&told), "{page}");
    }
    let csv = program.get(&format!("/t/{id}/rounds.csv")).1;
    assert!(csv.contains(&format!("{rest}{new}")) && !csv.contains(&told));

    let answer = take("ЛИПЬЖЯУ", true);
    assert_eq!(answer["ok"], true, "{answer}");
    assert_eq!(named(console()), "набор ЛИПЬЖЯУ");
    assert_eq!(text(&console(), ".bought"), "Оставшиеся фишки вернулись в\u{a0}мешок.");
    program.step_to(&id, "placed");
    program.slip(&id, 3, "1 т");
    program.act(&id, &json!({"act": "end_game"}));
    let answer = program.act(&id, &json!({"act": "finalise"}));
    assert_eq!(answer["ok"], true, "{answer}");
}

#[test]
fn that_a_rack_went_back_with_what_had_stayed_is_told_wherever_the_next_one_stands() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let id = program.create(&["Ада"]);
    let take = |rack: &str, whole: bool| {
        let asked = json!({"act": "draw_manual", "rack": rack, "whole": whole});
        assert_eq!(program.act(&id, &asked)["ok"], true);
    };
    take("ДОМЪЩЦЫ", false);
    program.step_to(&id, "placed");
    program.slip(&id, 1, "1 т");
    let console = program.page(&format!("/t/{id}/console"));
    let rack = first(&console, ".rack-row .rack").attr("aria-label").unwrap();
    let rest = rack.replace("набор ", "");
    let new: String = DRAWN.chars().take(7 - rest.chars().count()).collect();

    take(&new, false);
    let refused = json!({"act": "refuse_rack", "because": "фишка упала"});
    assert_eq!(program.act(&id, &refused)["ok"], true);
    take("ЛИПЬЖЯУ", true);

    let told = format!("Набор {rest}+{new} вернулся в\u{a0}мешок целиком.");
    for page in ["console", "projector"] {
        let page = program.page(&format!("/t/{id}/{page}"));
        assert!(text(&page, ".bought").contains(&told), "{}", text(&page, ".bought"));
    }
}
