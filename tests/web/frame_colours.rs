//! Tests of `src/web/frame/colours.rs`.

use flavita::game::Premium;
use flavita::game::edition::catalogue::{EMBEDDED, embedded};
use flavita::web::frame::colours::{look_name, sheet};

#[test]
fn every_embedded_look_has_a_sheet_with_its_colours() {
    for (id, _) in EMBEDDED {
        let edition = embedded(id).unwrap();
        let look = edition.look.as_ref().unwrap();
        let sheet = sheet(&look_name(look)).unwrap();
        for premium in Premium::ALL {
            let rule = format!("--{}: {};", premium.name(), look.of(premium).colour);
            assert!(sheet.contains(&rule), "{id}: {sheet}");
        }
    }
}

#[test]
fn nothing_but_colours_gets_into_a_sheet() {
    let sound = "C9CFD6-FFFFFF-3E9F50-F5D33C-2A6FBE-D1302B";
    assert!(sheet(sound).is_some());
    for name in [
        "",
        "C9CFD6",
        "C9CFD6-FFFFFF-3E9F50-F5D33C-2A6FBE",
        "C9CFD6-FFFFFF-3E9F50-F5D33C-2A6FBE-D1302B-000000",
        "C9CFD6-FFFFFF-3E9F50-F5D33C-2A6FBE-D1302}",
        "C9CFD6-FFFFFF-3E9F50-F5D33C-2A6FBE-red",
    ] {
        assert_eq!(sheet(name), None, "{name}");
    }
}
