//! The stored form of every event, frozen: files of today are read by every later program.

use std::collections::BTreeSet;

use flavita::tournament::model::ids::{PlayerNumber, RoundNumber, RulingNumber, SlipNumber};
use flavita::tournament::model::prepared_note::{Opening, PreparedNote};
use flavita::tournament::model::rejection::{GameEnd, Rejection};
use flavita::tournament::model::ruling::{Outcome, RoundTops, Ruling, SlipVerdict};
use flavita::tournament::model::slip::{Legibility, SlipText};
use flavita::tournament::model::tops::{PlacedTop, Tops};
use flavita::tournament::model::verdict::{Deduction, Verdict};
use flavita::{
    tournament::model::block::Block, tournament::model::chance::Seed,
    tournament::model::created::MeetingNote, tournament::model::created::WordDecision,
    tournament::model::event::Event, tournament::model::player::Details,
    tournament::model::player::Labels, tournament::model::player::Membership,
    tournament::model::rejection::RackOrigin, tournament::model::ruling::Appeal,
    tournament::model::slip::Disputed, tournament::model::tops::PlacementText,
    tournament::model::verdict::Reason, tournament::profile::warnings::Infraction,
};

use crate::game::{Game, created};

/// One event of each kind at least, with each of the forms its parts can have.
fn samples() -> Vec<Event> {
    let ends = [
        GameEnd::BagEmpty,
        GameEnd::MinimumImpossible,
        GameEnd::NothingPlayable,
        GameEnd::RoundsPlayed,
        GameEnd::ByArbiter,
    ];
    let ends = ends.map(|because| Event::GameEnded { because });
    [
        beginning(),
        the_clock(),
        the_top_and_slips(),
        rulings(),
        ends.to_vec(),
        the_players(),
        the_draw_and_the_end(),
    ]
    .concat()
}

fn the_draw_and_the_end() -> Vec<Event> {
    let mut committed = created();
    "id = \"en-scrabble\"".clone_into(&mut committed.edition);
    committed.seed =
        Seed { tournament: "29".repeat(16), commitment: "c0".repeat(32), ..Seed::default() };
    let mut bound = committed.clone();
    let mut decided = committed.clone();
    decided.dictionary.choice.committee = vec![
        WordDecision {
            word: "QUIZ".to_owned(),
            admitted: true,
            date: "2026-11-24".to_owned(),
            because: "it is in every dictionary".to_owned(),
            by: "Marina".to_owned(),
        },
        WordDecision {
            word: "ZAX".to_owned(),
            admitted: false,
            date: "2026-11-25".to_owned(),
            because: "nobody knows it".to_owned(),
            by: String::new(),
        },
    ]
    .into();
    bound.prepared = Some(PreparedNote {
        name: "Simultaneous".to_owned(),
        organiser: "Marina".to_owned(),
        key: "5e".repeat(32),
        commitment: "ab".repeat(32),
        opens: Some(Opening { first_ms: 1_700_000_000_000, minutes: vec![5, 4] }),
    });
    vec![
        Event::TournamentCreated(Box::new(committed)),
        Event::TournamentCreated(Box::new(decided)),
        Event::TournamentCreated(Box::new(bound)),
        Event::RackDrawn {
            round: RoundNumber(1),
            rack: "ACT?".to_owned(),
            origin: RackOrigin::Prepared,
        },
        Event::EntropyAdded { public: "dice: 3 5 1".to_owned() },
        Event::RackDrawn {
            round: RoundNumber(1),
            rack: "ACT?".to_owned(),
            origin: RackOrigin::Hand { witness: "Marina".to_owned(), is_whole: false },
        },
        Event::RackDrawn {
            round: RoundNumber(2),
            rack: "ACT?".to_owned(),
            origin: RackOrigin::Hand { witness: "Marina".to_owned(), is_whole: true },
        },
        Event::SeedRevealed { secret: "17".repeat(32) },
        Event::Finalised { head: "5e".repeat(32) },
        Event::EpochBegun { epoch: 2 },
        Event::Definalised { because: "a slip was found".to_owned() },
        Event::VowelsSet { round: RoundNumber(4), vowels: 5 },
    ]
}

