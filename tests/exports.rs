//! The tables that leave the program, letter by letter.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeMap;

use flavita::lexicon::{builder, word_list};
use flavita::report::{ALL, MORE, losses};
use flavita::tournament::model::command::{BelowMinimum, Command};
use flavita::tournament::model::created::{DictionaryNote, TournamentCreated, WordChoice};
use flavita::tournament::model::ids::{PlayerNumber, RoundNumber, SlipNumber};
use flavita::tournament::profile::clock::{GameClock, Steps, UnnotedRound};
use flavita::{
    game::edition::catalogue::embedded, i18n::language::Language, lexicon::graph::Graph,
    report::csv_profile::CsvProfile, report::draw_protocol::draw_protocol, report::files::form,
    report::losses::TakenHome, report::pictures::all, report::replay::page::replay,
    report::tables_t::tables_t, report::transliteration::Unwritable, tournament::decide::decide,
    tournament::model::actor::Stamp, tournament::model::chance::Seed,
    tournament::model::ruling::Ruling, tournament::model::slip::SlipText,
    tournament::profile::catalogue, tournament::state::tournament::Tournament,
};

/// The program that wrote a file.
const PROGRAM: &str = concat!("Flavita ", env!("CARGO_PKG_VERSION"));

struct Game {
    words: Graph,
    state: Tournament,
}

impl Game {
    fn new() -> Self {
        let edition = embedded("ru-scrabble").unwrap();
        let list = word_list::read(&edition, "дом\nмода\nкода\nад\nкот\n", |_| ());
        let mut profile = catalogue::embedded("house").unwrap();
        profile.game_clock = Some(GameClock {
            budget: 200,
            price: 10,
            step: 60,
            steps: Steps::Started,
            unnoted_round: UnnotedRound::Whole,
        });
        let created = TournamentCreated {
            name: "Ардис".to_owned(),
            edition: edition.source.clone(),
            switches: Vec::new(),
            dictionary: DictionaryNote {
                name: "five words".to_owned(),
                words: 5,
                checksum: String::new(),
                choice: WordChoice::default(),
            },
            profile,
            seed: Seed {
                secret: String::new(),
                tournament: String::new(),
                public: String::new(),
                ..Seed::default()
            },
            program: "test".to_owned(),
            meeting: None,
            relayed: None,
            prepared: None,
        };
        Self {
            words: builder::build(&list.words, |_| ()),
            state: Tournament::new(&created, &stamp()).unwrap(),
        }
    }

    fn order(&mut self, command: &Command) {
        for event in decide(&self.state, command, &self.words).unwrap() {
            self.state.apply(&event, &stamp());
        }
    }

    fn take_rack(&mut self, rack: &str) {
        self.order(&Command::TakeRack {
            rack: rack.to_owned(),
            below_minimum: BelowMinimum::Accept,
            witness: String::new(),
            is_whole: false,
        });
    }

    fn slip(&mut self, round: u32, player: u32, at: &str, word: &str, seconds: u64) {
        self.order(&Command::RecordSlip {
            round: RoundNumber(round),
            player: PlayerNumber(player),
            text: SlipText {
                at: at.to_owned(),
                word: word.to_owned(),
                claimed: (seconds == 30).then_some(-5),
                used_ms: Some(seconds * 1000 + 250),
                ..SlipText::default()
            },
            copies: 1,
        });
    }
}

fn stamp() -> Stamp {
    Stamp { at_ms: 0, actor: "test".into() }
}

/// Two rounds marked, the third being played: formulas for names, a slip replaced, one taken back.
fn evening() -> Tournament {
    let mut game = Game::new();
    for (name, club) in [("=Ада", "Ардис; \"Холл\""), ("Ван", "＠дом"), ("-7", "")]
    {
        game.order(&Command::RegisterPlayer {
            number: None,
            name: name.to_owned(),
            club: club.to_owned(),
        });
    }
    game.take_rack("ДОМАКТЫ");
    game.order(&Command::OpenRound);
    game.order(&Command::CloseRound { remaining_ms: 0 });
    game.order(&Command::RevealTop);
    game.order(&Command::PlaceTop { choice: 0, because: String::new() });
    game.slip(1, 1, "З8", "ДОМ", 60);
    game.slip(1, 1, "З8", "МОДА", 30);
    game.slip(1, 2, "А1", "=МОД", 179);
    game.slip(1, 3, "З7", "ДОМ", 100);
    game.slip(1, 3, "З6", "ДОМ", 100);
    game.order(&Command::WithdrawSlip { slip: SlipNumber(5) });
    game.take_rack("КОТ?ЬЪЫ");
    game.order(&Command::OpenRound);
    game.order(&Command::CloseRound { remaining_ms: 30_000 });
    let given = Command::RevealAndPlace { at: "З5".to_owned(), word: "КОДА".to_owned() };
    // КОДА lies there already: nothing is laid, and nothing changes.
    assert!(decide(&game.state, &given, &game.words).is_err());
    game.order(&Command::RevealTop);
    game.slip(2, 2, "5Ж", "КОТ", 190);
    game.order(&Command::LockMarking { round: RoundNumber(2) });
    game.take_rack("ЫЙЪЬЬЩШ");
    game.order(&Command::OpenRound);
    game.state
}

