//! Tests of `src/app/follow/key.rs` and `tickets.rs`.

use flavita_app::follow::{key::FollowKey, tickets::Tickets};
#[cfg(unix)]
use std::fs;

fn key() -> FollowKey {
    FollowKey::read("00112233445566778899AABBCCDDEEFF").unwrap()
}

#[test]
fn a_key_is_read_as_it_is_shown_and_kept_in_its_folder() {
    assert_eq!(key().shown(), "0011-2233-4455-6677-8899-aabb-ccdd-eeff");
    assert_eq!(FollowKey::read(&key().shown()).unwrap(), key());
    assert!(FollowKey::read("0011").is_none());
    let folder = tempfile::tempdir().unwrap();
    let made = FollowKey::of(folder.path()).unwrap();
    assert_eq!(FollowKey::of(folder.path()).unwrap(), made);
}

#[cfg(unix)]
#[test]
fn the_key_is_for_its_owner_alone_also_where_it_was_for_everybody() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("follow-key.txt");
    let mode = || fs::metadata(&path).unwrap().permissions().mode() & 0o777;
    FollowKey::of(folder.path()).unwrap();
    assert_eq!(mode(), 0o600);
    fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
    FollowKey::of(folder.path()).unwrap();
    assert_eq!(mode(), 0o600);
}

#[cfg(unix)]
#[test]
fn a_key_that_cannot_be_read_now_is_not_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("follow-key.txt");
    std::os::unix::fs::symlink("follow-key.txt", &path).unwrap();
    assert!(FollowKey::of(folder.path()).is_err());
    assert!(path.is_symlink(), "what another program holds stays");
}

#[test]
fn a_ticket_is_good_for_its_address_and_its_key_alone() {
    let ticket = key().ticket("run", "/feed/cup?from=3").unwrap();
    let (run, _) = key().read_ticket(&ticket, "/feed/cup?from=3").unwrap();
    assert_eq!(run, "run");
    assert!(key().read_ticket(&ticket, "/feed/cup?from=4").is_none());
    let other = FollowKey::read(&"7".repeat(32)).unwrap();
    assert!(other.read_ticket(&ticket, "/feed/cup?from=3").is_none());
    for odd in ["", ".", "..", "a.b.c", &ticket[1..]] {
        assert!(key().read_ticket(odd, "/feed/cup?from=3").is_none(), "{odd}");
    }
}

#[test]
fn an_answer_is_read_by_who_asked_and_as_the_answer_to_what_he_asked() {
    let [first, second] = [(); 2].map(|()| key().ticket("run", "/feed").unwrap());
    let sealed = key().seal(&first, b"ABA H8").unwrap();
    assert!(!sealed.windows(3).any(|part| part == b"ABA"));
    assert_eq!(key().open(&first, &sealed).unwrap(), b"ABA H8");
    assert!(key().open(&second, &sealed).is_none());
    let other = FollowKey::read(&"7".repeat(32)).unwrap();
    assert!(other.open(&first, &sealed).is_none());
}

#[test]
fn a_ticket_is_good_once_and_in_its_run_alone() {
    let (tickets, later) = (Tickets::new().unwrap(), Tickets::new().unwrap());
    let ticket = key().ticket(&tickets.run(), "/feed").unwrap();
    assert!(!later.takes(&key(), &ticket, "/feed"));
    assert!(!tickets.takes(&key(), &ticket, "/feed/cup"));
    assert!(tickets.takes(&key(), &ticket, "/feed"));
    assert!(!tickets.takes(&key(), &ticket, "/feed"));
}
