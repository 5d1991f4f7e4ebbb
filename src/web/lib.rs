//! The pages, their files and how they are rendered.

#[macro_use(say)]
extern crate flavita_i18n;
/// The template that shows a page.
macro_rules! page {
    ($page:ident, $template:literal) => {
        impl crate::frame::page::Page for $page {
            const TEMPLATE: &'static str = $template;
        }
    };
}
/// The texts of these fields with their names, as an address holds them.
macro_rules! fields {
    ($of:expr, $($name:ident),+) => { [$((stringify!($name), &$of.$name)),+] };
}

pub mod acts;
pub mod check;
pub mod console;
pub mod draw;
pub mod exports;
pub mod frame;
pub mod gate;
pub mod halls;
pub mod home;
pub mod homework;
pub mod http;
pub mod keying;
pub mod log;
pub mod marking;
pub mod merging;
pub mod network;
pub mod opening;
pub mod parts;
pub mod passes;
pub mod pastimes;
pub mod phone;
pub mod player_list;
pub mod players;
pub mod prepare;
pub mod print;
pub mod projector;
pub mod round;
pub mod routes;
pub mod rules;
pub mod rulings;
pub mod season;
pub mod server;
pub mod setup;
pub mod slip_line;
pub mod slips;
pub mod standings;
pub mod tables;
pub mod training;
pub mod words;