fn export(name: &str, profile: CsvProfile, language: Language) -> String {
    let mut tables = ALL.iter().chain(MORE);
    let (_, export) = tables.find(|(other, _)| *other == name).unwrap();
    String::from_utf8(export(&evening(), profile, language)).unwrap()
}

/// A table with its invisible signs made visible.
fn shown(name: &str, profile: CsvProfile, language: Language) -> String {
    let text = export(name, profile, language);
    text.replace('\u{feff}', "<BOM>").replace("\r\n", "<CRLF>\n")
}

#[test]
fn plain_standings() {
    insta::assert_snapshot!(shown("standings", CsvProfile::Plain, Language::Russian), @r#"
    rank,player,total,percent,tops,solos,penalty,points,seconds,overtime_seconds,number,club,r1,r2,solo_points,warnings,warning_price,negative,dearest_slip,categories,team,tie,ruled<CRLF>
    1,'=Ада,12,66.67,1,1,0,12,180.25,0,1,"Ардис; ""Холл""",12,0,0,0,0,-6,12,,,,0<CRLF>
    2,'-7,0,0.00,0,0,10,10,250.25,50.25,3,,10,0,0,0,0,-18,10,,,,0<CRLF>
    3,Ван,-30,-166.67,0,0,30,0,329.25,129.25,2,'＠дом,0,0,0,0,0,-48,0,,,,0<CRLF>
    "#);
}

#[test]
fn standings_for_a_russian_spreadsheet() {
    insta::assert_snapshot!(shown("standings", CsvProfile::Spreadsheet, Language::Russian), @r#"
    <BOM>Место;Игрок;Итог;% от топов;Топы;Соло;Штраф;Очки;Секунды;Сверх времени, с;Номер;Город, клуб;Ход 1;Ход 2;Очки за соло;Предупреждения;Очки за предупреждения;До топа;Лучший ход;Категории;Команда;При равенстве;Решения, очки<CRLF>
    1;'=Ада;12;66,67;1;1;0;12;180,25;0;1;"Ардис; ""Холл""";12;0;0;0;0;-6;12;;;;0<CRLF>
    2;'-7;0;0,00;0;0;10;10;250,25;50,25;3;;10;0;0;0;0;-18;10;;;;0<CRLF>
    3;Ван;-30;-166,67;0;0;30;0;329,25;129,25;2;'＠дом;0;0;0;0;0;-48;0;;;;0<CRLF>
    "#);
}

#[test]
fn standings_for_an_english_spreadsheet() {
    insta::assert_snapshot!(shown("standings", CsvProfile::Spreadsheet, Language::English), @r#"
    <BOM>Rank;Player;Total;% of tops;Tops;Solos;Penalty;Points;Seconds;Overtime, s;Number;Town, club;Round 1;Round 2;Points for solos;Warnings;Price of warnings;Gap to top;Best round;Categories;Team;Tie-break;Rulings, points<CRLF>
    1;'=Ада;12;66.67;1;1;0;12;180.25;0;1;"Ардис; ""Холл""";12;0;0;0;0;-6;12;;;;0<CRLF>
    2;'-7;0;0.00;0;0;10;10;250.25;50.25;3;;10;0;0;0;0;-18;10;;;;0<CRLF>
    3;Ван;-30;-166.67;0;0;30;0;329.25;129.25;2;'＠дом;0;0;0;0;0;-48;0;;;;0<CRLF>
    "#);
}

#[test]
fn plain_rounds() {
    insta::assert_snapshot!(shown("rounds", CsvProfile::Plain, Language::Russian), @r#"
    round,rack,tops,top_points,at,word,points,legal_placements,found,solo,players,seconds<CRLF>
    1,ДОМАКТЫ,8,12,З5,КОДА,12,16,1,'=Ада,3,180<CRLF>
    2,КОТ?ЬЪЫ,1,6,7Е,КОДа,6,11,0,,3,150<CRLF>
    3,ЫЙЪЬЬЩШ,,,,,,,,,3,<CRLF>
    "#);
}

#[test]
fn rounds_for_a_russian_spreadsheet() {
    insta::assert_snapshot!(shown("rounds", CsvProfile::Spreadsheet, Language::Russian), @r#"
    <BOM>Ход;Набор;Топы;Очки топа;Клетка;Слово;Очки;Всего вариантов;Нашли;Соло игрока;Игроков;Секунды<CRLF>
    1;ДОМАКТЫ;8;12;З5;КОДА;12;16;1;'=Ада;3;180<CRLF>
    2;КОТ?ЬЪЫ;1;6;7Е;КОДа;6;11;0;;3;150<CRLF>
    3;ЫЙЪЬЬЩШ;;;;;;;;;3;<CRLF>
    "#);
}

#[test]
fn plain_slips() {
    insta::assert_snapshot!(shown("slips", CsvProfile::Plain, Language::English), @r#"
    round,player,number,at,word,claimed,seconds,points,would_be,top,verdict,reasons,reason_text,status,slip,read_at,read_word,remarks,ruling,received<CRLF>
    1,'=Ада,1,З8,ДОМ,,60.25,10,10,0,valid,,,replaced,1,З8,ДОМ,,,<CRLF>
    1,'=Ада,1,З8,МОДА,-5,30.25,12,12,1,valid,,"The word is valid. The slip says −5, but the word scores 12. 12 counted.",counts,2,З8,МОДА,claim_too_low:0,,<CRLF>
    1,Ван,2,А1,'=МОД,,179.25,0,,0,zero,unknown_letter,This game has no letter =.,counts,3,,,,,<CRLF>
    1,'-7,3,З7,ДОМ,,100.25,10,10,0,valid,,,counts,4,З7,ДОМ,,,<CRLF>
    1,'-7,3,З6,ДОМ,,100.25,10,10,0,valid,,,withdrawn,5,З6,ДОМ,,,<CRLF>
    2,Ван,2,5Ж,КОТ,,190.25,0,4,0,zero,replaces_tile|late,There is already another letter on З5. Handed in after the signal.,counts,6,5Ж,КОТ,,,<CRLF>
    "#);
}

#[test]
fn slips_for_a_russian_spreadsheet() {
    insta::assert_snapshot!(shown("slips", CsvProfile::Spreadsheet, Language::Russian), @r#"
    <BOM>Ход;Игрок;Номер;Клетка;Слово;Заявлено;Секунды;Очки;Было бы;Топ;Проверка;Коды причин;Причина;Состояние;Бланк;Прочитана клетка;Прочитано слово;Замечания;Решение;Принято<CRLF>
    1;'=Ада;1;З8;ДОМ;;60,25;10;10;0;засчитан;;;заменён;1;З8;ДОМ;;;<CRLF>
    1;'=Ада;1;З8;МОДА;-5;30,25;12;12;1;засчитан;;Слово верное. На бланке −5, по подсчёту 12. Засчитано 12.;учтён;2;З8;МОДА;claim_too_low:0;;<CRLF>
    1;Ван;2;А1;'=МОД;;179,25;0;;0;ноль;unknown_letter;В этой игре нет буквы =.;учтён;3;;;;;<CRLF>
    1;'-7;3;З7;ДОМ;;100,25;10;10;0;засчитан;;;учтён;4;З7;ДОМ;;;<CRLF>
    1;'-7;3;З6;ДОМ;;100,25;10;10;0;засчитан;;;снят;5;З6;ДОМ;;;<CRLF>
    2;Ван;2;5Ж;КОТ;;190,25;0;4;0;ноль;replaces_tile|late;На клетке З5 уже есть другая буква. Бланк сдан после сигнала.;учтён;6;5Ж;КОТ;;;<CRLF>
    "#);
}

#[test]
fn plain_players() {
    insta::assert_snapshot!(shown("players", CsvProfile::Plain, Language::Russian), @r#"
    number,name,partner,club,categories,team,from_round,until_round,missed_rounds,licence,series,rating,nationality<CRLF>
    1,'=Ада,,"Ардис; ""Холл""",,,1,,,,,,<CRLF>
    2,Ван,,'＠дом,,,1,,,,,,<CRLF>
    3,'-7,,,,,1,,,,,,<CRLF>
    "#);
}

#[test]
fn players_for_a_hungarian_spreadsheet() {
    insta::assert_snapshot!(shown("players", CsvProfile::Spreadsheet, Language::Hungarian), @r#"
    <BOM>Szám;Név;Társ;Város, klub;Kategóriák;Csapat;Első forduló;Utolsó forduló;Kihagyott fordulók;Licenc;Sorozat;Értékszám;Nemzetiség<CRLF>
    1;'=Ада;;"Ардис; ""Холл""";;;1;;;;;;<CRLF>
    2;Ван;;'＠дом;;;1;;;;;;<CRLF>
    3;'-7;;;;;1;;;;;;<CRLF>
    "#);
}

#[test]
fn the_cross_table_has_the_tops_above_the_players() {
    insta::assert_snapshot!(shown("cross", CsvProfile::Plain, Language::Russian), @r#"
    number,player,rank,total,r1,r2<CRLF>
    ,top,,18,12,6<CRLF>
    1,'=Ада,1,12,12,0<CRLF>
    2,Ван,3,-30,0,0<CRLF>
    3,'-7,2,0,10,0<CRLF>
    "#);
}

#[test]
fn warnings_are_counted_player_by_player() {
    insta::assert_snapshot!(shown("warnings", CsvProfile::Plain, Language::English), @r#"
    round,number,player,warnings,warnings_so_far,warning_price,remarks,reason_text<CRLF>
    "#);
}

#[test]
fn a_player_takes_home_what_each_round_cost_him_and_why() {
    insta::assert_snapshot!(shown("losses", CsvProfile::Plain, Language::English), @r#"
    number,player,round,rack,at,word,points,top_at,top,top_points,lost,reason_text<CRLF>
    1,'=Ада,1,ДОМАКТЫ,З8,МОДА,12,З5,КОДА,12,0,"The word is valid. The slip says −5, but the word scores 12. 12 counted."<CRLF>
    1,'=Ада,2,КОТ?ЬЪЫ,,,0,7Е,КОДа,6,6,There is no slip.<CRLF>
    2,Ван,1,ДОМАКТЫ,А1,'=МОД,0,З5,КОДА,12,12,This game has no letter =.<CRLF>
    2,Ван,2,КОТ?ЬЪЫ,5Ж,КОТ,0,7Е,КОДа,6,6,There is already another letter on З5. Handed in after the signal.<CRLF>
    3,'-7,1,ДОМАКТЫ,З7,ДОМ,10,З5,КОДА,12,2,Worth less than the top.<CRLF>
    3,'-7,2,КОТ?ЬЪЫ,,,0,7Е,КОДа,6,6,There is no slip.<CRLF>
    "#);
}

#[test]
fn the_page_to_take_home_asks_for_the_missed_tops_before_it_answers() {
    let state = evening();
    let one = TakenHome { player: Some(PlayerNumber(3)), ..TakenHome::of_all(&state) };
    let page = String::from_utf8(losses::page(&[one], Language::English)).unwrap();
    assert!(page.contains("<h1>-7</h1>") && !page.contains("Ван"), "his sheet alone");
    assert!(!page.contains("ЫЙЪЬЬЩШ"), "the round that is played is no round to take home");
    let (rounds, practice) = page.split_once("Find the tops").unwrap();
    assert!(rounds.contains("<b>ДОМ З7</b><small>Worth less than the top.</small>"), "{rounds}");
    let (asked, answers) = practice.split_once("Answers").unwrap();
    // Д lay there, the others were wanted.
    assert!(asked.contains("КОТ?ЬЪЫ\u{a0}– 7Е · · Д ·\u{a0}– 6"), "{asked}");
    assert!(!asked.contains("КОДа") && answers.contains("<li>КОДа 7Е</li>"), "{practice}");
    let all = losses::page(&[TakenHome::of_all(&state)], Language::English);
    let all = String::from_utf8(all).unwrap();
    assert_eq!(all.matches("<section>").count(), 3, "a sheet a player");
    assert!(!all.contains("<link") && !all.contains("src="), "nothing beside it");
}

/// A file in a form that other programs read.
fn written(name: &str, state: &Tournament) -> Result<Vec<u8>, Unwritable> {
    (form(name).unwrap().write)(state)
}

#[test]
fn a_file_with_room_for_it_says_which_version_wrote_it_and_so_does_paper() {
    let state = evening();
    let mut files = vec![
        written("gcg", &state).unwrap(),
        draw_protocol(&state, None),
        replay(&state, None, Language::English),
        include_bytes!("../static/print.css").to_vec(),
        include_bytes!("../static/paper.css").to_vec(),
    ];
    files.extend(
        all(&state, Language::English).iter().map(|one| one.file(&state, Language::English)),
    );
    assert!(files.len() > 5, "a picture is among them");
    for file in files {
        let text = String::from_utf8(file).unwrap();
        assert!(text.contains(PROGRAM), "{}", text.chars().take(200).collect::<String>());
    }
}

#[test]
fn the_tops_are_the_moves_of_a_gcg() {
    let text = String::from_utf8(written("gcg", &evening()).unwrap()).unwrap();
    let text = text.replace(PROGRAM, "Flavita");
    insta::assert_snapshot!(text, @r#"
    #character-encoding UTF-8
    #title Ардис
    #description Scrabble, русский, five words, Flavita
    #player1 Top Top
    >Top: ДОМАКТЫ 8E КОДА +12 12
    #note round 1; equal: 8E МОДА, 8F КОДА, 8F МОДА, 8G КОДА, 8G МОДА, 8H КОДА, 8H МОДА
    >Top: КОТ?ЬЪЫ G6 КО.а +6 18
    "#);
}

/// A game with players of these numbers, names and clubs.
fn with_players(players: &[(u32, &str, &str)]) -> Tournament {
    let mut game = Game::new();
    for (number, name, club) in players {
        game.order(&Command::RegisterPlayer {
            number: Some(PlayerNumber(*number)),
            name: (*name).to_owned(),
            club: (*club).to_owned(),
        });
    }
    game.state
}

#[test]
fn sigles_takes_names_of_western_europe_as_they_are() {
    let state = with_players(&[(1, "Éva \"Süß\"", ""), (3, "Bo", "")]);
    let bytes = written("sigles", &state).unwrap();
    let expected = b"\"1\",\"\xc9va 'S\xfc\xdf'\",\"0\"\r\n\"2\",\"--table vide--\",\"-1\"\r\n\"3\",\"Bo\",\"0\"\r\n";
    assert_eq!(bytes, expected);
}

#[test]
fn other_names_are_written_as_in_passports() {
    // ICAO Doc 9303 part 3, section 6: a row each of its tables, by hand.
    let names = [
        ("Щукин Юрий", "Shchukin Iurii"),
        ("ЖУКОВ Игорь", "ZHUKOV Igor"),
        ("Подъячев Ёж", "Podieiachev Ezh"),
        ("Хвощёв-Цой Яна", "Khvoshchev-Tsoi Iana"),
        ("Їжакевич Ґалаґан", "Izhakevich Galagan"),
        ("Dvořák Luděk", "Dvor\u{e1}k Ludek"),
        ("Szőke Gyűlő", "Szoke Gyulo"),
        ("O’Neill Łucja", "O'Neill Lucja"),
    ];
    for (name, expected) in names {
        let bytes = written("federation", &with_players(&[(1, name, "")])).unwrap();
        let line: String = bytes.iter().copied().map(char::from).collect();
        let (family, given) = expected.split_once(' ').unwrap();
        assert!(line.starts_with(&format!("{family};{given};")), "{line}");
    }
}

#[test]
fn a_name_that_no_table_has_is_refused_by_its_player() {
    for form in ["sigles", "federation"] {
        let state = with_players(&[(1, "Ада", ""), (2, "Νίκος", "")]);
        let Unwritable { number, name } = written(form, &state).unwrap_err();
        assert_eq!((number, name.as_str()), (PlayerNumber(2), "Νίκος"));
    }
}

#[test]
fn a_federations_list_has_twelve_columns_and_leaves_empty_what_is_not_known() {
    let state = with_players(&[(3, "Éva Süß", "A;B"), (1, "DE LA TOUR Jean", "")]);
    let bytes = written("federation", &state).unwrap();
    let expected = b"DE LA TOUR;Jean;;;;;;;;;;\r\n\xc9va;S\xfc\xdf;;;;\"A;B\";;;;;;\r\n";
    assert_eq!(bytes, expected);
}

#[test]
fn a_name_that_would_be_a_formula_is_none_in_the_forms_of_federations() {
    let state = with_players(&[(1, "=1+1 Bo", "@SUM(A1)")]);
    assert_eq!(written("sigles", &state).unwrap(), b"\"1\",\"'=1+1 Bo\",\"0\"\r\n");
    assert!(written("federation", &state).unwrap().starts_with(b"'=1+1;Bo;;;;'@SUM(A1);"));
}

/// A table as rows of cells by heading.
fn read_back(name: &str, profile: CsvProfile) -> Vec<BTreeMap<String, String>> {
    let text = export(name, profile, Language::Russian);
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(profile.delimiter())
        .from_reader(text.trim_start_matches('\u{feff}').as_bytes());
    reader.deserialize().map(Result::unwrap).collect()
}

#[test]
fn a_csv_reader_finds_equal_figures_in_both_forms() {
    for (name, _) in ALL.iter().chain(MORE) {
        let plain = read_back(name, CsvProfile::Plain);
        let sheet = read_back(name, CsvProfile::Spreadsheet);
        assert_eq!(plain.len(), sheet.len(), "{name}");
        let figures = |rows: &[BTreeMap<String, String>]| -> Vec<Vec<String>> {
            let is_figure = |cell: &String| cell.parse::<f64>().is_ok();
            let row = |row: &BTreeMap<String, String>| {
                let cells = row.values().map(|cell| cell.replace(',', "."));
                let mut figures: Vec<String> = cells.filter(is_figure).collect();
                figures.sort();
                figures
            };
            rows.iter().map(row).collect()
        };
        assert_eq!(figures(&plain), figures(&sheet), "{name}");
    }
}

#[test]
fn figures_are_never_disarmed_and_texts_always() {
    for profile in [CsvProfile::Plain, CsvProfile::Spreadsheet] {
        for (name, _) in ALL.iter().chain(MORE) {
            for cell in read_back(name, profile).iter().flat_map(BTreeMap::values) {
                let is_armed = cell.starts_with(['=', '+', '@', '＠']);
                let is_text = cell.replace(',', ".").parse::<f64>().is_err();
                let looks_negative = cell.starts_with('-') && is_text;
                assert!(!is_armed && !looks_negative, "{name}: {cell}");
            }
        }
    }
    let plain = read_back("standings", CsvProfile::Plain);
    let totals: Vec<i32> = plain.iter().map(|row| row["total"].parse().unwrap()).collect();
    assert!(totals.iter().any(|total| *total < 0), "{totals:?}");
}

#[test]
fn no_file_calls_a_word_the_top_that_a_ruling_rejects() {
    let mut game = Game { state: evening(), ..Game::new() };
    game.order(&Command::GiveRuling {
        what: Ruling::WordRejected { word: "КОДА".to_owned() },
        because: "так решил судья".to_owned(),
    });
    let round = game.state.round(RoundNumber(1)).unwrap();
    let (top, points) = (round.top().unwrap(), round.tops.as_ref().unwrap().points);
    assert_eq!(round.laid_below().map(|laid| laid.word.as_str()), Some("КОДА"));

    let gcg = String::from_utf8(written("gcg", &game.state).unwrap()).unwrap();
    assert!(gcg.contains(&format!(
        " КОДА +{points} {points}\n#note round 1; laid for 12, no top; tops: "
    )));
    let losses = TakenHome::of_all(&game.state).csv(CsvProfile::Plain, Language::English);
    let losses = String::from_utf8(losses).unwrap();
    assert!(losses.contains(&format!("{},{},{points},", top.at, top.word)), "{losses}");
    assert!(!losses.contains("КОДА,12"), "{losses}");
    let page = losses::page(&[TakenHome::of_all(&game.state)], Language::English);
    let page = String::from_utf8(page).unwrap();
    let note =
        format!("<td>{} {}<small>on the board, not a top: КОДА З5</small></td>", top.word, top.at);
    assert!(page.contains(&note), "{page}");
    assert!(!page.contains("<li>КОДА З5</li>"), "nobody is asked for it");
    let replay = String::from_utf8(replay(&game.state, None, Language::English)).unwrap();
    assert!(replay.contains(&format!("\"above\":\"{} {} {points}\"", top.word, top.at)));
}

#[test]
fn everybody_has_a_line_with_opponents_and_scores_by_round() {
    let pair = |one: (&str, i64), other: (&str, i64)| {
        [one, other].map(|(name, points)| (name.to_owned(), points))
    };
    let pairs = [
        pair(("Ada", 400), ("Ben", 350)),
        pair(("Cyd", 300), ("Ada", 310)),
        pair(("Cyd", 290), ("Ben", -5)),
    ];
    let expected = "Ada 0 2 3 0; 400 310 0\nBen 0 1 0 3; 350 0 -5\nCyd 0 0 1 2; 0 300 290\n";
    assert_eq!(tables_t(&pairs), expected);
}
