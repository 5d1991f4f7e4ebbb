//! Who signs in at the console from the network.

use flavita_app::passes::arbiter::{Arbiters, PassphraseError, SignInRefusal};
use flavita_app::passes::token::Token;
use std::time::{Duration, Instant};

const PHRASE: &str = "ночь улица фонарь";

#[test]
fn only_the_passphrase_opens_and_a_short_one_is_none() {
    assert!(matches!(Arbiters::with("short"), Err(PassphraseError::Short)));
    let (arbiters, now) = (Arbiters::with(PHRASE).unwrap(), Instant::now());
    assert_eq!(arbiters.sign_in("аптека", "phone", now), Err(SignInRefusal::Wrong));
    assert!(arbiters.sign_in(PHRASE, "phone", now).is_ok());
    let closed = Arbiters::default();
    assert_eq!(closed.sign_in(PHRASE, "phone", now), Err(SignInRefusal::Closed));
}

#[test]
fn an_idle_arbiter_is_locked_out_after_ten_minutes_and_not_while_he_works() {
    let (arbiters, now) = (Arbiters::with(PHRASE).unwrap(), Instant::now());
    let cookie = arbiters.sign_in(PHRASE, "phone", now).unwrap();
    let minutes = |n: u64| now + Duration::from_secs(n * 60);
    assert!(arbiters.knows(&cookie, minutes(9)));
    assert!(!arbiters.knows(&cookie, minutes(10)));
    arbiters.works(&cookie, minutes(9));
    assert!(arbiters.knows(&cookie, minutes(18)));
    arbiters.sign_out(&cookie);
    assert!(!arbiters.knows(&cookie, now));
    assert!(!arbiters.knows(&Token::fresh().unwrap(), now));
}

#[test]
fn five_wrong_passphrases_make_the_device_wait() {
    let (arbiters, now) = (Arbiters::with(PHRASE).unwrap(), Instant::now());
    for _ in 0..5 {
        let refused = arbiters.sign_in("не та самая", "phone", now);
        assert_eq!(refused, Err(SignInRefusal::Wrong));
    }
    let refused = arbiters.sign_in(PHRASE, "phone", now);
    assert!(matches!(refused, Err(SignInRefusal::Wait(_))));
    assert_eq!(arbiters.failures(), 5);
}
