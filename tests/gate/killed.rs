//! Whatever is killed, every acknowledged slip is in the log, once.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::stage::{self, slips_in_log};
use crate::{machine::Machines, phones::Hall};

/// Waits until so many slips are acknowledged.
async fn acknowledged(hall: &Hall, wanted: usize) {
    let begun = Instant::now();
    while hall.seen.acknowledged.borrow().len() < wanted {
        assert!(begun.elapsed() < Duration::from_secs(90), "the burst stands still");
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

/// Plays a round in which everything is killed and started again while slips come.
async fn play(players: u32, screens: usize, within: Duration, kills_desk: bool) {
    let (data, folder) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let stage = stage::set(data.path(), players);
    let mut machines = Machines::start(data.path(), folder.path());
    let hall = Hall::of(&stage.sessions, machines.gate_ports);
    let before = [machines.gates[0].memory(), machines.gates[1].memory()];
    let begun = Instant::now();
    hall.listen(screens).await;
    eprintln!("{} listen after {:?}", players as usize + screens, begun.elapsed());
    let with_all = [machines.gates[0].memory(), machines.gates[1].memory()];
    eprintln!("gates: {before:?} KiB, with all {with_all:?} KiB");
    let newest = hall.seen.heard.borrow().iter().copied().max().unwrap();
    machines.open_round();
    let begun = Instant::now();
    hall.wait_until("all hear of the round", |heard| heard.iter().all(|rev| *rev > newest)).await;
    eprintln!("the last one hears of the round after {:?}", begun.elapsed());
    let burst = hall.clone();
    let burst = actix_web::rt::spawn(async move { burst.burst(1, within).await });
    let all = usize::try_from(players).unwrap();
    acknowledged(&hall, all / 5).await;
    machines.gates[1].kill();
    acknowledged(&hall, all * 2 / 5).await;
    machines.nats.kill();
    tokio::time::sleep(Duration::from_millis(300)).await;
    machines.nats.start_again();
    acknowledged(&hall, all / 2).await;
    machines.gates[1].start_again();
    if kills_desk {
        acknowledged(&hall, all * 7 / 10).await;
        machines.desk.kill();
        tokio::time::sleep(Duration::from_millis(200)).await;
        machines.desk.start_again();
        let resumed = machines.press(&json!({"act": "resume"}));
        assert_eq!(resumed["ok"], true, "{resumed}");
    }
    burst.await.unwrap();
    for (name, machine) in
        [("desk", &machines.desk), ("gate", &machines.gates[0]), ("NATS", &machines.nats)]
    {
        eprintln!("{name}: {} KiB, {} ms of work", machine.memory(), machine.work());
    }
    machines.desk.kill();
    let log = slips_in_log(data.path());
    let acknowledged = hall.seen.acknowledged.borrow();
    assert_eq!(acknowledged.len(), all);
    for (player, key, word) in acknowledged.iter() {
        assert_eq!(log.get(key), Some(&vec![(*player, word.clone())]), "{key}");
    }
    assert_eq!(log.len(), all, "nobody sent anything else");
    let mut waits = hall.seen.waits.borrow().clone();
    waits.sort_unstable();
    let at = |percent: usize| waits[(waits.len() - 1) * percent / 100];
    eprintln!(
        "{all} slips acknowledged, half after {:?}, 99 of 100 after {:?}, the last after {:?}; \
         {} tries repeated, {} connections broken",
        at(50),
        at(99),
        at(100),
        hall.seen.repeated.get(),
        hall.seen.broken.get()
    );
}

#[actix_web::test]
async fn every_acknowledged_slip_counts_once_whatever_is_killed() {
    play(200, 20, Duration::from_secs(3), true).await;
}

#[actix_web::test]
#[ignore = "takes minutes, wants a quiet machine and 20,000 open files"]
async fn fifteen_thousand_connections_at_two_gates_and_no_slip_is_lost() {
    rlimit::increase_nofile_limit(u64::MAX).unwrap();
    play(14_000, 1_000, Duration::from_secs(10), false).await;
}
