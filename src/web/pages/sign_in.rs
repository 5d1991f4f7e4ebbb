//! Where the arbiter signs in from the network.

use serde::Serialize;

use crate::page::Page;

/// `GET /sign-in`.
#[derive(Debug, Clone, Default, Serialize)]
pub struct SignInPage {
    /// Where he wanted to go.
    pub to: String,
    /// Why he was not signed in; empty before the first try.
    pub fault: String,
}

impl Page for SignInPage {
    const TEMPLATE: &'static str = "pages/sign_in.html";
}
