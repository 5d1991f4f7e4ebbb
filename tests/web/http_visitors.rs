//! Tests of `src/web/http/visitors.rs`.

use flavita::web::http::visitors::Visitors;

#[test]
fn a_device_counts_once_and_is_not_forgotten_when_it_comes_again() {
    let visitors = Visitors::default();
    visitors.note("192.168.1.20", false);
    visitors.note("192.168.1.20", true);
    visitors.note("192.168.1.20", false);
    visitors.note("192.168.1.21", false);
    assert_eq!(visitors.counts(), (2, 1));
    assert_eq!(visitors.news(), 3);
}
