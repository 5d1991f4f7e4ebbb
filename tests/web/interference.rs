//! While a round is open, nothing that anybody but the arbiter can get depends on what is secret:
//! two tournaments that differ only in their seeds and in the words for the open rack give the
//! same bytes everywhere. So do two that are between rounds while another one on the computer is
//! not. `FLAVITA_CASES` says how many pairs are compared.

use actix_web::rt::System;
use flavita::app::audit::spoken::{Writing, spoken, spoken_words};
use flavita::tournament::model::created::{DictionaryNote, WordChoice};
use flavita::tournament::model::ids::{PlayerNumber, RoundNumber};
use flavita::tournament::model::prepared_game::{EditionNote, FORM, PreparedGame, PreparedRound};
use flavita::web::routes::{ADDRESSES, Address, Verb};
use flavita::{
    app::desk::view::DeskView, tournament::model::command::Command,
    tournament::model::prepared_note::PreparedNote, tournament::model::rejection::GameEnd,
    tournament::model::slip::SlipText, tournament::model::tops::PlacementText,
    tournament::profile::catalogue, web::draw::grouped, web::http::role::Role,
};
use regex::{Captures, Regex};
use serde_json::json;
use std::{env, sync::LazyLock, thread};

use crate::inside::{Answer, Asked, Device, Inside, take};

/// How many pairs of tournaments, unless `FLAVITA_CASES` says another number.
const PAIRS: u64 = 6;
/// Words that both have: the rounds before are played with them.
const SHARED: &str = "ab\naba\nba\nabab\nbab\nac\n";
/// Words of which each has some: only the open rack holds the one `D`.
const SECRET: [&str; 10] = ["da", "ad", "dad", "dab", "bad", "cad", "adab", "daba", "badab", "abd"];

/// How many of them each has.
const KNOWN: usize = 5;

/// Numbers that look like chance and are the same in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: u64) -> u64 {
        let mixed = self.0.wrapping_mul(6_364_136_223_846_793_005);
        self.0 = mixed.wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }
}

/// What is the same in both tournaments of a pair.
#[expect(clippy::struct_excessive_bools, reason = "each is a way of its own to play the pair")]
struct Open {
    has_round_before: bool,
    has_slip_before: bool,
    rack: &'static str,
    phase: u64,
    /// Whether the racks come from a prepared game, of which the rest is secret.
    is_prepared: bool,
    /// Whether the open rack lies in another tournament of the computer, and this one is between two
    /// rounds.
    is_elsewhere: bool,
}

/// What everybody knows of the prepared game.
fn note() -> PreparedNote {
    PreparedNote {
        name: "Лига".to_owned(),
        organiser: "Марина".to_owned(),
        key: "5e".repeat(32),
        commitment: "ab".repeat(32),
        opens: None,
    }
}

/// A prepared game of which only the open rack is the same for both.
fn prepared(open: &Open, secret: &[&str]) -> PreparedGame {
    let laid = |word: &str| PlacementText { at: "H8".to_owned(), word: word.to_uppercase() };
    let round = |rack: &str, word: &str| PreparedRound {
        rack: rack.to_owned(),
        laid: laid(word),
        points: i32::try_from(word.len()).unwrap(),
        tops: secret.iter().map(|word| laid(word)).collect(),
        next: None,
        legal: 1,
        bingo: false,
        words: vec![word.to_uppercase()],
    };
    let mut rounds = vec![round(open.rack, secret[0]); 1 + usize::from(open.has_round_before)];
    rounds.extend(secret.iter().map(|word| round(&word.to_uppercase(), word)));
    PreparedGame {
        form: FORM.to_owned(),
        name: "Лига".to_owned(),
        edition: EditionNote {
            id: "tiny".to_owned(),
            checksum: String::new(),
            switches: Vec::new(),
        },
        dictionary: DictionaryNote {
            name: String::new(),
            words: 0,
            checksum: String::new(),
            choice: WordChoice::default(),
        },
        profile: catalogue::embedded("house").unwrap(),
        seed: secret.join(" "),
        number: 1,
        rounds,
        end: GameEnd::BagEmpty,
        nonce: String::new(),
    }
}

