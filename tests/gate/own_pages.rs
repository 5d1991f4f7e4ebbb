//! Every phone reads its own page, all at once, as they do when a top is announced.

use std::time::{Duration, Instant};
use std::{cell::Cell, rc::Rc};

use serde_json::json;

use crate::{machine::Machines, phones::Hall, stage};

/// Pages that are on their way at once: as many as both gates ask the desk for.
const AT_ONCE: usize = 256;

/// Reads the page of every player, at both gates by turns; how long that took.
async fn read_all(hall: &Hall, players: usize) -> Duration {
    let begun = Instant::now();
    let next = Rc::new(Cell::new(0));
    let readers = (0..AT_ONCE).map(|_| {
        let (hall, next) = (hall.clone(), Rc::clone(&next));
        actix_web::rt::spawn(async move {
            while next.get() < players {
                let player = next.replace(next.get() + 1);
                let (status, page) = hall.page(player, "me", Some(player)).await;
                assert_eq!(status, 200, "{page}");
                let name = format!("Игрок {}<", player + 1);
                assert!(page.contains(&name), "{name}: {page}");
            }
        })
    });
    for reader in readers.collect::<Vec<_>>() {
        reader.await.unwrap();
    }
    begun.elapsed()
}

/// Plays two rounds with everybody's slip, and has everybody read his page after each.
async fn play(players: u32, within: Duration) {
    let (data, folder) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let stage = stage::set(data.path(), players);
    let machines = Machines::start(data.path(), folder.path());
    let hall = Hall::of(&stage.sessions, machines.gate_ports);
    let all = usize::try_from(players).unwrap();
    for round in 1..=2 {
        machines.step_to("thinking");
        hall.burst(round, within).await;
        machines.step_to("placed");
        // The last player has no telephone, and handed in nothing.
        let line = format!("{} -", players + 1);
        let slip = json!({"round": round, "line": line, "key": format!("{round} {line}"), "confirm": true});
        let url = format!("{}/t/{}/slips", machines.desk_url, stage::ID);
        let saved = ureq::post(url).send_json(&slip).unwrap();
        let saved: serde_json::Value = saved.into_body().read_json().unwrap();
        assert_eq!(saved["saved"], true, "{saved}");
        let before = machines.desk.work();
        let took = read_all(&hall, all).await;
        let work = machines.desk.work() - before;
        eprintln!("after round {round}: {all} own pages in {took:?}, {work} ms of the desk's work");
    }
    let (_, page) = hall.page(0, "me", Some(0)).await;
    assert!(page.contains("<svg"), "his totals are drawn: {page}");
}

#[actix_web::test]
#[ignore = "takes a minute and wants a quiet machine"]
async fn fourteen_thousand_phones_read_their_own_pages_after_a_round() {
    rlimit::increase_nofile_limit(u64::MAX).unwrap();
    play(14_000, Duration::from_secs(10)).await;
}

impl Machines {
    /// Takes the arbiter's next steps until the game is in this phase.
    fn step_to(&self, phase: &str) {
        for _ in 0..12 {
            let url = format!("{}/t/{}/console", self.desk_url, stage::ID);
            let console = ureq::get(url).call().unwrap().into_body().read_to_string();
            let console = console.unwrap();
            if console.contains(&format!("class=\"phase {phase}\"")) {
                return;
            }
            let act = if console.contains("class=\"phase revealed\"") {
                json!({"act": "choose_top", "top": 0, "because": "by lot"})
            } else {
                json!({"act": "next", "confirm": true})
            };
            let answer = self.press(&act);
            assert_eq!(answer["ok"], true, "{answer}");
        }
        panic!("the game does not come to the phase {phase}");
    }
}

mod long {
    use super::{Duration, play};

    #[actix_web::test]
    #[ignore = "long: bash tests/check"]
    async fn every_phone_reads_its_own_page_after_a_round() {
        play(300, Duration::from_secs(1)).await;
    }
}
