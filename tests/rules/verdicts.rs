//! What a slip is worth by the rules of each federation: wrong points, blanks, coordinates, late
//! and several slips, and what the clues say.

use flavita::tournament::model::slip::{Legibility, SlipText};
use flavita::tournament::model::verdict::{Verdict, VerdictKind};
use flavita::tournament::profile::catalogue::{embedded, every_embedded};
use flavita::{
    tournament::judging::clues::Mend, tournament::model::verdict::Reason,
    tournament::profile::coordinates::UnmarkedBlank, tournament::profile::cost::Cost,
    tournament::profile::late::SeveralSlips, tournament::profile::warnings::Infraction,
    tournament::results::account::warnings,
};

use crate::desk::{ADA, Desk, Hall};
use crate::steps::{played, revealed, slip_of, text};

/// The five whose rules are on record.
const FEDERATIONS: [&str; 5] = ["house", "fisf", "cas", "fise", "chew"];

/// ЗДОРОВЫ lies on row З from column 8 to 14; the second rack is being marked by these rules.
fn second_round(profile: &str, tiles: &str) -> Desk {
    let mut hall = Hall { profile: embedded(profile).unwrap(), ..Hall::default() };
    hall.profile.form.keeps_rest = false;
    hall.words.push_str("да\nгод\nвон\n");
    hall.given([played("ЗДОРОВЫ", "З8", "ЗДОРОВЫ"), revealed(tiles)])
}

/// A slip with these points on it, or without any.
fn claiming(at: &str, word: &str, claimed: Option<i32>) -> SlipText {
    SlipText { claimed, ..text(at, word) }
}

fn judged(desk: Desk, text: SlipText) -> Verdict {
    desk.when(slip_of(ADA, text, 1)).verdict()
}

/// What the slip of the top of 66 scores when it claims this.
fn claim(profile: &str, claimed: Option<i32>) -> (i32, VerdictKind) {
    let desk = second_round(profile, "НОВОЕАТ");
    let verdict = judged(desk, claiming("15Г", "НОВОЕ", claimed));
    (verdict.points, verdict.kind(&embedded(profile).unwrap()))
}

#[test]
fn right_points_score_by_any_rules() {
    for profile in FEDERATIONS {
        assert_eq!(claim(profile, Some(66)), (66, VerdictKind::Valid), "{profile}");
    }
}

#[test]
fn points_too_high_are_put_right_warned_of_a_zero_or_twice_the_excess() {
    for (profile, scored) in [
        ("house", (66, VerdictKind::Valid)),
        ("fisf", (66, VerdictKind::Warning)),
        ("cas", (0, VerdictKind::Zero)),
        ("fise", (66, VerdictKind::Valid)),
        ("chew", (62, VerdictKind::Penalty)),
    ] {
        assert_eq!(claim(profile, Some(70)), scored, "{profile}");
    }
}

#[test]
fn points_too_low_are_put_right_warned_of_or_count_as_they_are_written() {
    for (profile, scored) in [
        ("house", (66, VerdictKind::Valid)),
        ("fisf", (66, VerdictKind::Warning)),
        ("cas", (60, VerdictKind::Penalty)),
        ("fise", (66, VerdictKind::Valid)),
        ("chew", (60, VerdictKind::Penalty)),
    ] {
        assert_eq!(claim(profile, Some(60)), scored, "{profile}");
    }
}

#[test]
fn a_slip_without_points_scores_is_warned_of_or_is_a_zero() {
    for (profile, scored) in [
        ("house", (66, VerdictKind::Valid)),
        ("fisf", (66, VerdictKind::Warning)),
        ("cas", (0, VerdictKind::Zero)),
        ("fise", (0, VerdictKind::Zero)),
        ("chew", (0, VerdictKind::Zero)),
    ] {
        assert_eq!(claim(profile, None), scored, "{profile}");
    }
}

#[test]
fn a_top_that_claims_too_little_and_is_taken_at_its_word_is_no_top() {
    let top = |profile, claimed| {
        let desk = second_round(profile, "НОВОЕАТ");
        judged(desk, claiming("15Г", "НОВОЕ", claimed)).is_top
    };
    assert!(top("cas", Some(66)) && !top("cas", Some(60)));
    assert!(top("fisf", Some(60)), "with a warning it is one");
}

