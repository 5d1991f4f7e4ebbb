//! Lists of words, plain and compiled, and single words.

use flavita::lexicon::{builder, file, word_list};
use flavita::{
    app::words::provenance::Provenance, contests::committee::reading,
    game::edition::catalogue::embedded, lexicon::alphabet::Alphabet, lexicon::encoding::decode,
    lexicon::overrides::Overrides, tournament::judging::words_in_force,
};

use crate::trial::{Trial, texts};

const PLAIN: &str = "# слова\nдом\nдома\nсом\nёлка\nком\n\nкот\tкота\nкоз|ёл\n";
const HUNGARIAN: &str = "község\nköz|ség\nszép\ndzsem\nő\n";
const LANGUAGES: [&str; 3] = ["ru-scrabble", "hu-scrabble", "en-scrabble"];

fn utf_16(text: &str) -> Vec<u8> {
    let units = text.encode_utf16().flat_map(u16::to_le_bytes);
    [0xff, 0xfe].into_iter().chain(units).collect()
}

#[test]
fn plain_lists_in_any_encoding() {
    let cyrillic = b"\xe4\xee\xec\r\n\xea\xee\xf2\r\n\xb8\xeb\xea\xe0\r\n".to_vec();
    let seeds = [PLAIN.into(), HUNGARIAN.into(), utf_16(PLAIN), cyrillic];
    let editions = LANGUAGES.map(|id| embedded(id).unwrap());
    Trial::of("plain lists", seeds).run(|bytes| {
        for edition in &editions {
            let decoded = match decode(bytes, &edition.language, None) {
                Ok(decoded) => decoded,
                Err(fault) => {
                    assert!(!fault.to_string().is_empty());
                    continue;
                }
            };
            let list = word_list::read(edition, &decoded.text, |_| ());
            assert!(list.words.len() + list.bad_lines.len() <= bytes.len());
            let alphabet = Alphabet::of(edition);
            for word in list.words.iter().take(20) {
                let written = alphabet.spell(word.as_ref());
                assert_eq!(alphabet.cut(&written).as_deref(), Ok(word.as_ref()));
            }
        }
        let _known = decode(bytes, "ru", Some("koi8-r"));
        let _unknown = decode(bytes, "ru", Some(&String::from_utf8_lossy(bytes)));
    });
}

fn compiled(id: &str, text: &str) -> Vec<u8> {
    let edition = embedded(id).unwrap();
    let list = word_list::read(&edition, text, |_| ());
    file::write(&edition, "own", &builder::build(&list.words, |_| ()), file::Pressing::Quick)
}

#[test]
fn compiled_lists() {
    let seeds = [compiled("ru-scrabble", PLAIN), compiled("hu-scrabble", HUNGARIAN)];
    let editions = LANGUAGES.map(|id| embedded(id).unwrap());
    Trial::of("compiled lists", seeds).run(|bytes| {
        let _head = file::read_head(bytes);
        let _tiles = file::read_for_own_tiles(bytes);
        for edition in &editions {
            if let Ok((head, graph)) = file::read(edition, bytes) {
                assert_eq!(head.words, graph.words());
                let again = file::write(edition, &head.name, &graph, file::Pressing::Quick);
                assert_eq!(file::read(edition, &again).unwrap().1, graph);
            }
        }
    });
}

