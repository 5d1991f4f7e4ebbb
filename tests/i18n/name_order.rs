//! Tests of `src/i18n/name_order.rs`.

use flavita_i18n::name_order::name_order;

#[track_caller]
fn assert_sorted(names: &[&str], language: &str) {
    let mut sorted = names.to_vec();
    sorted.reverse();
    sorted.sort_by_key(|name| name_order(name, language));
    assert_eq!(sorted, names);
}

#[test]
fn hungarian_names_stand_as_in_the_hungarian_alphabet() {
    let names = "Ábel Z., Adél T., Cukor B., Csorba É., Ébner A., Erdős P., Ónodi K., Orosz I., \
        Osváth P., Ökrös M., Őze L., Sürü A., Szabó Zs., Udvari F., Ürge N., Zombor G., Zsolt B.";
    assert_sorted(&names.split(", ").collect::<Vec<_>>(), "hu");
}

#[test]
fn czech_names_stand_as_in_the_czech_alphabet() {
    let names = ["Cibula", "Čapek", "Dvořák", "Hus", "Chalupa", "Ibl", "Řehoř", "Škoda", "Žižka"];
    assert_sorted(&names, "cs");
}

#[test]
fn russian_names_take_yo_for_ye_and_keep_short_i_apart() {
    assert_sorted(&["Егоров", "Ёлкин", "Ершов", "Ильин", "Йогансон", "Котов"], "ru");
}

#[test]
fn names_that_differ_in_marks_alone_are_not_equal() {
    assert_ne!(name_order("Kovács", "hu"), name_order("Kovacs", "hu"));
    assert_sorted(&["kovacs A.", "Kovács B."], "hu");
}
