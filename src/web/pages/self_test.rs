//! The page on which a phone tries its way to this computer.

use serde::Serialize;

use crate::page::Page;

/// `GET /test`: nothing but questions that the browser answers itself.
#[derive(Debug, Clone, Copy, Default, Serialize)]
pub struct SelfTestPage {}

impl Page for SelfTestPage {
    const TEMPLATE: &'static str = "pages/self_test.html";
}
