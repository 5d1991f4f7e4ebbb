//! What is changed in the logs that are forged, and what of it `verify` finds.

use serde_json::{Value, json};

pub(crate) type Lines = Vec<Value>;

/// Lines of a kind, to be changed.
fn of<'a>(lines: &'a mut Lines, kind: &'a str) -> impl Iterator<Item = &'a mut Value> {
    lines.iter_mut().filter(move |line| line["kind"] == kind)
}

fn first<'a>(lines: &'a mut Lines, kind: &'a str) -> &'a mut Value {
    of(lines, kind).next().unwrap()
}

/// Exchanges what the slips of players 1 and 2 in the first round say.
fn swap(lines: &mut Lines, kinds: &[&str]) {
    for kind in kinds {
        let mut slips: Vec<&mut Value> = of(lines, kind).map(|line| &mut line["body"]).collect();
        slips.retain(|body| body["round"] == 1 && body["player"].as_u64().unwrap() <= 2);
        let texts: Vec<Value> = slips.iter().map(|body| (**body).clone()).collect();
        for (body, other) in slips.into_iter().zip(texts.iter().rev()) {
            for field in ["text", "verdict"].into_iter().filter(|field| other[field] != Value::Null)
            {
                body[field] = other[field].clone();
            }
        }
    }
}

/// The slips of the player who was first become the top of his round.
fn made_the_top(lines: &mut Lines) {
    let judged = lines.iter().filter(|line| line["kind"] == "slip_judged");
    let mut tops = judged.filter(|line| line["body"]["verdict"]["is_top"] == true);
    let top = tops.next().unwrap()["body"].clone();
    let loser = |body: &Value| body["round"] == top["round"] && body["player"] != top["player"];
    let place = lines.iter().position(|line| line["kind"] == "slip_judged" && loser(&line["body"]));
    let player = lines[place.unwrap()]["body"]["player"].clone();
    let is_his = |line: &&mut Value| line["body"]["player"] == player;
    let his = of(lines, "slip_sent").find(is_his).unwrap();
    his["body"]["text"] = top["text"].clone();
    let body = &mut lines[place.unwrap()]["body"];
    for field in ["text", "verdict"] {
        body[field] = top[field].clone();
    }
}

fn cut(lines: &mut Lines, left: usize) {
    lines.truncate(left);
}

/// What is changed, in which log, and what of it is found: a part of the first line; nothing where
/// only the head, or whoever saw the slip, can tell.
pub(crate) struct Forgery {
    pub(crate) what: &'static str,
    pub(crate) log: &'static str,
    pub(crate) change: fn(&mut Lines),
    pub(crate) found: Option<&'static str>,
}