/// One of the two.
async fn play(inside: &Inside, id: &str, open: &Open, chance: &mut Chance) {
    // As many of them in both: how many words there are, the rules of today tell.
    let mut secret = SECRET;
    for at in 0..KNOWN {
        let left = u64::try_from(SECRET.len() - at).unwrap();
        secret.swap(at, at + usize::try_from(chance.below(left)).unwrap());
    }
    let words: String = secret[..KNOWN].iter().flat_map(|word| [*word, "\n"]).collect();
    let seed = chance.below(u64::MAX).to_string();
    let words = format!("{SHARED}{words}");
    let players = ["Ада", "Ван", "Демон"];
    if open.is_prepared {
        inside.create_bound(id, &seed, &words, &players, note());
        let game = prepared(open, &secret[..KNOWN]);
        inside.entrust(id, game).await;
    } else {
        inside.create(id, &seed, &words, &players);
    }
    // A season of its own, by the same name: nothing of a game that is played counts there.
    let season = format!(
        "name = \"Сезон\"\nrule = \"percentage\"\ntake = \"chosen\"\ntournaments = [\"{id}\"]\n"
    );
    std::fs::write(inside.folder.path().join(format!("{id}.season")), season).unwrap();
    if open.has_round_before {
        inside.play_a_round(id).await;
    }
    if open.has_round_before && open.has_slip_before {
        let text = SlipText { at: "H8".to_owned(), word: "ABA".to_owned(), ..SlipText::default() };
        let (round, player, copies) = (1, 1, 1);
        let slip = Command::RecordSlip {
            round: RoundNumber(round),
            player: PlayerNumber(player),
            text,
            copies,
        };
        inside.ask(id, slip).await;
    }
    if open.is_elsewhere {
        return;
    }
    let rack = if open.is_prepared { Command::DrawRack } else { take(open.rack) };
    inside.ask(id, rack).await;
    if open.phase > 0 {
        inside.ask(id, Command::OpenRound).await;
        let pause =
            Command::PauseClock { remaining_ms: 100_000, after_restart: false, away_ms: None };
        inside.ask(id, pause).await;
    }
    if open.phase > 1 {
        inside.ask(id, Command::CloseRound { remaining_ms: 0 }).await;
    }
}

/// What is asked of an address beside the usual: lines of which the dictionary knows only some.
fn lines(address: &Address, id: &str, role: Role) -> Vec<Asked> {
    let mut asked = vec![Asked::of(address, id)];
    let is_keyed = address.path.ends_with("/check") || address.path.ends_with("/slips");
    // Others are turned away before the line is read.
    if is_keyed && role == Role::Helper {
        let path = address.path.replace("{id}", id);
        for line in ["2 bad h8", "2 dad", "3 da 8h 7", "3 aba", "77 da", "2 zzz"] {
            for round in [1, 2] {
                let body = json!({"line": line, "round": round, "key": line});
                asked.push(Asked::json(&path, body));
            }
        }
    }
    if address.verb == Verb::Get {
        let path = address.path.replace("{id}", id);
        if !path.contains('{') && !path.contains("/live") {
            asked.push(Asked::get(&format!("{path}?fragment=1&lang=en")));
        }
    }
    // Words and positions of the open rack: nobody but the arbiter may ask about them.
    let look_up: &[&str] = match address.path {
        "/dictionary" => &["word=dad,bad,da&edition=erudit", "letters=dab&edition=erudit"],
        "/dictionary/committee" => &["edition=erudit&word=dad"],
        "/dictionary/differences" => &["edition=erudit"],
        "/analysis" => &["round=2", "round=1", "board=15&rack=DAB", "rack=DAB&lay=H8.DA"],
        _ => &[],
    };
    let look_up = look_up.iter();
    asked.extend(
        look_up.map(|query| Asked::get(&format!("{}?tournament={id}&{query}", address.path))),
    );
    asked
}

/// What names a tournament, the hashes that are published, the time of day, and the count of
/// revisions, which begins with the time of the opening.
struct Named {
    head: String,
    hidden: Regex,
}