fn the_players() -> Vec<Event> {
    let labels = Labels {
        partner: "Van".to_owned(),
        team: "Zemski".to_owned(),
        categories: vec!["juniors".to_owned(), "ladies".to_owned()],
        ..Labels::default()
    };
    let membership = Membership {
        licence: "1234567".to_owned(),
        given: "Anne".to_owned(),
        series: "2A".to_owned(),
        rating: "2150".to_owned(),
        nationality: "FRA".to_owned(),
    };
    let mut second = created();
    "id = \"en-scrabble\"".clone_into(&mut second.edition);
    second.meeting =
        Some(MeetingNote { name: "League".to_owned(), game: 2, first: "29".repeat(16) });
    vec![
        Event::TournamentCreated(Box::new(second)),
        Event::PlayerRegistered {
            number: PlayerNumber(4),
            name: "Ada".to_owned(),
            club: String::new(),
            from_round: RoundNumber(2),
            labels: labels.clone(),
        },
        Event::PlayerReturned { number: PlayerNumber(3), from_round: RoundNumber(11) },
        Event::PlayerChanged {
            number: PlayerNumber(3),
            details: Details { name: "Lucette".to_owned(), club: "Ardis".to_owned(), labels },
        },
        Event::PlayerRenumbered { number: PlayerNumber(3), to: PlayerNumber(7) },
        Event::AbsenceNoted {
            number: PlayerNumber(7),
            rounds: vec![RoundNumber(12), RoundNumber(13)],
        },
        Event::PlayersMerged { kept: PlayerNumber(7), gone: PlayerNumber(4) },
        Event::PlayerRegistered {
            number: PlayerNumber(8),
            name: "LE GOFF Anne".to_owned(),
            club: String::new(),
            from_round: RoundNumber(1),
            labels: Labels { membership, ..Labels::default() },
        },
    ]
}

fn beginning() -> Vec<Event> {
    let mut created = created();
    "id = \"en-scrabble\"".clone_into(&mut created.edition);
    let program = || RackOrigin::Program { attempt: 2 };
    let rejected = |because, origin| Event::RackRejected {
        round: RoundNumber(1),
        rack: "AEIOU??".to_owned(),
        origin,
        because,
    };
    vec![
        Event::TournamentCreated(Box::new(created)),
        Event::PlayerRegistered {
            number: PlayerNumber(3),
            name: "Ada".to_owned(),
            club: "Ardis".to_owned(),
            from_round: RoundNumber(1),
            labels: Labels::default(),
        },
        Event::PlayerWithdrew { number: PlayerNumber(3), until_round: RoundNumber(9) },
        rejected(Rejection::BelowMinimum { vowels: 2, consonants: 2 }, program()),
        rejected(Rejection::AboveMaximum { vowels: 5, consonants: 5 }, program()),
        rejected(Rejection::Refused { reason: "a tile fell".to_owned() }, program()),
        rejected(
            Rejection::NoPlacement,
            RackOrigin::Hand { witness: String::new(), is_whole: false },
        ),
        Event::RackDrawn { round: RoundNumber(1), rack: "ACT?".to_owned(), origin: program() },
    ]
}

