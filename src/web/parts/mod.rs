//! What several pages show: boards, clocks, slips in words, the editions on offer.

pub mod board;
pub mod choice;
pub mod choices;
pub mod clock;
pub mod example;
pub mod figures;
pub mod form;
pub mod hand_in;
pub mod listed;
pub mod meaning;
pub mod names;
pub mod qr;
pub mod question;
pub mod sample;
pub mod slip_words;
pub mod theme;
pub mod word_marks;

pub(crate) use board::{
    BoardView, TileView, board_after, board_view, bought, choice, rack_behind, rack_view,
    round_rack, rows_read, word_view,
};
pub(crate) use choice::{
    Choice, EditionChoice, Field, FormChoice, Mark, ProfileChoice, Select, any_or,
};
pub(crate) use choices::{
    blank_name, counted_decisions, edition_name, letter_tiles, option_name, switch_name,
};
pub(crate) use clock::ClockView;
pub(crate) use figures::{
    counted_words, day_in_words, details, details_of, long_date, moment, signed, signed_change,
};
pub(crate) use form::{Faults, NewForm, RuleFields, Sent};
pub(crate) use hand_in::{HandIn, unmeasured};
pub(crate) use listed::{LinkRow, ListRow, typed_name};
pub(crate) use names::{
    direction_name, drawn_rack, first_of, joined_rack, minutes, percent, played_rack, player_name,
    shown_placement,
};
pub(crate) use qr::{QrView, qr};
pub(crate) use question::Question;
pub(crate) use slip_words::{
    bought_sentences, level_of, of_theme, points_of, reasons, repeated_sentence, shown, written,
};
pub(crate) use theme::ThemeFields;
pub(crate) use word_marks::{Marks, fitting, option_mark, switch_mark, switched_on, word_choice};
