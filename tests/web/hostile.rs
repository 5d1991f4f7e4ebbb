//! Names, clubs and comments that want to be more than text.

use flavita::tournament::model::ids::{PlayerNumber, RoundNumber};
use flavita::{
    tournament::model::command::Command, tournament::model::slip::SlipText, web::http::role::Role,
};
use scraper::{Html, Node};
use serde_json::json;

use crate::inside::{Asked, Device, Inside};

/// Texts that break out of badly made pages; all of them can be typed as names.
const PAYLOADS: [&str; 52] = [
    "<script>alert(1)</script>",
    "</script><script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "\"><img src=x onerror=alert(1)>",
    "'><img src=x onerror=alert(1)>",
    "\" onmouseover=\"alert(1)",
    "' onmouseover='alert(1)",
    "\" autofocus onfocus=\"alert(1)",
    " onclick=alert(1) x=",
    "<svg onload=alert(1)>",
    "<svg/onload=alert(1)>",
    "<body onload=alert(1)>",
    "<iframe src=javascript:alert(1)>",
    "<a href=javascript:alert(1)>x</a>",
    "javascript:alert(1)",
    "<object data=evil></object>",
    "<embed src=evil>",
    "<link rel=stylesheet href=//evil>",
    "<style>*{display:none}</style>",
    "</style><script>1</script>",
    "<meta http-equiv=refresh content=0>",
    "<base href=//evil.example>",
    "<form action=//evil><input></form>",
    "</form><form action=//evil>",
    "<input autofocus onfocus=alert(1)>",
    "<button formaction=//evil>x</button>",
    "</title><script>alert(1)</script>",
    "</textarea><script>1</script>",
    "</option></select><b>x</b>",
    "</td></tr></table><b>x</b>",
    "</template><script>1</script>",
    "<!-- x",
    "--><b>x</b>",
    "<![CDATA[<b>x</b>]]>",
    "<?php echo 1 ?>",
    "<plaintext>",
    "<noscript><p title=\"</noscript><b>\">",
    "<math><mi xlink:href=//evil>",
    "<details open ontoggle=alert(1)>",
    "<video><source onerror=alert(1)>",
    "{{ 7 * 7 }}",
    "{% include 'x' %}",
    "${7*7}",
    "#{7*7}",
    "&lt;script&gt;alert(1)&lt;/script&gt;",
    "&#60;b&#62;x",
    "&quot;&gt;<b>",
    "\\\"><b>x",
    "`><b>x`",
    "%3Cscript%3E",
    "＜script＞alert(1)＜/script＞",
    "a' OR '1'='1'; DROP TABLE event; --",
];

/// Every element with its attributes' names, in order: what a page is made of, not what it says.
fn skeleton(html: &str) -> Vec<String> {
    let page = Html::parse_document(html);
    let elements = page.tree.nodes().filter_map(|node| match node.value() {
        Node::Element(element) => {
            let names: Vec<&str> = element.attrs().map(|(name, _)| name).collect();
            Some(format!("{} {}", element.name(), names.join(" ")))
        }
        Node::Comment(_) => Some("comment".to_owned()),
        Node::Document
        | Node::Fragment
        | Node::Doctype(_)
        | Node::Text(_)
        | Node::ProcessingInstruction(_) => None,
    });
    elements.collect()
}

/// All pages of a tournament in which this text stands wherever a person can write one.
async fn pages(inside: &Inside, id: &str, text: &str) -> Vec<(String, String)> {
    inside.create_named(id, text, &["ab", "aba", "ba"], &[text, "Ван"]);
    let here = Device::at("127.0.0.1");
    let edit = json!({
        "act": "edit_player", "player": 1, "number": 1,
        "name": text, "town": text, "category": "A", "team": text,
    });
    let done = inside.answer(&here, Asked::json(&format!("/t/{id}/do"), edit)).await;
    assert_eq!(done.json()["ok"], true, "{text}: {done:?}");
    inside.play_a_round(id).await;
    let rule = [("ruling", "word_accepted"), ("word", "BAB"), ("because", text)];
    let ruled = inside.answer(&here, Asked::form(&format!("/t/{id}/rulings"), &rule)).await;
    assert_eq!(ruled.status, 303, "{text}: {ruled:?}");
    let written = SlipText { at: "H8".to_owned(), word: text.to_owned(), ..SlipText::default() };
    let (round, player, copies) = (1, 2, 1);
    let slip = Command::RecordSlip {
        round: RoundNumber(round),
        player: PlayerNumber(player),
        text: written,
        copies,
    };
    inside.ask(id, slip).await;
    let passes = inside.app.passes(id).unwrap();
    passes.invite(text).unwrap();
    let player = inside.device(id, Role::Player, "127.0.0.1");
    let mut shown = Vec::new();
    for path in [
        "console",
        "projector",
        "standings",
        "players",
        "rounds/1",
        "rulings",
        "rules",
        "network",
        "badges",
        "keying",
        "join",
        "me",
    ] {
        let page = inside.get(&player, &format!("/t/{id}/{path}")).await;
        assert!(page.status.is_success(), "{path}: {page:?}");
        shown.push((path.to_owned(), page.body));
    }
    shown
}

