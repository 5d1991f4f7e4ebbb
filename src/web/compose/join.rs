//! The page on which a badge or an invitation is taken up.

use crate::pages::join::JoinPage;
use flavita_app::sight::HallView;

/// The page, with the number that was typed and why it did not open.
pub fn page(view: &HallView, id: &str, number: &str, fault: &str) -> JoinPage {
    JoinPage {
        tournament: id.to_owned(),
        name: view.state.name.clone(),
        number: number.to_owned(),
        fault: fault.to_owned(),
    }
}
