//! The names under which desk and gates speak. `packaging/nats.conf` says who may use which.
//!
//! Every gate is a user of its own, whose answers no other gate can read; the server enforces that,
//! not the gates.

use std::fmt::Write;

/// A request of a phone or a screen, to the desk.
pub const ASK: &str = "flavita.ask";
/// A slip, which the stream [`SLIPS`] keeps until the desk has taken it.
pub const SLIP: &str = "flavita.slip";
/// The stream of slips.
pub const SLIPS: &str = "FLAVITA_SLIPS";
/// The desk's place in that stream.
pub const DESK: &str = "desk";
/// How the subjects begin under which answers come back; behind it stands the user's name.
pub const INBOX: &str = "_INBOX.";
/// All heartbeats.
pub const HEARTBEATS: &str = "flavita.beat.*";
/// The header that says where a gate waits for the answer to a slip.
pub const ANSWER_TO: &str = "Answer-To";

/// Where the heartbeats of a tournament are told: its name may hold what a subject may not.
pub fn heartbeat(id: &str) -> String {
    let mut subject = String::from("flavita.beat.");
    for byte in id.bytes() {
        if byte.is_ascii_alphanumeric() || byte == b'-' {
            subject.push(char::from(byte));
        } else {
            write!(subject, "_{byte:02x}").expect("memory takes text");
        }
    }
    subject
}