impl Named {
    fn of(ids: &[String; 2], first_rev: u64, view: &DeskView) -> Self {
        // What is published of the seed and of the log, so that both can be checked at the end.
        let (commitment, head) = (&view.state.seed.commitment, view.head.hash.to_string());
        let writings = [Writing::Latin, Writing::Cyrillic];
        let words = writings.map(|it| spoken(&view.head.hash, it));
        // The fingerprint of the words says which list is played: it is one for all words together.
        let list = view.fingerprint();
        let list_words = writings.map(|it| spoken_words(list, it));
        let published = [commitment, &head, list].map(|it| [it.to_owned(), grouped(it)]);
        let published = published.into_iter().chain([words, list_words]).flatten();
        let published = any_of(published.filter(|text| !text.is_empty()));
        let revisions = any_of((0..40).map(|more| (first_rev + more).to_string()));
        let ids = any_of(ids.iter().cloned());
        let hidden = format!("(?<hash>{published})|(?<id>{ids})|(?<rev>{revisions})");
        Self { head, hidden: Regex::new(&hidden).unwrap() }
    }

    /// The text without them. `first_rev` is the count with which the tournament began.
    fn without(&self, text: &str, first_rev: u64) -> String {
        // The self-test tells the time of day in milliseconds, and nothing else.
        static NOW: LazyLock<Regex> = LazyLock::new(|| Regex::new(r#"\{"now_ms":[0-9]*"#).unwrap());
        static TIME: LazyLock<Regex> = LazyLock::new(|| Regex::new("[0-9:]{7,}[^0-9:]?").unwrap());
        let text = NOW.replace_all(text, "NOW");
        let text = self.hidden.replace_all(&text, |found: &Captures<'_>| {
            let Some(rev) = found.name("rev") else {
                return if found.name("id").is_some() { "ID" } else { "HASH" }.to_owned();
            };
            format!("REV+{}", rev.as_str().parse::<u64>().unwrap() - first_rev)
        });
        let time = |found: &Captures<'_>| {
            let is_time = found[0].matches(':').count() == 2 && found[0].len() >= 8;
            if is_time { "TIME".to_owned() } else { found[0].to_owned() }
        };
        TIME.replace_all(&text, time).into_owned()
    }
}

fn any_of(texts: impl Iterator<Item = String>) -> String {
    texts.map(|text| regex::escape(&text)).collect::<Vec<_>>().join("|")
}

/// The answer without what is the tournament's own and no secret; `named` is kept from answer to
/// answer, as long as nothing has happened.
fn plain(
    answer: &Answer,
    ids: &[String; 2],
    first_rev: u64,
    view: &DeskView,
    named: &mut Option<Named>,
) -> Answer {
    let head = view.head.hash.to_string();
    let known = named.take().filter(|known| known.head == head);
    let named = named.insert(known.unwrap_or_else(|| Named::of(ids, first_rev, view)));
    Answer {
        headers: answer.headers.iter().map(|one| named.without(one, first_rev)).collect(),
        body: named.without(&answer.body, first_rev),
        status: answer.status,
    }
}

#[test]
fn two_tournaments_that_differ_in_secrets_look_the_same_to_all_but_the_arbiter() {
    let pairs = env::var("FLAVITA_CASES").map_or(PAIRS, |cases| cases.parse().unwrap());
    let arbiter_sees: u64 = thread::scope(|scope| {
        let halves = [(20_261_121, pairs / 2), (20_261_122, pairs.div_ceil(2))];
        let halves = halves.map(|(seed, pairs)| {
            scope.spawn(move || System::new().block_on(pairs_look_the_same(seed, pairs)))
        });
        halves.into_iter().map(|half| half.join().unwrap()).sum()
    });
    assert!(
        arbiter_sees > pairs / 4,
        "only {arbiter_sees} of {pairs} pairs differed in anything: the test would see nothing"
    );
}