#[test]
fn a_blank_that_is_not_marked_is_read_warned_of_or_a_zero() {
    for (profile, kind) in [
        ("house", VerdictKind::Valid),
        ("fisf", VerdictKind::Warning),
        ("cas", VerdictKind::Valid),
        ("fise", VerdictKind::Zero),
        ("chew", VerdictKind::Zero),
    ] {
        let rules = embedded(profile).unwrap();
        let worth = second_round(profile, "НОВ?ЕАТ");
        let worth = worth.last_round().tops.as_ref().unwrap().points;
        let desk = || second_round(profile, "НОВ?ЕАТ");
        let marked = judged(desk(), claiming("15Г", "НоВОЕ", Some(worth)));
        assert_eq!(marked.kind(&rules), VerdictKind::Valid, "{profile}");
        let plain = judged(desk(), claiming("15Г", "НОВОЕ", Some(worth)));
        assert_eq!(plain.kind(&rules), kind, "{profile}");
        let unmarked = Reason::BlankUnmarked { letters: "О".to_owned() };
        let is_zero = kind == VerdictKind::Zero;
        assert_eq!(plain.reasons.contains(&unmarked), is_zero, "{profile}");
    }
}

#[test]
fn a_letter_that_the_rack_has_needs_no_mark_although_there_is_a_blank() {
    for profile in FEDERATIONS {
        let desk = second_round(profile, "НОВОЕ?Т");
        let verdict = judged(desk, claiming("15Г", "НОВОЕ", Some(66)));
        assert!(verdict.is_valid() && verdict.remarks.is_empty(), "{profile}");
    }
}

#[test]
fn another_letter_marked_is_a_warning_with_the_fisf_and_not_in_the_rack_elsewhere() {
    for profile in FEDERATIONS {
        let desk = second_round(profile, "НОВ?ЕАТ");
        let worth = desk.last_round().tops.as_ref().unwrap().points;
        // The second О needs the blank, so that none is left for Н.
        let verdict = judged(desk, claiming("15Г", "нОВОЕ", Some(worth)));
        let infractions: Vec<Infraction> = verdict.remarks.iter().map(|r| r.infraction).collect();
        if profile == "fisf" {
            assert_eq!((verdict.points, infractions), (worth, vec![Infraction::BlankUnmarked]));
        } else {
            assert!(matches!(verdict.reasons[0], Reason::NotInRack { .. }), "{profile}");
        }
    }
}

/// ДА can only go down from the Д at З9: the rack has none.
#[test]
fn coordinates_that_are_off_cost_the_fisf_five_where_only_one_placement_can_be_meant() {
    for profile in FEDERATIONS {
        let desk = second_round(profile, "НОВОЕАТ");
        let verdict = judged(desk, claiming("10З", "ДА", Some(4)));
        if profile == "fisf" {
            let penalty = (verdict.points, verdict.would_be, verdict.remarks[0].cost);
            assert_eq!(penalty, (0, Some(4), 4), "no move falls below zero");
            assert_eq!(verdict.remarks[0].infraction, Infraction::CoordinatesShifted);
            assert_eq!(verdict.reading.unwrap().at, "9З");
        } else {
            assert_eq!((verdict.points, verdict.is_valid()), (0, false), "{profile}");
        }
    }
    let desk = second_round("fisf", "НОВОЕГТ");
    let verdict = judged(desk, claiming("9Ё", "ГОД", Some(7)));
    assert_eq!((verdict.points, verdict.would_be), (2, Some(7)));
}

/// ГОД can only go down to the Д at З9; its Г is the blank, and nothing is marked.
#[test]
fn a_blank_that_is_not_marked_is_minded_where_the_coordinates_are_off_too() {
    let verdict = judged(second_round("fisf", "НОВОЕ?Т"), claiming("9Ё", "ГОД", Some(4)));
    let infractions: Vec<Infraction> = verdict.remarks.iter().map(|r| r.infraction).collect();
    assert_eq!(verdict.reading.unwrap().word, "гОД");
    assert_eq!(infractions, [Infraction::BlankUnmarked, Infraction::CoordinatesShifted]);

    let mut hall = Hall::default();
    hall.profile.coordinates.shifted = Cost::Nothing;
    hall.profile.blanks.unmarked = UnmarkedBlank::Zero;
    hall.words.push_str("год\n");
    let desk = hall.given([played("ЗДОРОВЫ", "З8", "ЗДОРОВЫ"), revealed("НОВОЕ?Т")]);
    let verdict = judged(desk, claiming("9Ё", "ГОД", Some(4)));
    let unmarked = Reason::BlankUnmarked { letters: "Г".to_owned() };
    assert_eq!((verdict.points, verdict.reasons), (0, vec![unmarked]));
}

