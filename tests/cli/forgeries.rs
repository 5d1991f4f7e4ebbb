//! What is changed in the logs that are forged, and what of it `verify` finds by itself. What it cannot
//! find is in `unseen_forgeries.rs`: of those only the head tells, and every receipt.
//!
//! `phones` and `played` are kept logs, `noted` is `phones` with a note and a ruling,
//! `appealed` is `phones` with an appeal and its answer.

use serde_json::{Value, json};

pub(crate) type Lines = Vec<Value>;

/// Lines of a kind, to be changed.
pub(crate) fn of<'a>(lines: &'a mut Lines, kind: &'a str) -> impl Iterator<Item = &'a mut Value> {
    lines.iter_mut().filter(move |line| line["kind"] == kind)
}

pub(crate) fn first<'a>(lines: &'a mut Lines, kind: &'a str) -> &'a mut Value {
    of(lines, kind).next().unwrap()
}

/// Exchanges what the slips of players 1 and 2 in the first round say.
pub(crate) fn swap(lines: &mut Lines, kinds: &[&str]) {
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
pub(crate) fn made_the_top(lines: &mut Lines) {
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

/// Leaves out the first line of a kind.
pub(crate) fn leave_out(lines: &mut Lines, kind: &str) {
    let at = lines.iter().position(|line| line["kind"] == kind);
    lines.remove(at.unwrap());
}

/// Puts a line in before the first one of a kind, at the same moment.
pub(crate) fn put_in(lines: &mut Lines, before: &str, actor: &str, kind: &str, body: &Value) {
    let at = lines.iter().position(|line| line["kind"] == before).unwrap();
    let (at_ms, batch) = (lines[at]["at_ms"].clone(), format!("{kind} {at}"));
    let line = json!({
        "at_ms": at_ms, "batch": batch, "actor": actor, "key": null, "kind": kind, "version": 1, "body": body,
    });
    lines.insert(at, line);
}

/// A step of an appeal of player 2 against his first slip.
pub(crate) fn appeal(step: &str) -> Value {
    json!({"round": 1, "player": 2, "appeal": step})
}

/// What is changed, in which log, and what of it is found: a part of the first line; nothing where
/// only the head, or whoever saw the slip, can tell.
pub(crate) struct Forgery {
    pub(crate) what: &'static str,
    pub(crate) log: &'static str,
    pub(crate) change: fn(&mut Lines),
    pub(crate) found: Option<&'static str>,
}

pub(crate) const FOUND: &[Forgery] = &[
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
        found: Some("the draw: recorded"),
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
        found: Some(" replaces"),
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
        found: Some("a length of"),
        change: |l| first(l, "round_closed")["body"]["length_ms"] = json!(200_000),
    },
    Forgery {
        what: "a round closed by the clock too early",
        log: "phones",
        found: Some("but the clock gave"),
        change: |l| first(l, "round_closed")["actor"] = json!("clock"),
    },
    Forgery {
        what: "more time left than there was",
        log: "played",
        found: Some("left on the clock"),
        change: |l| first(l, "clock_extended")["body"]["remaining_ms"] = json!(400_000),
    },
    Forgery {
        what: "a thinking time beyond the round",
        log: "phones",
        found: Some("a thinking time of"),
        change: |l| first(l, "slip_sent")["body"]["used_ms"] = json!(500_000),
    },
    Forgery {
        what: "the sender of every slip",
        log: "phones",
        found: Some("not allowed to do this"),
        change: |l| of(l, "slip_sent").for_each(|line| line["actor"] = json!("console")),
    },
    Forgery {
        what: "a slip sent by another player",
        log: "phones",
        found: Some("not allowed to do this"),
        change: |l| first(l, "slip_sent")["actor"] = json!("player: 1"),
    },
    Forgery {
        what: "slips keyed by a player",
        log: "played",
        found: Some("not allowed to do this"),
        change: |l| of(l, "slip_judged").for_each(|line| line["actor"] = json!("player: 1")),
    },
    Forgery {
        what: "a top announced by a helper",
        log: "played",
        found: Some("not allowed to do this"),
        change: |l| first(l, "top_revealed")["actor"] = json!("helper: Мария"),
    },
    Forgery {
        what: "done by nobody who is known",
        log: "played",
        found: Some("not allowed to do this"),
        change: |l| first(l, "rack_drawn")["actor"] = json!("somebody"),
    },
    Forgery {
        what: "a top announced by a first hall that there was not",
        log: "played",
        found: Some("not allowed to do this"),
        change: |l| first(l, "top_revealed")["actor"] = json!("relay"),
    },
    Forgery {
        what: "a slip that the first hall keyed in this one",
        log: "relayed",
        found: Some("not allowed to do this"),
        change: |l| first(l, "slip_judged")["actor"] = json!("relay"),
    },
    Forgery {
        what: "another text judged than was sent",
        log: "phones",
        found: Some("as the player sent it"),
        change: |l| swap(l, &["slip_judged"]),
    },
    Forgery {
        what: "what a tile is worth",
        log: "phones",
        found: Some("recorded"),
        change: |l| {
            let body = &mut l[0]["body"]["edition"];
            *body = json!(body.as_str().unwrap().replace("[\"Г\", 2, 3,", "[\"Г\", 2, 9,"));
        },
    },
    Forgery {
        what: "a rejected rack left out",
        log: "played",
        found: Some("the draw: recorded"),
        change: |l| leave_out(l, "rack_rejected"),
    },
    Forgery {
        what: "a rack that was refused put in",
        log: "phones",
        found: Some("rack"),
        change: |l| {
            let rack = first(l, "rack_drawn")["body"]["rack"].clone();
            let body = json!({
                "round": 1, "rack": rack, "origin": {"by": "program", "attempt": 0},
                "because": {"why": "refused", "reason": "упала фишка"},
            });
            put_in(l, "rack_drawn", "console", "rack_rejected", &body);
        },
    },
    Forgery {
        what: "another of the equal tops laid",
        log: "played",
        found: Some("top"),
        change: |l| {
            let laid = &mut first(l, "top_placed")["body"]["placed"]["placement"];
            laid["at"] = json!("З8");
        },
    },
    Forgery {
        what: "the secret of the draw kept back",
        log: "phones",
        found: Some("secret"),
        change: |l| leave_out(l, "seed_revealed"),
    },
    Forgery {
        what: "the game ended for another reason",
        log: "played",
        found: Some("recorded"),
        change: |l| first(l, "game_ended")["body"]["because"] = json!("bag_empty"),
    },
    Forgery {
        what: "another claim judged than was sent",
        log: "phones",
        found: Some("sent"),
        change: |l| first(l, "slip_judged")["body"]["text"]["claimed"] = json!(30),
    },
    Forgery {
        what: "an appeal of somebody else",
        log: "appealed",
        found: Some("not allowed to do this"),
        change: |l| first(l, "slip_appealed")["actor"] = json!("player: 1"),
    },
    Forgery {
        what: "an appeal of a helper",
        log: "appealed",
        found: Some("not allowed to do this"),
        change: |l| first(l, "slip_appealed")["actor"] = json!("helper: Мария"),
    },
    Forgery {
        what: "an appeal that the arbiter makes in a player’s name",
        log: "appealed",
        found: Some("not allowed to do this"),
        change: |l| first(l, "slip_appealed")["actor"] = json!("console"),
    },
    Forgery {
        what: "an appeal that its player answers",
        log: "appealed",
        found: Some("not allowed to do this"),
        change: |l| of(l, "slip_appealed").for_each(|line| line["actor"] = json!("player: 2")),
    },
    Forgery {
        what: "an appeal before the top is out",
        log: "appealed",
        found: Some("does not fit"),
        change: |l| put_in(l, "round_closed", "player: 2", "slip_appealed", &appeal("asked")),
    },
    Forgery {
        what: "an appeal taken back that was none",
        log: "appealed",
        found: Some("does not fit"),
        change: |l| first(l, "slip_appealed")["body"]["appeal"] = json!("taken_back"),
    },
    Forgery {
        what: "a note of nobody who may write one",
        log: "noted",
        found: Some("not allowed to do this"),
        change: |l| first(l, "note_written")["actor"] = json!("helper: Мария"),
    },
    Forgery {
        what: "a player put in who never came",
        log: "phones",
        found: Some("not been entered"),
        change: |l| {
            let body = json!({"number": 7, "name": "Никто", "club": "", "from_round": 1});
            put_in(l, "rack_drawn", "console", "player_registered", &body);
        },
    },
];