fn the_clock() -> Vec<Event> {
    vec![
        Event::RoundOpened { round: RoundNumber(1), length_ms: 180_000 },
        Event::ClockPaused {
            round: RoundNumber(1),
            remaining_ms: 90_000,
            after_restart: true,
            away_ms: None,
        },
        Event::ClockResumed { round: RoundNumber(1) },
        Event::ClockExtended { round: RoundNumber(1), remaining_ms: 120_000, by_ms: 30_000 },
        Event::SlipHandedIn { round: RoundNumber(1), player: PlayerNumber(3), used_ms: 61_000 },
        Event::HandInTakenBack { round: RoundNumber(1), player: PlayerNumber(3) },
        Event::SlipSent {
            round: RoundNumber(1),
            player: PlayerNumber(3),
            text: SlipText {
                at: "H8".to_owned(),
                word: "CAt".to_owned(),
                claimed: Some(12),
                ..SlipText::default()
            },
            used_ms: 61_500,
            late_ms: 0,
        },
        Event::SlipSent {
            round: RoundNumber(1),
            player: PlayerNumber(2),
            text: SlipText::default(),
            used_ms: 120_000,
            late_ms: 1_350,
        },
        Event::RoundClosed { round: RoundNumber(1), length_ms: 210_000 },
        Event::SlipCameLate {
            round: RoundNumber(1),
            player: PlayerNumber(3),
            text: SlipText::default(),
            late_ms: Some(4_200),
        },
        Event::SlipCameLate {
            round: RoundNumber(1),
            player: PlayerNumber(2),
            text: SlipText::default(),
            late_ms: None,
        },
        Event::LateSlipDecided { round: RoundNumber(1), player: PlayerNumber(3), is_in_time: true },
    ]
}

fn the_top_and_slips() -> Vec<Event> {
    let placement = PlacementText { at: "H8".to_owned(), word: "CAt".to_owned() };
    let tops = Tops { points: 10, placements: vec![placement.clone()], legal: 7 };
    let valid = Verdict {
        points: 10,
        would_be: Some(10),
        reading: Some(placement.clone()),
        reasons: Vec::new(),
        is_top: true,
        remarks: Vec::new(),
    };
    let text = SlipText {
        at: "H8".to_owned(),
        word: "CAt".to_owned(),
        claimed: Some(12),
        used_ms: Some(61_500),
        ..SlipText::default()
    };
    let judged = |slip, text, verdict, replaces| Event::SlipJudged {
        slip,
        round: RoundNumber(1),
        player: PlayerNumber(3),
        text,
        verdict,
        replaces,
    };
    let every_reason = Verdict { reasons: Reason::samples(), ..Verdict::zero(Reason::Empty) };
    let every_remark = Verdict {
        points: 5,
        is_top: false,
        remarks: Infraction::ALL
            .iter()
            .map(|infraction| Deduction { infraction: *infraction, cost: 5 })
            .collect(),
        ..valid.clone()
    };
    let hard = |legibility| SlipText { legibility, ..SlipText::default() };
    vec![
        Event::TopRevealed { round: RoundNumber(1), tops },
        Event::TopPlaced {
            round: RoundNumber(1),
            placed: PlacedTop { placement, points: 10, because: None },
        },
        judged(SlipNumber(2), text.clone(), valid, Some(SlipNumber(1))),
        Event::SlipDisputed(Disputed {
            round: RoundNumber(1),
            player: PlayerNumber(3),
            slip: SlipNumber(2),
            text,
            copies: 1,
            by: "helper: Marina".into(),
        }),
        Event::DisputeSettled { round: RoundNumber(1), player: PlayerNumber(3) },
        Event::NoteWritten { text: "the light went out".to_owned() },
        Event::DoubleEntrySet { is_on: true, at_once: false },
        Event::BlocksSet {
            blocks: ["1-20, 45: Marina", "21-40: Van"]
                .into_iter()
                .filter_map(Block::read)
                .collect(),
        },
        Event::NoticeDelivered { slip: SlipNumber(2), is_delivered: true },
        Event::SlipConfirmed { round: RoundNumber(1), player: PlayerNumber(3) },
        appealed(Appeal::Asked),
        appealed(Appeal::TakenBack),
        appealed(Appeal::VerdictStays),
        Event::SlipWithdrawn { round: RoundNumber(1), slip: SlipNumber(2) },
        Event::MarkingLocked { round: RoundNumber(1) },
        judged(SlipNumber(3), hard(Legibility::Illegible), every_reason, None),
        judged(SlipNumber(4), hard(Legibility::Hard), every_remark, None),
    ]
}