/// ДА is worth 4 at the only place where it can lie.
#[test]
fn a_slip_of_which_a_price_leaves_nothing_is_a_zero_and_earns_no_warning() {
    let desk = second_round("fisf", "НОВОЕАТ");
    let answer = desk.when(slip_of(ADA, claiming("10З", "ДА", Some(9)), 1));
    let desk = answer.applied();
    let verdict = &desk.last_round().slips[0].verdict;
    assert_eq!(verdict.kind(&desk.state.profile), VerdictKind::Zero);
    assert_eq!(warnings(&desk.state, verdict), 0);
}

#[test]
fn a_claim_below_nothing_scores_nothing() {
    for claimed in [Some(0), Some(-3)] {
        for profile in ["cas", "chew"] {
            assert_eq!(claim(profile, claimed), (0, VerdictKind::Zero), "{profile}");
        }
    }
}

#[test]
fn coordinates_that_can_mean_several_placements_are_a_zero_with_the_fisf_too() {
    let desk = second_round("fisf", "НОВОЕАТ");
    let verdict = judged(desk, claiming("1А", "ОТ", Some(2)));
    assert_eq!((verdict.points, verdict.reasons), (0, vec![Reason::DoesNotTouch]));
}

#[test]
fn a_word_that_prolongs_one_on_the_board_needs_no_coordinates_with_the_fisf() {
    for (profile, points) in [("fisf", 48), ("house", 0), ("cas", 0), ("fise", 0), ("chew", 0)] {
        let desk = second_round(profile, "НОВОЕАТ");
        let whole = judged(second_round("house", "НОВОЕАТ"), text("З8", "ЗДОРОВЫЕ")).points;
        assert_eq!(whole, 48);
        let verdict = judged(desk, claiming("Ж8", "ЗДОРОВЫЕ", Some(whole)));
        assert_eq!(verdict.points, points, "{profile}");
    }
}

/// ГОД goes down to the Д at З9: 3 + 1 x 2 + 2 = 7.
#[test]
fn letters_of_the_word_that_is_joined_place_a_word_with_the_fisf_and_two_of_them_are_a_warning() {
    for profile in FEDERATIONS {
        let verdict = |at| judged(second_round(profile, "НОВОЕГТ"), claiming(at, "ГОД", Some(7)));
        let (three, two) = (verdict(".ЗДО"), verdict(" .до"));
        if profile == "fisf" {
            assert_eq!((three.points, three.remarks), (7, Vec::new()));
            assert_eq!(three.reading.unwrap().at, "9Е");
            let infractions: Vec<Infraction> = two.remarks.iter().map(|r| r.infraction).collect();
            assert_eq!((two.points, infractions), (7, vec![Infraction::JoinShort]));
        } else {
            let unread = Reason::UnreadableCoordinates { text: ".ЗДО".to_owned() };
            assert_eq!((three.points, three.reasons), (0, vec![unread]), "{profile}");
        }
    }
}

/// ЗАНОВО ends on an О: across at Д15, (5 + 1 + 1 + 1 + 1 + 1) x 2 = 20, or down at З10 or З12. One
/// letter names no word, and ВОД is none.
#[test]
fn letters_that_are_joined_leave_one_placement_or_the_slip_is_a_zero() {
    let verdict = |at: &str, word: &str| {
        let mut hall = Hall { profile: embedded("fisf").unwrap(), ..Hall::default() };
        hall.profile.form.keeps_rest = false;
        let first = played("ЗДОРОВЫ", "З8", "ЗДОРОВЫ");
        let desk = hall.given([first, played("НОВОЕАТ", "15Г", "НОВОЕ"), revealed("ЗАНОВКТ")]);
        judged(desk, claiming(at, word, Some(20)))
    };
    let across = verdict(".НОВ", "ЗАНОВО");
    assert_eq!((across.points, across.reading.unwrap().at.as_str()), (20, "Д10"));
    for letters in ["ДОР", "Н", "ТОР"] {
        let open = Reason::JoinOpen { letters: letters.to_owned() };
        let zero = verdict(&format!(".{letters}"), "ЗАНОВО");
        assert_eq!((zero.points, zero.reasons), (0, vec![open]), "{letters}");
    }
    let unknown = Reason::NotInDictionary { word: "ВОД".to_owned() };
    assert_eq!(verdict(".ЗДО", "ВОД").reasons, [unknown]);
}

