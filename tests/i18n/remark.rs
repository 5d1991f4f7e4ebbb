//! Tests of `src/i18n/remark.rs`.

use flavita_i18n::{language::Language, names::points, remark::amiss, say};
use flavita_tournament::model::{Deduction, PlacementText, SlipText, Verdict};
use flavita_tournament::{profile::catalogue::embedded, profile::warnings::Infraction};

#[test]
fn every_infraction_is_a_sentence_in_every_complete_language() {
    let rules = embedded("fisf").unwrap();
    let text = SlipText { claimed: Some(24), ..SlipText::default() };
    for &language in Language::COMPLETE {
        for &infraction in Infraction::ALL {
            let verdict = Verdict {
                points: 10,
                would_be: Some(20),
                reading: Some(PlacementText { at: "H8".to_owned(), word: "CAt".to_owned() }),
                reasons: Vec::new(),
                is_top: false,
                remarks: vec![Deduction { infraction, cost: 5 }],
            };
            let said = amiss(&rules, &text, &verdict, language).unwrap();
            let counted = say!(language, "remark-counted", points = points(language, 10));
            let said = said.strip_suffix(&counted).unwrap().trim_end();
            assert!(said.ends_with('.') && !said.contains("{$"), "{said}");
            assert!(said.contains('5'), "{said} does not tell the price");
            let name = infraction.name().replace('_', "-");
            let key = format!("rules-infraction-{name}");
            assert!(!say!(language, &key).contains('⟦'), "{key}");
        }
    }
}