/// A ruling of every kind, with everything that can follow from one.
fn rulings() -> Vec<Event> {
    let (player, round, slip) = (3, 1, 2);
    let word = || "CAT".to_owned();
    let placement = PlacementText { at: "H8".to_owned(), word: "ACT".to_owned() };
    let tops = Tops { points: 8, placements: vec![placement.clone()], legal: 5 };
    let verdict = Verdict::zero(Reason::Empty);
    let fresh = Outcome {
        placed: None,
        tops: vec![RoundTops { round: RoundNumber(round), tops }],
        verdicts: vec![SlipVerdict { slip: SlipNumber(slip), verdict }],
    };
    let laid = Outcome {
        placed: Some(PlacedTop { placement: placement.clone(), points: 8, because: None }),
        ..Outcome::default()
    };
    let none = Outcome::default;
    let given = [
        (Ruling::WordAccepted { word: word() }, none()),
        (Ruling::WordRejected { word: word() }, fresh),
        (Ruling::SlipJudged { slip: SlipNumber(slip), points: Some(9) }, none()),
        (Ruling::SlipJudged { slip: SlipNumber(slip), points: None }, none()),
        (
            Ruling::PointsGiven {
                player: PlayerNumber(player),
                round: Some(RoundNumber(round)),
                points: -5,
            },
            none(),
        ),
        (Ruling::PointsGiven { player: PlayerNumber(player), round: None, points: 5 }, none()),
        (Ruling::MoveReplaced { round: RoundNumber(round), placement }, laid),
        (Ruling::RoundReopened { round: RoundNumber(round), remaining_ms: 60_000 }, none()),
        (Ruling::RoundAnnulled { round: RoundNumber(round) }, none()),
        (
            Ruling::TimeSet {
                player: PlayerNumber(player),
                round: RoundNumber(round),
                used_ms: 61_000,
            },
            none(),
        ),
        (Ruling::MeanGranted { player: PlayerNumber(player), round: RoundNumber(round) }, none()),
        (Ruling::WarningGiven { player: PlayerNumber(player), round: RoundNumber(round) }, none()),
    ];
    let given = (1..).zip(given).map(|(ruling, (what, outcome))| {
        let because = "appeal".to_owned();
        Event::RulingGiven { ruling: RulingNumber(ruling), because, what, outcome }
    });
    let revoked = Event::RulingRevoked {
        ruling: RulingNumber(1),
        because: "it is a name".to_owned(),
        outcome: Outcome::default(),
    };
    given.chain([revoked]).collect()
}

fn appealed(appeal: Appeal) -> Event {
    Event::SlipAppealed { round: RoundNumber(1), player: PlayerNumber(3), appeal }
}

