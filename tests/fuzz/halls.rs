//! Results of halls, what scanners read, and decisions.

use flavita::app::halls::codes::{Codes, split};
use flavita::app::halls::result_file::{ResultHeading, read, write};
use flavita::store::packed::{pack, unpack};
use flavita::{
    app::halls::merging::Arrived, app::machine::signing::SecretKey,
    contests::halls::decision::Decisions,
};

use crate::logs::stored;
use crate::trial::{Trial, texts};

fn result(events: usize) -> String {
    let told = ResultHeading { hall: "Зал 1", name: "Cup", tournament: "29" };
    let events = &stored()[..events];
    write(told, events, &SecretKey::fresh().unwrap()).unwrap()
}

#[test]
fn results_of_halls() {
    let whole = result(30);
    Trial::of("results of halls", [&whole]).run(|bytes| match read(bytes) {
        // Only where line ends differ, or signs that nobody signs.
        Ok(found) => assert_eq!((found.hall.as_str(), found.events.len()), ("Зал 1", 30)),
        Err(unread) => assert!(!unread.fault.to_string().is_empty()),
    });
}

#[test]
fn scanned_lines() {
    let whole = result(30);
    let codes = split(whole.as_bytes()).join("\n");
    Trial::of("scanned lines", [&codes]).run(|bytes| {
        let mut scanned = Codes::default();
        scanned.take(&String::from_utf8_lossy(bytes));
        for one in scanned.files() {
            if let Ok(file) = one.file {
                assert_eq!(file, whole.as_bytes());
            }
        }
    });
}

#[test]
fn packed_logs() {
    let lines = pack(&stored()[..40]);
    texts("packed logs", [lines.as_str()], |text| {
        if let Ok(events) = unpack(text) {
            assert_eq!(unpack(&pack(&events)).unwrap(), events);
        }
    });
}

#[test]
fn logs_that_were_signed_with_anything_in_them() {
    let whole = stored();
    let lines = pack(&whole[..60]);
    let key = SecretKey::fresh().unwrap();
    texts("signed logs", [lines.as_str()], |text| {
        let Ok(events) = unpack(text) else {
            return;
        };
        let told = ResultHeading { hall: "Зал 1", name: "Cup", tournament: "" };
        let mut arrived = Arrived::default();
        arrived.take("bent", write(told, &events, &key).unwrap().as_bytes());
        let prepared = arrived.prepared(&Decisions::default(), &|_| None, &|| ());
        assert!(prepared.is_ok());
    });
}

#[test]
fn decisions_on_halls() {
    let seed = "[[word]]\nword = \"ДОМ\"\ncounts = true\n\n[[person]]\nplayers = [\"1 A\", \"2 B\"]\n\
                counts = \"1 A\"\n\n[[result]]\nhall = \"A\"\ncounts = \"00\"\n\n[[hall]]\nhall = \"A\"\n\
                counts = false\n\n[[slip]]\nround = 2\nat = \"H8\"\nword = \"ДОМ\"\nclaimed = 8\nas_in = \"A\"\n\n\
                [[annulled]]\nround = 3\neverywhere = true\n\n[[refused]]\nid = \"00\"\n";
    texts("decisions on halls", [seed], |text| match Decisions::parse(text) {
        Ok(decisions) => assert_eq!(Decisions::parse(&decisions.to_text()), Ok(decisions)),
        Err(fault) => assert!(!fault.faults.is_empty()),
    });
}
