//! Tests of `src/app/halls/result_file.rs`.

use flavita_app::halls::result_file::{ResultHeading, read, write};
use flavita_app::machine::signing::SecretKey;
use flavita_contests::halls::conflict::FileFault;

#[test]
fn a_result_is_signed_as_a_whole() {
    let key = SecretKey::fresh().unwrap();
    let told = ResultHeading { hall: "Зал 1", name: "Кубок", tournament: "29" };
    let whole = write(told, &[], &key).unwrap();
    let read_back = read(whole.replace('\n', "\r\n").as_bytes()).unwrap();
    assert_eq!((read_back.hall.as_str(), read_back.events.len()), ("Зал 1", 0));
    let other = whole.replace("Зал 1", "Зал 2");
    let unread = read(other.as_bytes()).unwrap_err();
    assert_eq!((unread.hall.as_str(), unread.fault), ("Зал 2", FileFault::Signature));
    let newer = whole.replace("result 1", "result 2");
    let unread = read(newer.as_bytes()).unwrap_err();
    assert_eq!(unread.fault, FileFault::Newer("2".to_owned()));
}
