//! The sealed file opens with one key, and tells nothing before.

use flavita::app::machine::signing::{Purpose, SecretKey};
use flavita::app::sealed::file::{OPENED_BYTES, Seal, SealFault, Sealed, WORK};
use flavita::tournament::model::prepared_game::{PreparedGame, commitment};

use crate::ground::{KEY, first_sealed, game, sealed};

/// The encrypted bytes of a file, and their place in it.
fn body(text: &str) -> &str {
    text.lines().rev().nth(1).unwrap()
}

fn bytes(digits: &str) -> Vec<u8> {
    let pairs = digits.as_bytes().chunks(2);
    let byte = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).unwrap(), 16).unwrap();
    pairs.map(byte).collect()
}

fn short_game() -> PreparedGame {
    let mut short = game(1);
    short.rounds.truncate(3);
    short
}

#[test]
fn what_is_sealed_comes_out_again_with_its_key_and_its_commitment() {
    let game = game(1);
    let text = first_sealed().to_text();
    let read = Sealed::read(text.as_bytes()).unwrap();
    let opened = read.open("  RADIO-tango, piano\nrobot opera SALSA ").unwrap();
    assert_eq!(opened.game.rounds, game.rounds);
    assert_eq!(opened.game.profile, game.profile);
    assert_eq!(opened.game.nonce.len(), 64);
    assert_eq!(commitment(&opened.bytes), read.head.commitment);
    // The file that the organiser gets back is a game again.
    assert_eq!(PreparedGame::read(&opened.bytes).unwrap(), *opened.game);
}

#[test]
fn any_program_for_age_files_opens_it_with_the_words() {
    let sealed = first_sealed();
    let text = sealed.to_text();
    let identity = age::scrypt::Identity::new(age::secrecy::SecretString::from(KEY.to_owned()));
    let opened = age::decrypt(&identity, &bytes(body(&text))).unwrap();
    assert_eq!(commitment(&opened), sealed.head.commitment);
}

#[test]
fn a_file_that_was_cut_is_refused_wherever_it_ends() {
    let text = first_sealed().to_text();
    let ends = (0..400).chain((400..text.len() - 300).step_by(331));
    for end in ends.chain(text.len() - 300..text.len()) {
        assert!(Sealed::read(&text.as_bytes()[..end]).is_err(), "cut at {end}");
    }
    assert_eq!(Sealed::read(&text.as_bytes()[..5_000]), Err(SealFault::Cut));
    let longer = format!("{text}\n");
    assert!(Sealed::read(longer.as_bytes()).is_err());
}

#[test]
fn each_fault_has_its_own_sentence() {
    let text = first_sealed().to_text();
    let read = |text: &str| Sealed::read(text.as_bytes()).unwrap_err();
    assert_eq!(read("a shopping list\n"), SealFault::NotSealed);
    assert_eq!(read(""), SealFault::NotSealed);
    let newer = text.replacen("sealed game 1", "sealed game 2", 1);
    assert_eq!(read(&newer), SealFault::Newer("flavita sealed game 2".to_owned()));
    assert_eq!(read(&text.replacen("Marina", "Lucette", 1)), SealFault::Changed);
    assert_eq!(read(&text.replacen("  \"organiser\"", "   \"organiser\"", 1)), SealFault::Changed);
}

#[test]
fn another_signature_is_refused_whether_it_says_so_or_not() {
    let text = first_sealed().to_text();
    let unsigned = &text[..text.find("signed ").unwrap()];
    let other = SecretKey::fresh().unwrap();
    let by_other = other.sign(Purpose::SealedGame, unsigned.as_bytes());
    let open = format!("{unsigned}signed {} {}\n", by_other.by, by_other.signature);
    assert_eq!(Sealed::read(open.as_bytes()), Err(SealFault::ForeignSignature));
    let named = Sealed::read(text.as_bytes()).unwrap().head.key;
    let hidden = format!("{unsigned}signed {named} {}\n", by_other.signature);
    assert_eq!(Sealed::read(hidden.as_bytes()), Err(SealFault::Changed));
}