#[test]
fn v_is_across_and_s_is_down_in_whatever_order_with_the_cas() {
    let scored = |profile, at| {
        judged(second_round(profile, "НОВОЕАТ"), claiming(at, "НОВОЕ", Some(66))).points
    };
    for at in ["Г15S", "15Г s", "15Г"] {
        assert_eq!(scored("cas", at), 66, "{at}");
    }
    for at in ["15ГV", "Г15v", "Г15"] {
        assert_eq!(scored("cas", at), 0, "{at}");
    }
    assert_eq!(scored("house", "Г15S"), 0, "by the house rules the order says it");
}

#[test]
fn a_last_letter_left_on_the_board_costs_the_fisf_five_and_is_a_part_of_a_word_elsewhere() {
    for profile in FEDERATIONS {
        let desk = second_round(profile, "НОВОЕГТ");
        let verdict = judged(desk, claiming("9Е", "ГО", Some(7)));
        if profile == "fisf" {
            assert_eq!((verdict.points, verdict.remarks[0].cost), (2, 5));
            assert_eq!(verdict.remarks[0].infraction, Infraction::LastLetterForgotten);
            assert_eq!(verdict.reading.unwrap().word, "ГОД");
        } else {
            let whole = Reason::PartOfLongerWord { word: "ГОД".to_owned() };
            assert!(verdict.reasons.contains(&whole), "{profile}");
        }
    }
}

#[test]
fn letters_not_in_the_rack_invalid_words_late_empty_and_several_slips_are_zeros_by_any_rules() {
    for rules in every_embedded() {
        let desk = || second_round(&rules.id, "НОВОЕАТ");
        let late = SlipText {
            used_ms: Some(u64::from(rules.round.seconds) * 1000 + 1),
            ..claiming("15Г", "НОВОЕ", Some(66))
        };
        let illegible = SlipText {
            legibility: Legibility::Illegible,
            ..claiming("15Г", "НОВОЕ", Some(66))
        };
        for (text, code) in [
            (claiming("15Г", "КАПОК", Some(66)), "not_in_rack"),
            (claiming("15Г", "НОВОТ", Some(66)), "not_in_dictionary"),
            (late, "late"),
            (illegible, "illegible"),
            (SlipText::default(), "empty"),
        ] {
            let verdict = judged(desk(), text);
            let codes: Vec<_> = verdict.reasons.iter().map(Reason::code).collect();
            assert!(codes.contains(&code) && verdict.points == 0, "{} {codes:?}", rules.id);
        }
        let several = slip_of(ADA, claiming("15Г", "НОВОЕ", Some(66)), 2);
        desk().when(several).then_judged(0, [Reason::SeveralSlips]);
    }
}

#[test]
fn a_slip_that_is_hard_to_read_counts_and_is_a_warning_with_the_fisf() {
    for profile in FEDERATIONS {
        let hard =
            SlipText { legibility: Legibility::Hard, ..claiming("15Г", "НОВОЕ", Some(66)) };
        let verdict = judged(second_round(profile, "НОВОЕАТ"), hard);
        let is_warning = verdict.kind(&embedded(profile).unwrap()) == VerdictKind::Warning;
        assert_eq!((verdict.points, is_warning), (66, profile == "fisf"), "{profile}");
    }
}

/// The house, where slips are still taken for five seconds after the end.
fn with_grace(within: Cost, used_ms: u64) -> Verdict {
    let mut hall = Hall::default();
    hall.profile.late.grace = 5;
    hall.profile.late.within = within;
    let desk = hall.given([revealed("ЗДОРОВЫ")]);
    let late = SlipText { used_ms: Some(used_ms), ..text("З8", "ЗДОРОВ") };
    judged(desk, late)
}

