//! Every way in which a log can differ is said in every language, and as people speak.

use flavita::i18n::language::Language;
use flavita::i18n::log_difference::{sentence, what as said_of};
use flavita::tournament::model::log_difference::{
    Again, AsFact, Differing, Fact, LogDifference, OfPlayer, SlipName, Timed,
};
use flavita::tournament::model::{
    Actor, Deduction, GameEnd, Open, PlacedTop, PlacementText, PlayerNumber, Reason, Rejection,
    RoundNumber, RulingNumber, SlipNumber, SlipText, Tops, Verdict,
};
use flavita::tournament::profile::warnings::Infraction;

/// Samples, each behind the pattern that it is the sample of. The patterns are the arms of a match:
/// while a new variant has no sample here, the test does not compile.
macro_rules! every {
    ($kind:ty: $($pattern:pat => $sample:expr),+ $(,)?) => {{
        let _covers_all = |one: &$kind| match one {
            $($pattern => ()),+
        };
        let mut samples: Vec<$kind> = Vec::new();
        $(
            samples.push($sample);
            assert!(matches!(samples.last(), Some($pattern)), "{samples:?}");
        )+
        samples
    }};
}

const ROUND: RoundNumber = RoundNumber(3);
const SLIP: SlipName = SlipName { slip: SlipNumber(9), round: ROUND, player: PlayerNumber(7) };

fn facts() -> Vec<Fact> {
    let text = SlipText { at: "H8".into(), word: "WORD".into(), ..SlipText::default() };
    let placement = || PlacementText { at: "H8".into(), word: "WORD".into() };
    let rejections = every! { Rejection:
        Rejection::BelowMinimum { .. } => Rejection::BelowMinimum { vowels: 2, consonants: 1 },
        Rejection::AboveMaximum { .. } => Rejection::AboveMaximum { vowels: 5, consonants: 6 },
        Rejection::NoPlacement => Rejection::NoPlacement,
        Rejection::Refused { .. } => Rejection::Refused { reason: "тёмный".into() },
    };
    let mut facts: Vec<Fact> = rejections.iter().map(AsFact::fact).collect();
    facts.append(&mut every! { Fact:
        Fact::Nothing => Fact::Nothing,
        Fact::Points(_) => Fact::Points(44),
        Fact::Slip(_) => Fact::Slip(SlipNumber(9)),
        Fact::SlipText(_) => Fact::SlipText(text.clone()),
        Fact::Rack(_) => Fact::Rack("AEINRST".into()),
        Fact::RackBack { .. } => Fact::RackBack { rack: "AEIOUUU".into(), because: rejections[0].clone() },
        Fact::Rejection(_) => Fact::Rejection(rejections[2].clone()),
        Fact::End(_) => Fact::End(GameEnd::BagEmpty),
        Fact::Tops(_) => Fact::Tops(Tops { points: 44, placements: vec![placement()], legal: 12 }),
        Fact::Placed(_) => Fact::Placed(PlacedTop { placement: placement(), points: 44, because: None }),
        Fact::Verdict(_) => Fact::Verdict(Verdict::zero(Reason::Late)),
        Fact::Seen { .. } => Fact::Seen { text: text.clone(), points: 44, is_top: true },
    });
    facts
}

fn again() -> Vec<Again> {
    let ruling = RulingNumber(2);
    every! { Again:
        Again::Rack(_) => Again::Rack(ROUND),
        Again::Draw => Again::Draw,
        Again::Vowels => Again::Vowels,
        Again::RackReturned => Again::RackReturned,
        Again::RackByHand => Again::RackByHand,
        Again::RackRefused => Again::RackRefused,
        Again::RackRelayed => Again::RackRelayed,
        Again::PreparedGame => Again::PreparedGame,
        Again::PreparedPlacement => Again::PreparedPlacement,
        Again::Top => Again::Top,
        Again::TopSearched(_) => Again::TopSearched(ROUND),
        Again::PointsOnBoard => Again::PointsOnBoard,
        Again::Slip(_) => Again::Slip(SLIP),
        Again::SlipReplaces(_) => Again::SlipReplaces(SLIP),
        Again::SlipSent(_) => Again::SlipSent(SLIP),
        Again::SlipPoints(_) => Again::SlipPoints(SLIP),
        Again::Ruling(_) => Again::Ruling(ruling),
        Again::RulingSlip(..) => Again::RulingSlip(ruling, SlipNumber(9)),
        Again::RulingTop(..) => Again::RulingTop(ruling, ROUND),
    }
}