#[test]
fn the_length_tells_nothing_of_the_game() {
    let (long, short) = (game(2), short_game());
    let lengths = [&long, &short].map(|game| bytes(body(&sealed(game, None).to_text())).len());
    assert_eq!(lengths[0], lengths[1]);
    assert!(lengths[0] >= OPENED_BYTES);
    let mut endless = game(2);
    while endless.to_bytes().len() <= OPENED_BYTES {
        endless.rounds.extend(endless.rounds.clone());
    }
    let signer = SecretKey::fresh().unwrap();
    let seal = Seal {
        name: "Endless",
        organiser: "Marina",
        signer: &signer,
        opens: None,
        key: KEY,
        work: WORK,
    };
    assert!(matches!(Sealed::seal(&endless, seal), Err(SealFault::TooLarge(_))));
}

#[test]
fn neither_racks_nor_words_nor_the_seed_stand_in_the_bytes() {
    let game = game(1);
    let text = first_sealed().to_text();
    let encrypted = bytes(body(&text));
    // The rules say under the same name how many tiles a rack has.
    let mut secrets: Vec<&str> = vec!["\"rack\": \"", &game.seed];
    for round in &game.rounds {
        secrets.extend([round.rack.as_str(), &round.laid.word]);
        secrets.extend(round.words.iter().map(String::as_str));
    }
    // Two letters stand anywhere by chance.
    for secret in secrets.into_iter().filter(|secret| secret.len() > 3) {
        let stands = |bytes: &[u8]| bytes.windows(secret.len()).any(|w| w == secret.as_bytes());
        assert!(!stands(text.as_bytes()), "{secret} stands in the file");
        assert!(!stands(&encrypted), "{secret} stands in the encrypted bytes");
    }
}

#[test]
fn the_same_game_sealed_twice_has_two_commitments() {
    let game = short_game();
    let [one, other] = [(); 2].map(|()| sealed(&game, None));
    // Else somebody who guesses the game could see that he is right.
    assert_ne!(one.head.commitment, other.head.commitment);
    assert_ne!(body(&one.to_text()), body(&other.to_text()));
}

#[test]
fn a_name_that_nobody_can_read_is_refused_before_it_is_sealed() {
    let signer = SecretKey::fresh().unwrap();
    for (name, organiser) in [("", "Marina"), ("League", ""), ("Lea\u{202e}gue", "Marina")] {
        let seal = Seal { name, organiser, signer: &signer, opens: None, key: KEY, work: WORK };
        assert_eq!(Sealed::seal(&short_game(), seal), Err(SealFault::Name));
    }
}

#[test]
fn rules_that_cannot_be_are_refused_although_they_are_signed() {
    let mut game = short_game();
    game.profile.round.seconds = 0;
    let text = sealed(&game, None).to_text();
    let refused = Sealed::read(text.as_bytes()).unwrap_err().to_string();
    assert!(refused.contains("round.seconds"), "{refused}");
}

mod long {
    use super::{KEY, SealFault, Sealed, body, first_sealed};

    #[test]
    #[ignore = "long: bash tests/check"]
    fn no_other_key_opens_it() {
        let sealed = first_sealed();
        for wrong in
            ["", "radio", "radio tango piano robot opera", "radio tango piano robot opera salsb"]
        {
            assert_eq!(sealed.open(wrong), Err(SealFault::WrongKey), "{wrong:?}");
        }
        assert!(sealed.open(KEY).is_ok());
    }

    #[test]
    #[ignore = "long: bash tests/check"]
    fn a_file_in_which_a_byte_was_changed_is_refused_wherever_it_stands() {
        let text = first_sealed().to_text();
        let (begin, end) = (text.find(body(&text)).unwrap(), text.len() - 300);
        // Every byte of what can be read, and one after the other of what cannot.
        let places = (0..begin + 400).chain((begin + 400..end).step_by(331)).chain(end..text.len());
        for place in places {
            let has_both = place < begin || std::env::var_os("FLAVITA_CI").is_some();
            let bits: &[u8] = if has_both { &[1, 0x20] } else { &[1] };
            for bit in bits {
                let mut bytes = text.clone().into_bytes();
                bytes[place] ^= bit;
                let read = Sealed::read(&bytes);
                assert!(read.is_err(), "byte {place} may be {:?}", char::from(bytes[place]));
            }
        }
    }
}