/// Answers in how many pairs the arbiter sees a difference.
async fn pairs_look_the_same(seed: u64, pairs: u64) -> u64 {
    let inside = Inside::new();
    let mut chance = Chance(seed);
    let mut arbiter_sees = 0;
    // Who leaves is out: that comes last.
    let mut addresses: Vec<&Address> = ADDRESSES.iter().collect();
    addresses.sort_by_key(|address| address.path.ends_with("/leave"));
    for pair in 0..pairs {
        let open = Open {
            has_round_before: chance.below(4) > 0,
            has_slip_before: chance.below(2) == 0,
            rack: ["DAB", "DA?", "DCC", "DBC"][usize::try_from(chance.below(4)).unwrap()],
            phase: chance.below(3),
            is_prepared: chance.below(3) == 0,
            is_elsewhere: chance.below(4) == 0,
        };
        let open = Open { has_round_before: open.has_round_before || open.is_elsewhere, ..open };
        if open.is_elsewhere {
            inside.create_named("other", "Лига", &["ab", "aba"], &["Эмма"]);
            inside.ask("other", take("ABA")).await;
        }
        let ids = [format!("one-{pair}"), format!("two-{pair}")];
        let (mut revs, mut named) = (Vec::new(), [None, None]);
        for id in &ids {
            play(&inside, id, &open, &mut chance).await;
            revs.push(inside.app.folder.desk(id).unwrap().view().rev);
        }
        let (near, far) = (pair / 200, pair % 200 + 1);
        // Whoever helps enters slips; what comes of them is looked for once more.
        let roles = [Role::Public, Role::Player, Role::Helper, Role::Player, Role::Public];
        let passes = if open.is_elsewhere { 5 } else { 3 };
        for (n, role) in roles.into_iter().take(passes).enumerate() {
            // Neither a session nor an address asks faster than it may.
            let sign_in = |times: usize| {
                let peer = format!("10.{near}.{}.{far}", n + passes * times);
                ids.each_ref().map(|id| inside.device(id, role, &peer))
            };
            let mut devices = sign_in(0);
            let (mut since, mut times) = (0, 0);
            for address in &addresses {
                let count = lines(address, &ids[0], role).len();
                for at in 0..count {
                    since += 1;
                    if since > 30 {
                        times += 1;
                        (devices, since) = (sign_in(times), 1);
                    }
                    let mut answers = Vec::new();
                    let both = ids.iter().zip(&revs).zip(&devices).zip(&mut named);
                    for (((id, rev), device), named) in both {
                        let asked = lines(address, id, role).swap_remove(at);
                        let answer = inside.answer(device, asked).await;
                        let view = inside.app.folder.desk(id).unwrap().view();
                        answers.push(plain(&answer, &ids, *rev, &view, named));
                    }
                    let asked = &lines(address, "ID", role)[at];
                    assert_eq!(answers[0], answers[1], "pair {pair}, {role:?}: {asked:?}");
                }
            }
        }
        if open.is_elsewhere {
            inside.app.folder.desks.close("other");
            std::fs::remove_file(inside.app.folder.file("other")).unwrap();
        } else {
            arbiter_sees += u64::from(differs_for_the_arbiter(&inside, &ids).await);
        }
        for id in &ids {
            inside.app.folder.desks.close(id);
            std::fs::remove_file(inside.app.folder.file(id)).unwrap();
            std::fs::remove_file(inside.folder.path().join(format!("{id}.season"))).unwrap();
        }
    }
    arbiter_sees
}

/// Whether the two differ in what only the arbiter gets: the seed and the top decide what follows.
async fn differs_for_the_arbiter(inside: &Inside, ids: &[String; 2]) -> bool {
    let device = Device::at("127.0.0.1");
    let mut tops = Vec::new();
    for id in ids {
        let view = inside.app.folder.desk(id).unwrap().view();
        if view.state.last_round().unwrap().phase < flavita::tournament::model::round::Phase::Closed
        {
            let remaining_ms = 0;
            if view.state.last_round().unwrap().phase
                == flavita::tournament::model::round::Phase::Drawn
            {
                inside.ask(id, Command::OpenRound).await;
            }
            inside.ask(id, Command::CloseRound { remaining_ms }).await;
        }
        inside.ask(id, Command::RevealTop).await;
        let console = inside.get(&device, &format!("/t/{id}/console")).await;
        let cut = console.body.find("table class=\"placements").unwrap_or(0);
        tops.push(console.body[cut..].to_owned());
    }
    tops[0].replace(&ids[0], "ID") != tops[1].replace(&ids[1], "ID")
}
