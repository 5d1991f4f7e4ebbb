use std::fs;

use super::*;

fn rows() -> PassRows {
    let badge = |player: u32| BadgeRow {
        player,
        token: [1; 32],
        pin: [2; 32],
        salt: [3; 32],
        made_ms: 1_700_000_000_000,
        locked_ms: (player == 2).then_some(1_700_000_000_001),
    };
    PassRows { badges: vec![badge(1), badge(2)], ..PassRows::default() }
}

#[test]
fn whatever_byte_is_changed_what_is_still_called_whole_says_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cup.passes");
    PassFile::open(&path).unwrap().put(&rows(), &[], Care::Durable).unwrap();
    PassFile::check(&path).unwrap();
    let whole = fs::read(&path).unwrap();
    let (mut found, mut unnoticed) = (0, 0);
    for place in (0..whole.len()).filter(|place| whole[*place] != 0) {
        let mut bytes = whole.clone();
        bytes[place] ^= 0x10;
        fs::write(&path, bytes).unwrap();
        found += usize::from(PassFile::check(&path).is_err());
        let conn = connection::to_read(&path).unwrap();
        let read = PassFile::with(conn, &path).load();
        let is_same = read.is_ok_and(|read| read == rows());
        unnoticed += usize::from(PassFile::check(&path).is_ok() && !is_same);
    }
    assert_eq!(unnoticed, 0);
    assert!(found > 200, "{found}");
}

#[test]
fn a_file_of_before_gets_its_sums_when_it_is_opened() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cup.passes");
    let mut file = PassFile::open(&path).unwrap();
    file.put(&rows(), &[], Care::Durable).unwrap();
    for (table, _) in TABLES {
        let without = format!("ALTER TABLE {table} DROP COLUMN sum");
        file.conn.execute_batch(&without).unwrap();
    }
    file.conn.pragma_update(None, "user_version", 1).unwrap();
    drop(file);
    PassFile::check(&path).unwrap();
    let file = PassFile::open(&path).unwrap();
    assert_eq!(file.load().unwrap(), rows());
    let summed = rows_of(&file.conn, TABLES[0], "", []).unwrap();
    assert!(summed.iter().all(|(_, text, sum)| *sum == Some(sum_of(text))));
}
