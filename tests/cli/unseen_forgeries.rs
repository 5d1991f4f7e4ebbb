//! What is changed in logs that are forged so that the log alone cannot tell: it fits together, and could
//! have been played so. Its head is another one, which whoever noted it sees, and whoever kept receipts.

use serde_json::{Value, json};

use super::forgeries::{Forgery, first, leave_out, made_the_top, of, put_in, swap};

/// Points given beside those of the slips.
pub(crate) fn points_given() -> Value {
    json!({
        "ruling": 1, "because": "апелляция",
        "what": {"ruling": "points_given", "player": 2, "round": null, "points": -3},
    })
}

pub(crate) const UNSEEN: &[Forgery] = &[
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
    Forgery {
        what: "the declaration cut off",
        log: "phones",
        found: None,
        change: |l| l.truncate(59),
    },
    Forgery {
        what: "the last 25 events cut off",
        log: "played",
        found: None,
        change: |l| l.truncate(35),
    },
    Forgery { what: "cut to 20 events", log: "played", found: None, change: |l| l.truncate(20) },
    Forgery { what: "cut to 5 events", log: "played", found: None, change: |l| l.truncate(5) },
    Forgery { what: "cut to 1 event", log: "played", found: None, change: |l| l.truncate(1) },
    Forgery {
        what: "a rack declared drawn by hand",
        log: "played",
        found: None,
        change: |l| {
            first(l, "rack_drawn")["body"]["origin"] = json!({"by": "hand", "witness": "Никто"});
        },
    },
    Forgery {
        what: "a note emptied",
        log: "noted",
        found: None,
        change: |l| first(l, "note_written")["body"]["text"] = json!(""),
    },
    Forgery {
        what: "a note left out",
        log: "noted",
        found: None,
        change: |l| leave_out(l, "note_written"),
    },
    Forgery {
        what: "a ruling left out",
        log: "noted",
        found: None,
        change: |l| leave_out(l, "ruling_given"),
    },
    Forgery {
        what: "points of a ruling",
        log: "noted",
        found: None,
        change: |l| first(l, "ruling_given")["body"]["what"]["points"] = json!(30),
    },
    Forgery {
        what: "a ruling put in",
        log: "phones",
        found: None,
        change: |l| put_in(l, "game_ended", "console", "ruling_given", &points_given()),
    },
    Forgery {
        what: "the names of two players exchanged",
        log: "played",
        found: None,
        change: |l| {
            let names: Vec<Value> =
                of(l, "player_registered").map(|line| line["body"]["name"].clone()).collect();
            for (line, name) in of(l, "player_registered").zip([&names[1], &names[0]]) {
                line["body"]["name"] = name.clone();
            }
        },
    },
    Forgery {
        what: "a change of mind put in",
        log: "phones",
        found: None,
        change: |l| {
            let text = json!({"at": "З8", "word": "ДЕ", "claimed": null, "used_ms": null});
            let body = json!({"round": 1, "player": 4, "text": text, "used_ms": 825});
            put_in(l, "slip_sent", "player: 4", "slip_sent", &body);
        },
    },
    Forgery {
        what: "a slip sent sooner, with its moment",
        log: "phones",
        found: None,
        change: |l| {
            let line = first(l, "slip_sent");
            line["at_ms"] = json!(line["at_ms"].as_i64().unwrap() - 500);
            line["body"]["used_ms"] = json!(325);
        },
    },
    Forgery {
        what: "two slips in another order",
        log: "phones",
        found: None,
        change: |l| l.swap(9, 10),
    },
    Forgery {
        what: "a claim, sent and judged",
        log: "phones",
        found: None,
        change: |l| {
            for kind in ["slip_sent", "slip_judged"] {
                let mut his = of(l, kind).filter(|line| line["body"]["player"] == 5);
                his.next().unwrap()["body"]["text"]["claimed"] = json!(null);
            }
        },
    },
    Forgery {
        what: "the moment at which a top was announced",
        log: "phones",
        found: None,
        change: |l| {
            let line = first(l, "top_revealed");
            line["at_ms"] = json!(line["at_ms"].as_i64().unwrap() - 100);
        },
    },
    Forgery {
        what: "a hand-in left out",
        log: "played",
        found: None,
        change: |l| leave_out(l, "slip_handed_in"),
    },
    Forgery {
        what: "the price of overtime",
        log: "played",
        found: None,
        change: |l| l[0]["body"]["profile"]["game_clock"]["price"] = json!(0),
    },
    Forgery {
        what: "longer rounds by longer rules",
        log: "phones",
        found: None,
        change: |l| {
            l[0]["body"]["profile"]["round"]["seconds"] = json!(240);
            of(l, "round_opened").for_each(|line| line["body"]["length_ms"] = json!(240_000));
        },
    },
    Forgery {
        what: "the name of the tournament",
        log: "played",
        found: None,
        change: |l| l[0]["body"]["name"] = json!("Другой турнир"),
    },
    Forgery {
        what: "the version that wrote it",
        log: "played",
        found: None,
        change: |l| l[0]["body"]["program"] = json!("9.9.9"),
    },
    Forgery {
        what: "the key of a request",
        log: "phones",
        found: None,
        change: |l| first(l, "slip_sent")["key"] = json!("another"),
    },
    Forgery {
        what: "another computer goes on",
        log: "phones",
        found: None,
        change: |l| put_in(l, "game_ended", "console", "epoch_begun", &json!({"epoch": 2})),
    },
    Forgery {
        what: "a last round that was not played",
        log: "phones",
        found: None,
        change: |l| l.retain(|line| line["body"]["round"] != 3),
    },
    Forgery {
        what: "added time left out",
        log: "played",
        found: None,
        change: |l| leave_out(l, "clock_extended"),
    },
    Forgery {
        what: "a slip that was taken back counts",
        log: "played",
        found: None,
        change: |l| leave_out(l, "slip_withdrawn"),
    },
    Forgery {
        what: "a player left out with all that was his",
        log: "phones",
        found: None,
        change: |l| l.retain(|line| line["body"]["player"] != 6 && line["body"]["number"] != 6),
    },
    Forgery {
        what: "an appeal left out with its answer",
        log: "appealed",
        found: None,
        change: |l| l.retain(|line| line["kind"] != "slip_appealed"),
    },
    Forgery {
        what: "a thinking time that is not that of the moment",
        log: "phones",
        found: None,
        change: |l| first(l, "slip_sent")["body"]["used_ms"] = json!(1),
    },
];
