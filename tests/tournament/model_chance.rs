//! Tests of `src/tournament/model/chance.rs`.

use flavita_tournament::model::{Seed, commitment};

fn seed() -> Seed {
    let secret = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f".to_owned();
    Seed { secret, tournament: "00".repeat(16), ..Seed::default() }
}

#[test]
fn the_published_commitment_holds() {
    let Seed { tournament, secret, .. } = seed();
    assert_eq!(
        commitment(&tournament, &secret),
        "4dc73b62b771272db2aeaa8e0a31fcd48b003ae6fc6300b68fe157d6df22699a"
    );
}

#[test]
fn only_the_secret_that_was_committed_to_is_taken() {
    let whole = seed();
    let published = Seed {
        secret: String::new(),
        commitment: commitment(&whole.tournament, &whole.secret),
        ..whole.clone()
    };
    let found = published.with_secret(&whole.secret).unwrap();
    assert_eq!(found.secret, whole.secret);
    assert_eq!(published.with_secret(&"01".repeat(32)), None);
    assert!(!format!("{found:?}").contains("000102"));
}

#[test]
fn every_game_of_a_series_has_a_seed_of_its_own_that_anybody_can_derive() {
    let seed = Seed::of_game("2026", 1);
    assert_eq!(seed.secret, "ceb1c8055f94ee670cb06f8d468b15ee330554bdb36f3866905371f560472489");
    assert_eq!((seed.tournament.as_str(), seed.public.as_str()), ("", ""));
    assert_ne!(seed, Seed::of_game("2026", 2));
    assert_ne!(seed, Seed::of_game("2027", 1));
}