fn of_players() -> Vec<OfPlayer> {
    let (fact, text) = (|| Fact::Points(44), SlipText::default());
    let at = || "19:42:07.125".to_owned();
    let text = || text.clone();
    let mut all = every! { OfPlayer:
        OfPlayer::Total { .. } => OfPlayer::Total { slips: 260, solos: 10, warnings: 5, time: 20, rulings: -3, total: 250 },
        OfPlayer::Rank { .. } => OfPlayer::Rank { rank: 1, ahead: 4 },
        OfPlayer::TimePrice { .. } => OfPlayer::TimePrice { used_ms: 61_250, price: 10, charged: 20 },
        OfPlayer::NeverJudged { .. } => OfPlayer::NeverJudged { round: ROUND },
        OfPlayer::SeenBeyond { .. } => OfPlayer::SeenBeyond { seen: 60, end: 59 },
        OfPlayer::SeenHead { .. } => OfPlayer::SeenHead { seen: "ab".into(), head: "cd".into() },
        OfPlayer::SeenSlip { .. } => OfPlayer::SeenSlip { round: ROUND, seen: fact(), found: Fact::Nothing },
        OfPlayer::KeptChanged { .. } => OfPlayer::KeptChanged { round: ROUND, kept: fact() },
        OfPlayer::Acknowledged { .. } => OfPlayer::Acknowledged { round: ROUND, slip: text(), at: at(), in_log: None },
    };
    let in_log = Some("19:42:09.000".to_owned());
    all.push(OfPlayer::Acknowledged { round: ROUND, slip: text(), at: at(), in_log });
    all
}

fn all() -> Vec<Differing> {
    let timed = every! { Timed:
        Timed::ByRules => Timed::ByRules,
        Timed::Left => Timed::Left,
        Timed::Length => Timed::Length,
        Timed::ByClock => Timed::ByClock,
        Timed::Thinking => Timed::Thinking,
    };
    let time = |of| Differing::Time { round: ROUND, of, ms: 180_250, bound_ms: 180_000 };
    let otherwise =
        |of: Again, recorded: Fact, found: Fact| Differing::Otherwise { of, recorded, found };
    let hash = || "ab".repeat(32);
    let mut all = every! { Differing:
        Differing::Chain(_) => Differing::Chain("gap"),
        Differing::Misfit => Differing::Misfit,
        Differing::Beside(_) => Differing::Beside("cup.passes".into()),
        Differing::SecretKept => Differing::SecretKept,
        Differing::SecretShown => Differing::SecretShown,
        Differing::FinalFor { .. } => Differing::FinalFor { named: hash(), head: hash() },
        Differing::FinalAlthough(_) => Differing::FinalAlthough(Open::Game),
        Differing::OtherHead { .. } => Differing::OtherHead { noted: hash(), head: hash() },
        Differing::NoSuchWords => Differing::NoSuchWords,
        Differing::SetBack { .. } => Differing::SetBack { seconds: 3, is_sent: false },
        Differing::NotTheirs(_) => Differing::NotTheirs(Actor::Copies),
        Differing::Time { .. } => time(Timed::Left),
        Differing::Otherwise { .. } => otherwise(Again::Draw, Fact::Nothing, Fact::Nothing),
        Differing::NoDispute(_) => Differing::NoDispute(SLIP),
        Differing::InvalidScores { .. } => Differing::InvalidScores { slip: SLIP, points: 9 },
        Differing::NotPrepared => Differing::NotPrepared,
        Differing::Player(..) => Differing::Player(SLIP.player, OfPlayer::NeverJudged { round: ROUND }),
    };
    all.push(Differing::SetBack { seconds: 21, is_sent: true });
    all.extend(timed.into_iter().map(time));
    all.extend(of_players().into_iter().map(|what| Differing::Player(SLIP.player, what)));
    all.extend(again().into_iter().map(|of| otherwise(of, Fact::Points(1), Fact::Points(2))));
    all.extend(facts().into_iter().map(|one| otherwise(Again::Draw, one, Fact::Points(2))));
    all
}

/// Whether it has braces, quotation marks of code, or a name with its parts in parentheses.
fn is_debug_print(text: &str) -> bool {
    let mut before = text.match_indices('(').map(|(at, _)| &text[..at]);
    before.any(|before| before.ends_with(char::is_alphanumeric)) || text.contains(['{', '}', '"'])
}

#[test]
fn every_difference_is_worded_in_every_language_and_shows_no_debug_print() {
    for what in all() {
        let mut said: Vec<String> = Language::ALL.iter().map(|one| said_of(*one, &what)).collect();
        for text in &said {
            let is_whole = !text.contains("  ") && !text.ends_with('.');
            assert!(is_whole && !is_debug_print(text), "{what:?}: {text}");
        }
        said.sort();
        said.dedup();
        assert_eq!(said.len(), Language::ALL.len(), "{said:?}");
    }
}

#[test]
fn what_people_see_alike_is_said_to_differ_in_its_details() {
    let verdict = |cost| {
        let infraction = Infraction::ClaimTooLow;
        let remarks = vec![Deduction { infraction, cost }];
        Verdict { remarks, ..Verdict::zero(Reason::Late) }
    };
    let what = Differing::between(Again::Slip(SLIP), &verdict(1), &verdict(2)).unwrap();
    assert!(said_of(Language::English, &what).contains("details"));
    assert_eq!(Differing::between(Again::Slip(SLIP), &verdict(1), &verdict(1)), None);
    let event = LogDifference { event: Some(17), what: Differing::NoSuchWords };
    assert!(sentence(Language::English, &event).starts_with("log entry 17: "));
}
