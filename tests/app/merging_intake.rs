//! Tests of `src/app/merging/intake.rs`.

use flavita_app::halls::codes::{Code, split};
use flavita_app::halls::result_file::{ResultHeading, short_digest, write};
use flavita_app::machine::signing::SecretKey;
use flavita_app::merging::folder::MergeFolder;
use flavita_app::merging::intake::Intake;
use flavita_contests::halls::conflict::FileFault;

fn result(hall: &str) -> String {
    let told = ResultHeading { hall, name: "Кубок", tournament: "29" };
    write(told, &[], &SecretKey::fresh().unwrap()).unwrap()
}

fn taken(hall: &str) -> Intake {
    let hall = hall.to_owned();
    Intake::Taken { hall }
}

#[test]
fn a_result_is_kept_once_whatever_it_is_called() {
    let folder = tempfile::tempdir().unwrap();
    let merge = MergeFolder { path: folder.path().to_owned() };
    let text = result("Зал 1");
    let hostile = "..\\..//Зал <1>.hall";
    assert_eq!(merge.take(hostile, text.as_bytes()).unwrap(), taken("Зал 1"));
    let again = text.replace('\n', "\r\n");
    let hall = "Зал 1".to_owned();
    let known = Intake::Known { hall };
    assert_eq!(merge.take("again.hall", again.as_bytes()).unwrap(), known);
    let files = merge.files().unwrap();
    assert_eq!(files.len(), 1);
    assert!(files[0].starts_with("Зал--1"), "{files:?}");
    assert_eq!(merge.text(&files[0]).unwrap(), text);
}

#[test]
fn a_result_that_was_taken_out_is_kept_aside_and_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let merge = MergeFolder { path: folder.path().to_owned() };
    let text = result("A");
    merge.take("a.hall", text.as_bytes()).unwrap();
    let files = merge.files().unwrap();
    assert!(merge.put_aside(&files[0]).unwrap());
    assert!(merge.files().unwrap().is_empty());
    assert_eq!(merge.aside().unwrap(), files);
    assert!(!merge.put_aside("../a.hall").unwrap());
    assert_eq!(merge.take("b.hall", text.as_bytes()).unwrap(), taken("A"));
    assert_eq!(merge.files().unwrap(), files);
    assert!(merge.aside().unwrap().is_empty());
}

#[test]
fn a_changed_result_is_kept_for_a_decision_and_anything_else_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let merge = MergeFolder { path: folder.path().to_owned() };
    let changed = result("A").replace("\"A\"", "\"B\"");
    let faulty = Intake::Faulty { hall: "B".to_owned(), fault: FileFault::Signature };
    assert_eq!(merge.take("a.hall", changed.as_bytes()).unwrap(), faulty);
    assert_eq!(merge.take("a.hall", changed.as_bytes()).unwrap(), faulty);
    assert_eq!(merge.files().unwrap().len(), 1);
    let refused = Intake::Refused(FileFault::NotAResult);
    assert_eq!(merge.take("list.txt", b"bread\nmilk").unwrap(), refused);
    assert_eq!(merge.take("photo.jpg", &[0xff, 0xd8, 0]).unwrap(), refused);
    assert_eq!(merge.files().unwrap().len(), 1);
}

#[test]
fn codes_come_in_several_goes_and_say_whose_they_are() {
    use flavita_app::halls::merging::Arrived;
    use flavita_contests::halls::decision::Decisions;
    let folder = tempfile::tempdir().unwrap();
    let merge = MergeFolder { path: folder.path().to_owned() };
    // Long enough for several codes.
    let text: String = (1..=9).map(|n| result(&format!("Зал {n}"))).collect();
    let codes = split(text.as_bytes());
    assert!(codes.len() > 2, "{}", codes.len());
    let goes = [
        (codes[..1].join("\n"), (1, 0, 0)),
        (format!("hello\n{}\n{}", codes[0].to_lowercase(), codes[1]), (1, 1, 1)),
    ];
    for (text, (fresh, known, unread)) in goes {
        let came = Intake::Codes { fresh, known, unread };
        assert_eq!(merge.take("", text.as_bytes()).unwrap(), came);
    }
    let files = merge.files().unwrap();
    assert_eq!(files.len(), 1);
    let mut arrived = Arrived::default();
    arrived.take(&files[0], merge.text(&files[0]).unwrap().as_bytes());
    let nothing = |_: &flavita_tournament::state::tournament::Tournament| None;
    let prepared = arrived.prepared(&Decisions::default(), &nothing, &|| ());
    let [arrival] = prepared.unwrap().arrivals.try_into().unwrap();
    assert_eq!(arrival.hall, "Зал 1");
    assert!(matches!(arrival.fault, Some(FileFault::CodesMissing { .. })));
}

#[test]
fn codes_whose_name_is_no_name_are_not_kept() {
    let folder = tempfile::tempdir().unwrap();
    let merge = MergeFolder { path: folder.path().to_owned() };
    let check = |text: &str| short_digest(text.as_bytes())[..8].to_uppercase();
    let said = check("../../HALL:1:1:ME");
    let line = format!("FLAVITA:../../HALL:1:1:{said}:ME");
    assert!(Code::read(&line).is_some(), "it is a code otherwise");
    let refused = Intake::Refused(FileFault::NotAResult);
    assert_eq!(merge.take("", line.as_bytes()).unwrap(), refused);
}
