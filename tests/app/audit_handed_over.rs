//! Tests of `src/app/audit/handed_over.rs`.

use flavita_app::audit::handed_over::keep;
use flavita_app::audit::receipts::{Receipts, read};
use flavita_tournament::model::ids::PlayerNumber;

#[test]
fn every_telephone_is_kept_once_and_of_one_player_the_last_four() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("cup.sqlite");
    let given = |player, name: &str| Receipts {
        name: name.to_owned(),
        player: PlayerNumber(player),
        sent: Vec::new(),
        seen: Vec::new(),
    };
    for (player, name) in [(1, "a"), (2, "b"), (1, "a"), (1, "c"), (1, "d"), (1, "e"), (1, "f")] {
        keep(&log, &given(player, name)).unwrap();
    }
    let kept = read(&folder.path().join("cup.receipts")).unwrap();
    let kept: Vec<_> = kept.iter().map(|one| (one.player.0, one.name.as_str())).collect();
    assert_eq!(kept, [(2, "b"), (1, "c"), (1, "d"), (1, "e"), (1, "f")]);
}