/// A new kind of event does not compile here until the samples have it.
fn kind(event: &Event) -> &'static str {
    match event {
        Event::TournamentCreated(_) => "tournament_created",
        Event::PlayerRegistered { .. } => "player_registered",
        Event::PlayerWithdrew { .. } => "player_withdrew",
        Event::PlayerReturned { .. } => "player_returned",
        Event::PlayerChanged { .. } => "player_changed",
        Event::PlayerRenumbered { .. } => "player_renumbered",
        Event::AbsenceNoted { .. } => "absence_noted",
        Event::PlayersMerged { .. } => "players_merged",
        Event::EntropyAdded { .. } => "entropy_added",
        Event::SeedRevealed { .. } => "seed_revealed",
        Event::Finalised { .. } => "finalised",
        Event::EpochBegun { .. } => "epoch_begun",
        Event::Definalised { .. } => "definalised",
        Event::RackRejected { .. } => "rack_rejected",
        Event::RackDrawn { .. } => "rack_drawn",
        Event::RoundOpened { .. } => "round_opened",
        Event::ClockPaused { .. } => "clock_paused",
        Event::ClockResumed { .. } => "clock_resumed",
        Event::ClockExtended { .. } => "clock_extended",
        Event::SlipHandedIn { .. } => "slip_handed_in",
        Event::HandInTakenBack { .. } => "hand_in_taken_back",
        Event::SlipSent { .. } => "slip_sent",
        Event::SlipCameLate { .. } => "slip_came_late",
        Event::LateSlipDecided { .. } => "late_slip_decided",
        Event::RoundClosed { .. } => "round_closed",
        Event::TopRevealed { .. } => "top_revealed",
        Event::TopPlaced { .. } => "top_placed",
        Event::SlipJudged { .. } => "slip_judged",
        Event::SlipDisputed(_) => "slip_disputed",
        Event::DisputeSettled { .. } => "dispute_settled",
        Event::NoticeDelivered { .. } => "notice_delivered",
        Event::NoteWritten { .. } => "note_written",
        Event::DoubleEntrySet { .. } => "double_entry_set",
        Event::BlocksSet { .. } => "blocks_set",
        Event::SlipConfirmed { .. } => "slip_confirmed",
        Event::SlipAppealed { .. } => "slip_appealed",
        Event::SlipWithdrawn { .. } => "slip_withdrawn",
        Event::MarkingLocked { .. } => "marking_locked",
        Event::RulingGiven { .. } => "ruling_given",
        Event::RulingRevoked { .. } => "ruling_revoked",
        Event::GameEnded { .. } => "game_ended",
        Event::VowelsSet { .. } => "vowels_set",
    }
}

const KINDS: usize = 42;

