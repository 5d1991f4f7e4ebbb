//! Tests of `src/app/screen/wifi.rs`.

use flavita_app::screen::wifi::{Wifi, WifiFault};

fn code(name: &str, password: &str) -> String {
    Wifi::read(name, password, false).unwrap().unwrap().code()
}

#[test]
fn a_code_names_network_and_password_and_escapes_what_would_end_them() {
    assert_eq!(code("Клуб", "осенний кубок"), "WIFI:T:WPA;S:Клуб;P:осенний кубок;;");
    assert_eq!(
        code(r#"a;b:c,"d"\e"#, "12;34:56"),
        r#"WIFI:T:WPA;S:a\;b\:c\,\"d\"\\e;P:12\;34\:56;;"#
    );
    assert_eq!(code("Open", ""), "WIFI:T:nopass;S:Open;;");
}

#[test]
fn what_no_network_can_have_is_refused() {
    assert_eq!(Wifi::read("", "", true), Ok(None));
    let long = "ы".repeat(17);
    assert_eq!(Wifi::read(&long, "", false), Err(WifiFault::Name));
    assert_eq!(Wifi::read("a", "1234567", false), Err(WifiFault::Password));
}

#[test]
fn a_password_is_in_no_message() {
    let wifi = Wifi::read("Клуб", "осенний кубок", true).unwrap();
    assert!(!format!("{wifi:?}").contains("осенний"));
}
