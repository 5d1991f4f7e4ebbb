//! Tests of `src/web/http/addresses.rs`.

use flavita::web::http::addresses::{Addresses, Found};
use std::{fs, net::Ipv4Addr};

fn ip(text: &str) -> Ipv4Addr {
    text.parse().unwrap()
}

fn found(at: &str) -> Found {
    Found { interface: "wlan0".to_owned(), ip: ip(at), is_virtual: false }
}

#[test]
fn the_chosen_address_is_told_as_long_as_the_machine_has_it() {
    let data = tempfile::tempdir().unwrap();
    fs::write(data.path().join("address.txt"), "192.168.1.20\n").unwrap();
    let addresses = Addresses::of("0.0.0.0:8080".parse().unwrap(), data.path());
    let both = [found("192.168.1.10"), found("192.168.1.20")];
    assert_eq!(addresses.current_ip(&both), Some(ip("192.168.1.20")));
    assert_eq!(addresses.current_ip(&both[..1]), Some(ip("192.168.1.10")));
    assert_eq!(addresses.current_ip(&[]), None);
    assert!(!addresses.choose(ip("203.0.113.7")).unwrap(), "nobody has it");
}

#[test]
fn a_server_for_this_machine_alone_has_no_address_and_a_name_is_the_only_one() {
    let data = tempfile::tempdir().unwrap();
    let own = Addresses::of("127.0.0.1:8080".parse().unwrap(), data.path());
    assert_eq!((own.current(), own.found()), (None, Vec::new()));
    let named = Addresses::of("0.0.0.0:8080".parse().unwrap(), data.path());
    let named = named.secured(Some("hall.example"), 8443);
    assert_eq!(named.current().unwrap(), "https://hall.example:8443");
    assert!(named.found().is_empty());
}
