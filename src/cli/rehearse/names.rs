//! Made-up players.

use flavita_tournament::{model::player::Details, model::player::Labels};

/// Surnames of men; a woman's has one letter more.
const SURNAMES: &str = "Абрамов Белкин Воронин Гаврилов Дроздов Ершов Жданов Зимин Ильин Калинин \
    Лазарев Маслов Никитин Орлов Панин Рябов Савин Тихонов Усов Фомин Хохлов Чижов Шубин Яшин";
/// Given names of men and of women.
const GIVEN: [&str; 2] = [
    "Алексей Борис Виктор Глеб Денис Егор Иван Кирилл Лев Максим Николай Олег Павел Роман Сергей \
     Юрий",
    "Анна Вера Галина Дарья Елена Зоя Ирина Ксения Лидия Мария Нина Ольга Полина Раиса София \
     Татьяна",
];
/// First letters of fathers' names.
const FATHERS: &str = "А Б В Г Д Е Ж З И К Л М Н О П Р С Т У Ф Х Э Ю Я";
const TOWNS: &str = "Москва Тверь Казань Пермь Омск Самара Томск Псков";

/// The player of this number, different from every other below 18,000.
pub(super) fn player(number: u32) -> Details {
    let word = |words: &'static str, at: usize| words.split(' ').nth(at).unwrap_or_default();
    let number = number as usize;
    let (sex, at) = (number % 2, number / 2);
    let surname = word(SURNAMES, at % 24);
    let ending = ["", "а"][sex];
    // Coprime steps, so that neighbours in the list have little in common.
    let given = word(GIVEN[sex], (at / 24 + at * 5) % 16);
    let father = word(FATHERS, (at / 384 + at * 7) % 24);
    Details {
        name: format!("{surname}{ending} {given} {father}."),
        // One in nine is of no town.
        club: word(TOWNS, (at * 4 + number) % 9).to_owned(),
        labels: Labels::default(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn fifteen_thousand_players_have_names_of_their_own_that_may_be_registered() {
        let names: BTreeSet<String> = (1..=15_000).map(|n| player(n).name).collect();
        assert_eq!(names.len(), 15_000);
        assert!((1..=15_000).all(|n| player(n).tidy() == player(n)));
    }
}