#[actix_web::test]
async fn no_text_adds_an_element_or_an_attribute_to_any_page() {
    let inside = Inside::new();
    let plain: Vec<_> = pages(&inside, "plain", "Ада").await;
    for (n, payload) in PAYLOADS.iter().enumerate() {
        let id = format!("hostile-{n}");
        for ((path, html), (_, expected)) in pages(&inside, &id, payload).await.iter().zip(&plain) {
            let (found, expected) = (skeleton(html), skeleton(expected));
            let place = found.iter().zip(&expected).position(|(a, b)| a != b);
            let around = place.map(|at| &found[at.saturating_sub(5)..found.len().min(at + 5)]);
            assert!(found == expected, "{payload} on {path}: {around:?}");
        }
        std::fs::remove_file(inside.app.folder.file(&id)).unwrap();
    }
}

#[actix_web::test]
async fn the_list_of_tournaments_and_the_table_of_an_event_stay_as_they_are() {
    let shown = |id: String, text: &'static str| async move {
        let (inside, here) = (Inside::new(), Device::at("127.0.0.1"));
        inside.create_named(&id, text, &["ab", "aba"], &[text]);
        inside.play_a_round(&id).await;
        let home = inside.get(&here, "/").await.body;
        let event = inside.get(&here, &format!("/events/{id}")).await.body;
        let hall = inside.get(&Device::at("192.168.1.9"), "/").await.body;
        [home, event, hall].map(|html| skeleton(&html))
    };
    let plain = shown("plain".to_owned(), "Ада").await;
    for (n, payload) in PAYLOADS.iter().enumerate() {
        assert_eq!(shown(format!("h-{n}"), payload).await, plain, "{payload}");
    }
}

#[actix_web::test]
async fn hidden_characters_are_refused_by_name_wherever_a_name_is_typed() {
    let inside = Inside::new();
    inside.create("cup", "seed", "ab\naba\n", &["Ада", "Ван"]);
    inside.play_a_round("cup").await;
    let here = Device::at("127.0.0.1");
    let hidden = "Ада\u{202e}Вин";
    let acts = [
        json!({"act": "add_player", "name": hidden}),
        json!({"act": "add_player", "name": "Вера", "town": hidden}),
        json!({"act": "edit_player", "player": 1, "number": 1, "name": hidden}),
        json!({"act": "import_players", "text": format!("7;{hidden}")}),
        json!({"act": "choose_top", "top": 0, "because": hidden}),
    ];
    for act in acts {
        let answer = inside.answer(&here, Asked::json("/t/cup/do", act.clone())).await;
        let answer = answer.json();
        assert_eq!(answer["ok"], false, "{act}");
        let said = answer["sentence"].as_str().unwrap();
        assert!(said.contains("U+202E") && said.contains("Ада"), "{said}");
    }
    let invite = Asked::form("/t/cup/network", &[("act", "invite"), ("name", hidden)]);
    let answer = inside.answer(&here, invite).await;
    assert!(answer.body.contains("U+202E"), "{answer:?}");
    let rule = [("ruling", "word_accepted"), ("word", "BAB"), ("because", hidden)];
    let answer = inside.answer(&here, Asked::form("/t/cup/rulings", &rule)).await;
    assert!(answer.body.contains("U+202E"), "{answer:?}");
    let new = Asked::form("/new", &[("name", hidden), ("players", "Ада\u{200b}")]);
    let answer = inside.answer(&here, new).await;
    assert!(answer.body.contains("U+202E") && answer.body.contains("U+200B"));
}

#[actix_web::test]
async fn names_that_look_the_same_are_pointed_out() {
    let inside = Inside::new();
    inside.create("cup", "seed", "ab\n", &["Ада", "Aдa", "Ван"]);
    let here = Device::at("127.0.0.1");
    let page = inside.get(&here, "/t/cup/players").await.body;
    assert!(page.contains("№\u{a0}1, №\u{a0}2 выглядят одинаково"), "{page}");
}

#[actix_web::test]
async fn a_spreadsheet_takes_no_name_for_a_formula() {
    let inside = Inside::new();
    let signs = ["=", "+", "-", "@", "＝", "＋", "－", "＠"];
    let names: Vec<String> = signs.iter().map(|sign| format!("{sign}HYPERLINK(1)")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    inside.create("cup", "seed", "ab\naba\n", &names);
    inside.play_a_round("cup").await;
    let here = Device::at("127.0.0.1");
    for table in ["standings", "slips", "rounds", "rulings", "teams"] {
        for reader in ["spreadsheet", "plain"] {
            let path = format!("/t/cup/{table}.csv?for={reader}");
            let csv = inside.get(&here, &path).await.body;
            for cell in csv.lines().flat_map(|line| line.split([';', ','])) {
                let cell = cell.trim_matches('"');
                let is_formula = cell.contains("HYPERLINK") && !cell.starts_with('\'');
                assert!(!is_formula || reader == "plain", "{path}: {cell}");
            }
        }
    }
}
