//! Tests of `src/tournament/model/actor.rs`.

use flavita_tournament::model::actor::Actor;

#[test]
fn whatever_stands_in_a_log_is_written_back_as_it_was() {
    let named = [
        "console",
        "arbiter",
        "clock",
        "relay",
        "copies",
        "helper: Ада: Б",
        "helper: ",
        "player: 7",
    ];
    for text in named {
        assert!(!matches!(Actor::from(text), Actor::Other(_)), "{text}");
    }
    for text in named.into_iter().chain(["", "player: 07", "player: x", "helper", "dealer: Van"]) {
        assert_eq!(Actor::from(text).to_string(), text);
    }
}
