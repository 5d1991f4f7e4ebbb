//! Tests of `src/tournament/model/look_alike.rs`.

use flavita_tournament::model::look;

#[test]
fn names_that_look_the_same_are_the_same() {
    for (one, other) in
        [("Ада", "Aда"), ("Орлов", "Oрлов"), ("Иванов  Пётр", "иванов пётр"), ("Paul", "Раul")]
    {
        assert_eq!(look(one), look(other), "{one} {other}");
    }
    for (one, other) in [("Ада", "Ван"), ("Иванов", "Иванова"), ("Ёлкин", "Елкин")]
    {
        assert_ne!(look(one), look(other), "{one} {other}");
    }
}