/// The checksum keeps every bent list out, so the nodes are bent before they are packed.
#[test]
fn packed_nodes_under_a_right_checksum() {
    use flate2::Compression;
    use flate2::read::ZlibDecoder;
    use flate2::write::ZlibEncoder;
    use sha2::{Digest, Sha256};
    use std::io::{Read, Write};

    let edition = embedded("ru-scrabble").unwrap();
    let whole = compiled("ru-scrabble", PLAIN);
    let (head, packed) = file::read_head(&whole).unwrap();
    let mut body = Vec::new();
    ZlibDecoder::new(packed).read_to_end(&mut body).unwrap();
    let start = &whole[..whole.len() - packed.len()];
    let start = String::from_utf8(start.to_vec()).unwrap();
    Trial::of("packed nodes", [body.as_slice()]).run(|bytes| {
        let digest = Sha256::digest(bytes);
        let digest = digest.iter().fold(String::new(), |text, byte| format!("{text}{byte:02x}"));
        let mut made = start.replace(&head.sha256, &digest).into_bytes();
        let mut deflate = ZlibEncoder::new(&mut made, Compression::fast());
        deflate.write_all(bytes).unwrap();
        deflate.finish().unwrap();
        if let Ok((head, graph)) = file::read(&edition, &made) {
            assert_eq!(graph.words(), head.words);
        }
    });
}

#[test]
fn overrides() {
    let alphabets = LANGUAGES.map(|id| Alphabet::of(&embedded(id).unwrap()));
    let seeds = ["+ДОМ -КОТ\n# слова\n+ЁЖ", "+köz|ség –szép", "\u{feff}+QI\n−ZA"];
    texts("overrides", seeds, |text| {
        for alphabet in &alphabets {
            match Overrides::read(alphabet, text) {
                Ok(read) => {
                    let told = read.told(alphabet);
                    let again = Overrides::read(alphabet, &told.join("\n")).unwrap();
                    assert_eq!(again.told(alphabet), told);
                }
                Err(faults) => assert!(!faults.is_empty()),
            }
        }
    });
}

#[test]
fn tables_of_a_committee() {
    let alphabets = LANGUAGES.map(|id| Alphabet::of(&embedded(id).unwrap()));
    let heading = "word,decision,date,reason,by\n";
    let seeds = [
        format!(
            "{heading}дом,admitted,2026-11-24,в словаре есть,Ада\nкот,removed,1.2.2026,\"нет, не слово\",\n"
        ),
        format!("{}köz|ség;+;2024-02-29;van;\n", heading.replace(',', ";")),
        format!("\u{feff}{heading}QI,-,2026-11-24,'=no,\r\nQI,+,2026-11-25,yes\r\n"),
    ];
    Trial::of("tables of a committee", seeds).run(|bytes| {
        for alphabet in &alphabets {
            match reading::read(alphabet, bytes) {
                Ok(committee) => {
                    let written = reading::written(&committee);
                    assert_eq!(
                        reading::read(alphabet, written.as_bytes()),
                        Ok(committee),
                        "{written}"
                    );
                }
                Err(faults) => assert!(faults.iter().all(|fault| fault.line > 0), "{faults:?}"),
            }
        }
    });
}

#[test]
fn words_looked_up() {
    let alphabets = LANGUAGES.map(|id| Alphabet::of(&embedded(id).unwrap()));
    let seeds = ["ёлка", "KO-T", "egészségszsz", "dzsdzsdzs", "køz|ség", "здравствуйте"];
    texts("words looked up", seeds, |text| {
        for alphabet in &alphabets {
            for letters in alphabet.cuts(text) {
                let written = alphabet.spell(&letters);
                assert_eq!(alphabet.cut(&written), Ok(letters), "{written}");
            }
            let (readings, _) = alphabet.readings(text);
            assert!(readings.len() <= 10_000, "{}", readings.len());
        }
    });
}

#[test]
fn words_of_rulings() {
    let state = &crate::logs::game().0;
    texts("words of rulings", ["aa", "QUIZ", " zax ", "z|a"], |text| {
        if let Ok((letters, word)) = words_in_force::read(state, text) {
            assert_eq!(words_in_force::read(state, &word).map(|read| read.0), Ok(letters));
        }
    });
}

#[test]
fn provenance() {
    let seed = include_str!("../../dictionaries/ru-scrabble/PROVENANCE.toml");
    texts("provenance", [seed], |text| {
        if let Err(fault) = toml::from_str::<Provenance>(text) {
            assert!(!fault.to_string().is_empty());
        }
    });
}
