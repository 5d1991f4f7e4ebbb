//! The names that this computer has by itself.

use std::{fs, process::Command, sync::LazyLock};

/// Where Linux tells its name.
const TOLD: &str = "/proc/sys/kernel/hostname";

/// In small letters; asked once.
static OWN: LazyLock<Vec<String>> = LazyLock::new(|| of(&hostname().unwrap_or_default()));

/// Whether it is a name that this computer has in its network: not every name that ends in `.local`,
/// since others have such names too, and may give theirs this computer's address.
pub(crate) fn is_own(name: &str) -> bool {
    OWN.iter().any(|own| own == name)
}

fn of(hostname: &str) -> Vec<String> {
    let host = hostname.trim().to_lowercase();
    let label = host.split('.').next().unwrap_or_default().to_owned();
    let mut own = vec!["localhost".to_owned()];
    if !label.is_empty() {
        own.extend([format!("{label}.local"), label, host]);
    }
    own
}

fn hostname() -> Option<String> {
    let told = fs::read_to_string(TOLD).ok();
    told.or_else(|| String::from_utf8(Command::new("hostname").output().ok()?.stdout).ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_computer_has_its_name_alone_and_in_the_network() {
        let own = of("Hall.fritz.box\n");
        assert_eq!(own, ["localhost", "hall.local", "hall", "hall.fritz.box"]);
        assert_eq!(of(" "), ["localhost"]);
        assert!(is_own("localhost") && !is_own("evil.local"));
    }
}
