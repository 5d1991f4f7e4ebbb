//! An event as a line of text, and back.

use flavita::store::error::ChainFault;
use flavita::store::event::{ChainHash, Head, StoredEvent};
use flavita::store::line::{StoredLineFault, read, write};

fn event() -> StoredEvent {
    let event = StoredEvent {
        seq: 1,
        batch: 1,
        at_ms: -5,
        actor: "Ада \"А\"".to_owned(),
        key: Some("k\n1".to_owned()),
        kind: "round_opened".to_owned(),
        version: 1,
        body: r#"{"round": 1,"x":"\u0041"}"#.to_owned(),
        hash: ChainHash::ZERO,
    };
    event.chained(ChainHash::ZERO)
}

#[test]
fn what_is_written_is_read_byte_for_byte() {
    let event = event();
    let line = write(&event);
    assert!(!line.contains('\n'));
    assert_eq!(read(&line, Head::EMPTY).unwrap(), event);
}

#[test]
fn a_line_that_was_changed_or_moved_is_refused() {
    let line = write(&event());
    let changed = line.replace("-5", "-4");
    assert!(matches!(
        read(&changed, Head::EMPTY),
        Err(StoredLineFault::Chain(ChainFault::WrongHash))
    ));
    let later = Head { seq: 3, hash: ChainHash::ZERO };
    assert!(matches!(read(&line, later), Err(StoredLineFault::Chain(ChainFault::Gap))));
    assert!(matches!(read(&line[..20], Head::EMPTY), Err(StoredLineFault::Unreadable(_))));
}