pub(crate) const FORGERIES: &[Forgery] = &[
    // What was always found.
    Forgery {
        what: "points of a verdict",
        log: "phones",
        found: Some("recorded"),
        change: |l| first(l, "slip_judged")["body"]["verdict"]["points"] = json!(99),
    },
    Forgery {
        what: "a verdict turned",
        log: "played",
        found: Some("recorded"),
        change: |l| first(l, "slip_judged")["body"]["verdict"]["is_top"] = json!(true),
    },
    Forgery {
        what: "points of the top",
        log: "phones",
        found: Some("the top"),
        change: |l| first(l, "top_revealed")["body"]["tops"]["points"] = json!(10),
    },
    Forgery {
        what: "points on the board",
        log: "phones",
        found: Some("points on the board"),
        change: |l| first(l, "top_placed")["body"]["placed"]["points"] = json!(10),
    },
    Forgery {
        what: "a rack",
        log: "phones",
        found: Some("rack"),
        change: |l| first(l, "rack_drawn")["body"]["rack"] = json!("АЕИОНСТ"),
    },
    Forgery {
        what: "the secret of the draw",
        log: "phones",
        found: Some("secret"),
        change: |l| first(l, "seed_revealed")["body"]["secret"] = json!("07".repeat(32)),
    },
    Forgery {
        what: "what the audience added",
        log: "played",
        found: Some("rack"),
        change: |l| first(l, "entropy_added")["body"]["public"] = json!("кости 1 1 1"),
    },
    Forgery {
        what: "a slip left out",
        log: "phones",
        found: Some("never judged"),
        change: |l| {
            let at = l.iter().rposition(|e| e["kind"] == "slip_judged");
            l.remove(at.unwrap());
        },
    },
    Forgery {
        what: "the number of a slip that is replaced",
        log: "played",
        found: Some("replaces"),
        change: |l| first(l, "slip_judged")["body"]["replaces"] = json!(3),
    },
    // What is found since times, lengths and actors are looked at.
    Forgery {
        what: "an event an hour after its successor",
        log: "played",
        found: Some("seconds earlier"),
        change: |l| {
            let at = l[99]["at_ms"].as_i64().unwrap();
            l[99]["at_ms"] = json!(at + 3_600_000);
        },
    },
    Forgery {
        what: "an event a day before the others",
        log: "played",
        found: Some("seconds earlier"),
        change: |l| {
            let at = l[99]["at_ms"].as_i64().unwrap();
            l[99]["at_ms"] = json!(at - 86_400_000);
        },
    },
    Forgery {
        what: "a slip sent before its round",
        log: "phones",
        found: Some("seconds earlier"),
        change: |l| {
            let line = first(l, "slip_sent");
            let at = line["at_ms"].as_i64().unwrap();
            line["at_ms"] = json!(at - 60_000);
        },
    },
    Forgery {
        what: "a round longer than the rules",
        log: "phones",
        found: Some("by the rules"),
        change: |l| first(l, "round_opened")["body"]["length_ms"] = json!(240_000),
    },
    Forgery {
        what: "a round shorter than the rules",
        log: "phones",
        found: Some("by the rules"),
        change: |l| first(l, "round_opened")["body"]["length_ms"] = json!(60_000),
    },
    Forgery {
        what: "a round that was closed late",
        log: "phones",
        found: Some("length"),
        change: |l| first(l, "round_closed")["body"]["length_ms"] = json!(200_000),
    },
    Forgery {
        what: "a round closed by the clock too early",
        log: "phones",
        found: Some("the clock gave"),
        change: |l| first(l, "round_closed")["actor"] = json!("clock"),
    },
    Forgery {
        what: "more time left than there was",
        log: "played",
        found: Some("time left"),
        change: |l| first(l, "clock_extended")["body"]["remaining_ms"] = json!(400_000),
    },
    Forgery {
        what: "a thinking time beyond the round",
        log: "phones",
        found: Some("thinking time"),
        change: |l| first(l, "slip_sent")["body"]["used_ms"] = json!(500_000),
    },
    Forgery {
        what: "the sender of every slip",
        log: "phones",
        found: Some("not to do"),
        change: |l| of(l, "slip_sent").for_each(|line| line["actor"] = json!("console")),
    },
    Forgery {
        what: "a slip sent by another player",
        log: "phones",
        found: Some("not to do"),
        change: |l| first(l, "slip_sent")["actor"] = json!("player: 1"),
    },
    Forgery {
        what: "slips keyed by a player",
        log: "played",
        found: Some("not to do"),
        change: |l| of(l, "slip_judged").for_each(|line| line["actor"] = json!("player: 1")),
    },
    Forgery {
        what: "a top announced by a helper",
        log: "played",
        found: Some("not to do"),
        change: |l| first(l, "top_revealed")["actor"] = json!("helper: Мария"),
    },
    Forgery {
        what: "done by nobody who is known",
        log: "played",
        found: Some("not to do"),
        change: |l| first(l, "rack_drawn")["actor"] = json!("somebody"),
    },
    Forgery {
        what: "another text judged than was sent",
        log: "phones",
        found: Some("sent"),
        change: |l| swap(l, &["slip_judged"]),
    },
    // What a log alone cannot tell: the head does, and whoever saw the slip.
    Forgery {
        what: "two slips exchanged, sent and judged",
        log: "phones",
        found: None,
        change: |l| swap(l, &["slip_sent", "slip_judged"]),
    },
    Forgery {
        what: "a slip made the top, sent and judged",
        log: "phones",
        found: None,
        change: made_the_top,
    },
    Forgery {
        what: "a player's name",
        log: "phones",
        found: None,
        change: |l| first(l, "player_registered")["body"]["name"] = json!("Никто"),
    },
    Forgery {
        what: "a player's town",
        log: "played",
        found: None,
        change: |l| first(l, "player_registered")["body"]["club"] = json!("Нигде"),
    },
    Forgery {
        what: "all times a day earlier",
        log: "played",
        found: None,
        change: |l| {
            for line in l {
                let at = line["at_ms"].as_i64().unwrap();
                line["at_ms"] = json!(at - 86_400_000);
            }
        },
    },
    Forgery {
        what: "a hand-in time",
        log: "played",
        found: None,
        change: |l| first(l, "slip_handed_in")["body"]["used_ms"] = json!(1),
    },
    Forgery {
        what: "slips keyed by a helper",
        log: "played",
        found: None,
        change: |l| of(l, "slip_judged").for_each(|line| line["actor"] = json!("helper: Мария")),
    },
    Forgery { what: "the declaration cut off", log: "phones", found: None, change: |l| cut(l, 59) },
    Forgery {
        what: "the last 25 events cut off",
        log: "played",
        found: None,
        change: |l| cut(l, 35),
    },
    Forgery { what: "cut to 20 events", log: "played", found: None, change: |l| cut(l, 20) },
    Forgery { what: "cut to 5 events", log: "played", found: None, change: |l| cut(l, 5) },
    Forgery { what: "cut to 1 event", log: "played", found: None, change: |l| cut(l, 1) },
];