#[test]
fn every_kind_of_event_is_stored_in_this_form() {
    let lines: Vec<String> =
        samples().iter().map(|event| serde_json::to_string(event).unwrap()).collect();
    insta::assert_snapshot!(lines.join("\n"), @r#"
    {"tournament_created":{"name":"Cup","edition":"id = \"en-scrabble\"","dictionary":{"name":"SCOWL 80","words":247789,"checksum":"00"},"profile":{"id":"house","name":"Домашние правила","round":{"seconds":180,"last_call":30},"game_clock":{"budget":1500,"price":10,"step":60},"minima":{"early":{"vowels":2,"consonants":2},"early_until":15,"late":{"vowels":1,"consonants":1},"blank":"either"}},"seed":{"secret":"1717171717171717171717171717171717171717171717171717171717171717","tournament":"29292929292929292929292929292929","public":"dice: 3 5 1"},"program":"0.1.0"}}
    {"player_registered":{"number":3,"name":"Ada","club":"Ardis","from_round":1}}
    {"player_withdrew":{"number":3,"until_round":9}}
    {"rack_rejected":{"round":1,"rack":"AEIOU??","origin":{"by":"program","attempt":2},"because":{"why":"below_minimum","vowels":2,"consonants":2}}}
    {"rack_rejected":{"round":1,"rack":"AEIOU??","origin":{"by":"program","attempt":2},"because":{"why":"above_maximum","vowels":5,"consonants":5}}}
    {"rack_rejected":{"round":1,"rack":"AEIOU??","origin":{"by":"program","attempt":2},"because":{"why":"refused","reason":"a tile fell"}}}
    {"rack_rejected":{"round":1,"rack":"AEIOU??","origin":{"by":"hand"},"because":{"why":"no_placement"}}}
    {"rack_drawn":{"round":1,"rack":"ACT?","origin":{"by":"program","attempt":2}}}
    {"round_opened":{"round":1,"length_ms":180000}}
    {"clock_paused":{"round":1,"remaining_ms":90000,"after_restart":true}}
    {"clock_resumed":{"round":1}}
    {"clock_extended":{"round":1,"remaining_ms":120000,"by_ms":30000}}
    {"slip_handed_in":{"round":1,"player":3,"used_ms":61000}}
    {"hand_in_taken_back":{"round":1,"player":3}}
    {"slip_sent":{"round":1,"player":3,"text":{"at":"H8","word":"CAt","claimed":12,"used_ms":null},"used_ms":61500}}
    {"slip_sent":{"round":1,"player":2,"text":{"at":"","word":"","claimed":null,"used_ms":null},"used_ms":120000,"late_ms":1350}}
    {"round_closed":{"round":1,"length_ms":210000}}
    {"slip_came_late":{"round":1,"player":3,"text":{"at":"","word":"","claimed":null,"used_ms":null},"late_ms":4200}}
    {"slip_came_late":{"round":1,"player":2,"text":{"at":"","word":"","claimed":null,"used_ms":null},"late_ms":null}}
    {"late_slip_decided":{"round":1,"player":3,"is_in_time":true}}
    {"top_revealed":{"round":1,"tops":{"points":10,"placements":[{"at":"H8","word":"CAt"}],"legal":7}}}
    {"top_placed":{"round":1,"placed":{"placement":{"at":"H8","word":"CAt"},"points":10}}}
    {"slip_judged":{"slip":2,"round":1,"player":3,"text":{"at":"H8","word":"CAt","claimed":12,"used_ms":61500},"verdict":{"points":10,"would_be":10,"reading":{"at":"H8","word":"CAt"},"reasons":[],"is_top":true},"replaces":1}}
    {"slip_disputed":{"round":1,"player":3,"slip":2,"text":{"at":"H8","word":"CAt","claimed":12,"used_ms":61500},"copies":1,"by":"helper: Marina"}}
    {"dispute_settled":{"round":1,"player":3}}
    {"note_written":{"text":"the light went out"}}
    {"double_entry_set":{"is_on":true}}
    {"blocks_set":{"blocks":[{"helper":"Marina","runs":[[1,20],[45,45]]},{"helper":"Van","runs":[[21,40]]}]}}
    {"notice_delivered":{"slip":2,"is_delivered":true}}
    {"slip_confirmed":{"round":1,"player":3}}
    {"slip_appealed":{"round":1,"player":3,"appeal":"asked"}}
    {"slip_appealed":{"round":1,"player":3,"appeal":"taken_back"}}
    {"slip_appealed":{"round":1,"player":3,"appeal":"verdict_stays"}}
    {"slip_withdrawn":{"round":1,"slip":2}}
    {"marking_locked":{"round":1}}
    {"slip_judged":{"slip":3,"round":1,"player":3,"text":{"at":"","word":"","claimed":null,"used_ms":null,"legibility":"illegible"},"verdict":{"points":0,"would_be":null,"reading":null,"reasons":[{"why":"not_in_dictionary","word":"АБВ"},{"why":"not_in_rack","letters":"Ф"},{"why":"does_not_touch"},{"why":"start_not_covered"},{"why":"off_board"},{"why":"replaces_tile","square":"А1"},{"why":"part_of_longer_word","word":"ДОМА"},{"why":"no_coordinates"},{"why":"unreadable_coordinates","text":"Я99"},{"why":"join_open","letters":"ДОМ"},{"why":"unknown_letter","letter":"Q"},{"why":"nothing_laid"},{"why":"one_letter"},{"why":"too_many_tiles","most":7},{"why":"first_word_short","least":5},{"why":"blank_unmarked","letters":"Ф"},{"why":"claim_too_high","claimed":24,"worth":20},{"why":"claim_missing"},{"why":"illegible"},{"why":"late"},{"why":"several_slips"},{"why":"empty"},{"why":"no_slip"},{"why":"by_arbiter","text":"другой почерк"}],"is_top":false},"replaces":null}}
    {"slip_judged":{"slip":4,"round":1,"player":3,"text":{"at":"","word":"","claimed":null,"used_ms":null,"legibility":"hard"},"verdict":{"points":5,"would_be":10,"reading":{"at":"H8","word":"CAt"},"reasons":[],"is_top":false,"remarks":[{"lapse":"claim_too_high","cost":5},{"lapse":"claim_too_low","cost":5},{"lapse":"claim_missing","cost":5},{"lapse":"blank_unmarked","cost":5},{"lapse":"coordinates_shifted","cost":5},{"lapse":"last_letter_forgotten","cost":5},{"lapse":"within_grace","cost":5},{"lapse":"hard_to_read","cost":5},{"lapse":"join_short","cost":5}]},"replaces":null}}
    {"ruling_given":{"ruling":1,"because":"appeal","what":{"ruling":"word_accepted","word":"CAT"}}}
    {"ruling_given":{"ruling":2,"because":"appeal","what":{"ruling":"word_rejected","word":"CAT"},"outcome":{"tops":[{"round":1,"tops":{"points":8,"placements":[{"at":"H8","word":"ACT"}],"legal":5}}],"verdicts":[{"slip":2,"verdict":{"points":0,"would_be":null,"reading":null,"reasons":[{"why":"empty"}],"is_top":false}}]}}}
    {"ruling_given":{"ruling":3,"because":"appeal","what":{"ruling":"slip_judged","slip":2,"points":9}}}
    {"ruling_given":{"ruling":4,"because":"appeal","what":{"ruling":"slip_judged","slip":2,"points":null}}}
    {"ruling_given":{"ruling":5,"because":"appeal","what":{"ruling":"points_given","player":3,"round":1,"points":-5}}}
    {"ruling_given":{"ruling":6,"because":"appeal","what":{"ruling":"points_given","player":3,"round":null,"points":5}}}
    {"ruling_given":{"ruling":7,"because":"appeal","what":{"ruling":"move_replaced","round":1,"placement":{"at":"H8","word":"ACT"}},"outcome":{"placed":{"placement":{"at":"H8","word":"ACT"},"points":8}}}}
    {"ruling_given":{"ruling":8,"because":"appeal","what":{"ruling":"round_reopened","round":1,"remaining_ms":60000}}}
    {"ruling_given":{"ruling":9,"because":"appeal","what":{"ruling":"round_annulled","round":1}}}
    {"ruling_given":{"ruling":10,"because":"appeal","what":{"ruling":"time_set","player":3,"round":1,"used_ms":61000}}}
    {"ruling_given":{"ruling":11,"because":"appeal","what":{"ruling":"mean_granted","player":3,"round":1}}}
    {"ruling_given":{"ruling":12,"because":"appeal","what":{"ruling":"warning_given","player":3,"round":1}}}
    {"ruling_revoked":{"ruling":1,"because":"it is a name"}}
    {"game_ended":{"because":"bag_empty"}}
    {"game_ended":{"because":"minimum_impossible"}}
    {"game_ended":{"because":"nothing_playable"}}
    {"game_ended":{"because":"rounds_played"}}
    {"game_ended":{"because":"by_arbiter"}}
    {"tournament_created":{"name":"Cup","edition":"id = \"en-scrabble\"","dictionary":{"name":"SCOWL 80","words":247789,"checksum":"00"},"profile":{"id":"house","name":"Домашние правила","round":{"seconds":180,"last_call":30},"game_clock":{"budget":1500,"price":10,"step":60},"minima":{"early":{"vowels":2,"consonants":2},"early_until":15,"late":{"vowels":1,"consonants":1},"blank":"either"}},"seed":{"secret":"1717171717171717171717171717171717171717171717171717171717171717","tournament":"29292929292929292929292929292929","public":"dice: 3 5 1"},"program":"0.1.0","meeting":{"name":"League","game":2,"first":"29292929292929292929292929292929"}}}
    {"player_registered":{"number":4,"name":"Ada","club":"","from_round":2,"partner":"Van","team":"Zemski","categories":["juniors","ladies"]}}
    {"player_returned":{"number":3,"from_round":11}}
    {"player_changed":{"number":3,"name":"Lucette","club":"Ardis","partner":"Van","team":"Zemski","categories":["juniors","ladies"]}}
    {"player_renumbered":{"number":3,"to":7}}
    {"absence_noted":{"number":7,"rounds":[12,13]}}
    {"players_merged":{"kept":7,"gone":4}}
    {"player_registered":{"number":8,"name":"LE GOFF Anne","club":"","from_round":1,"membership":{"licence":"1234567","given":"Anne","series":"2A","rating":"2150","nationality":"FRA"}}}
    {"tournament_created":{"name":"Cup","edition":"id = \"en-scrabble\"","dictionary":{"name":"SCOWL 80","words":247789,"checksum":"00"},"profile":{"id":"house","name":"Домашние правила","round":{"seconds":180,"last_call":30},"game_clock":{"budget":1500,"price":10,"step":60},"minima":{"early":{"vowels":2,"consonants":2},"early_until":15,"late":{"vowels":1,"consonants":1},"blank":"either"}},"seed":{"tournament":"29292929292929292929292929292929","public":"","commitment":"c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0"},"program":"0.1.0"}}
    {"tournament_created":{"name":"Cup","edition":"id = \"en-scrabble\"","dictionary":{"name":"SCOWL 80","words":247789,"checksum":"00","choice":{"committee":[{"word":"QUIZ","admitted":true,"date":"2026-11-24","because":"it is in every dictionary","by":"Marina"},{"word":"ZAX","admitted":false,"date":"2026-11-25","because":"nobody knows it"}]}},"profile":{"id":"house","name":"Домашние правила","round":{"seconds":180,"last_call":30},"game_clock":{"budget":1500,"price":10,"step":60},"minima":{"early":{"vowels":2,"consonants":2},"early_until":15,"late":{"vowels":1,"consonants":1},"blank":"either"}},"seed":{"tournament":"29292929292929292929292929292929","public":"","commitment":"c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0"},"program":"0.1.0"}}
    {"tournament_created":{"name":"Cup","edition":"id = \"en-scrabble\"","dictionary":{"name":"SCOWL 80","words":247789,"checksum":"00"},"profile":{"id":"house","name":"Домашние правила","round":{"seconds":180,"last_call":30},"game_clock":{"budget":1500,"price":10,"step":60},"minima":{"early":{"vowels":2,"consonants":2},"early_until":15,"late":{"vowels":1,"consonants":1},"blank":"either"}},"seed":{"tournament":"29292929292929292929292929292929","public":"","commitment":"c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0"},"program":"0.1.0","prepared":{"name":"Simultaneous","organiser":"Marina","key":"5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e","commitment":"abababababababababababababababababababababababababababababababab","opens":{"first_ms":1700000000000,"minutes":[5,4]}}}}
    {"rack_drawn":{"round":1,"rack":"ACT?","origin":{"by":"prepared"}}}
    {"entropy_added":{"public":"dice: 3 5 1"}}
    {"rack_drawn":{"round":1,"rack":"ACT?","origin":{"by":"hand","witness":"Marina"}}}
    {"rack_drawn":{"round":2,"rack":"ACT?","origin":{"by":"hand","witness":"Marina","is_whole":true}}}
    {"seed_revealed":{"secret":"1717171717171717171717171717171717171717171717171717171717171717"}}
    {"finalised":{"head":"5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e"}}
    {"epoch_begun":{"epoch":2}}
    {"definalised":{"because":"a slip was found"}}
    {"vowels_set":{"round":4,"vowels":5}}
    "#);
}

#[test]
fn every_kind_of_event_reads_back_as_it_was() {
    for event in samples() {
        let text = serde_json::to_string(&event).unwrap();
        assert!(text.starts_with(&format!("{{\"{}\":", kind(&event))), "{text}");
        assert_eq!(serde_json::from_str::<Event>(&text).unwrap(), event);
    }
}

#[test]
fn the_samples_and_the_scripted_game_leave_no_kind_out() {
    let of = |events: &[Event]| events.iter().map(kind).collect::<BTreeSet<_>>();
    assert_eq!(of(&samples()).len(), KINDS);
    // The number of vowels is said only where there are two bags.
    assert_eq!(of(&Game::played().log).len(), KINDS - 1);
}

#[test]
fn an_event_of_an_unknown_kind_is_not_read() {
    let text = r#"{"board_turned":{"round":1}}"#;
    assert!(serde_json::from_str::<Event>(text).is_err());
}