#[test]
fn a_slip_within_the_grace_pays_its_price_and_after_it_nothing_helps() {
    let in_time = with_grace(Cost::Points(5), 180_000);
    assert!(in_time.is_valid() && in_time.remarks.is_empty());
    let late = with_grace(Cost::Points(5), 185_000);
    assert_eq!(late.points, in_time.points - 5);
    assert_eq!(late.remarks[0].infraction, Infraction::WithinGrace);
    assert_eq!(with_grace(Cost::Nothing, 185_000).points, in_time.points);
    let later = with_grace(Cost::Nothing, 185_001);
    assert_eq!((later.points, later.reasons), (0, vec![Reason::Late]));
}

#[test]
fn of_several_slips_one_counts_where_the_rules_say_which() {
    for several in [SeveralSlips::First, SeveralSlips::Last] {
        let mut hall = Hall::default();
        hall.profile.several_slips = several;
        let desk = hall.given([revealed("ЗДОРОВЫ")]);
        let answer = desk.when(slip_of(ADA, text("З8", "ЗДОРОВ"), 2));
        assert!(answer.verdict().is_valid(), "{several:?}");
    }
}

/// The first word of a game by these rules.
fn first_word(profile: &str, at: &str, word: &str, claimed: i32) -> Verdict {
    let hall = Hall { profile: embedded(profile).unwrap(), ..Hall::default() };
    let desk = hall.given([revealed("ЗДОРОВЫ")]);
    judged(desk, claiming(at, word, Some(claimed)))
}

#[test]
fn the_first_word_needs_no_square_and_counts_at_its_dearest_with_the_fisf_and_the_fise() {
    for profile in FEDERATIONS {
        let verdict = first_word(profile, "", "ЗДОРОВ", 0);
        if ["fisf", "fise"].contains(&profile) {
            let dearest = (3..=8)
                .map(|column| first_word("house", &format!("З{column}"), "ЗДОРОВ", 0).points)
                .max();
            assert_eq!(verdict.would_be, dearest, "{profile}");
            assert!(verdict.is_valid(), "{profile}");
            let wherever = first_word(profile, "З8", "ЗДОРОВ", 0).would_be;
            assert_eq!(wherever, dearest, "{profile}: whatever square is written");
        } else {
            assert_eq!(verdict.reasons, [Reason::NoCoordinates], "{profile}");
        }
    }
}

#[test]
fn a_first_word_that_is_none_is_a_zero_without_coordinates_too() {
    let verdict = first_word("fisf", "", "ДОРОЗ", 20);
    let unknown = Reason::NotInDictionary { word: "ДОРОЗ".to_owned() };
    assert_eq!((verdict.points, verdict.reasons), (0, vec![unknown]));
}

/// What a slip can have meant in the second round: what has to be mended, and where it lies.
fn clues(tiles: &str, at: &str, word: &str) -> Vec<(Mend, String)> {
    let desk = second_round("house", tiles);
    let found = desk.clues(&text(at, word));
    found.into_iter().map(|(mend, reading)| (mend, reading.at)).collect()
}

#[test]
fn the_clues_tell_a_shift_from_a_turn_from_another_alphabet() {
    let only = |at: &str, word| {
        let found = clues("НОВОЕАТ", at, word);
        assert_eq!(found.len(), 1, "{at}: {found:?}");
        found[0].clone()
    };
    assert_eq!(only("10З", "ДА"), (Mend::Shifted, "9З".to_owned()));
    assert_eq!(only("З9", "ДА"), (Mend::Turned, "9З".to_owned()));
    // H is the eighth letter of the Latin alphabet, as З is of the rows.
    assert_eq!(only("9H", "ДА"), (Mend::OtherAlphabet, "9З".to_owned()));
    assert_eq!(only("1А", "ДА"), (Mend::Elsewhere, "9З".to_owned()));
    assert_eq!(only("", "ДА"), (Mend::Elsewhere, "9З".to_owned()));
}

#[test]
fn the_clues_find_the_letter_left_out_and_the_blank_marked_wrongly_where_they_stand() {
    let found = clues("НОВОЕГТ", "9Е", "ГО");
    assert_eq!(found, [(Mend::LastLetter, "9Е".to_owned())]);
    let found = clues("НОВ?ЕАТ", "15Г", "нОВОЕ");
    assert_eq!(found, [(Mend::BlankMark, "15Г".to_owned())]);
}

#[test]
fn the_clues_find_every_reading_and_none_for_what_is_no_word() {
    assert!(clues("НОВОЕАТ", "1А", "ОТ").len() > 1);
    assert!(clues("НОВОЕАТ", "1А", "АНТ").is_empty());
}
