//! How an answer becomes a page: who asks, what he may, in which language and colours, and what is said when it cannot be given.

pub mod admission;
pub mod app_state;
pub mod attachment;
pub mod by_key;
pub mod colours;
pub mod faults;
pub mod guard;
pub mod kept_fault;
pub mod live;
pub mod neighbours;
pub mod page;
pub mod show;
pub mod silence;
pub mod turned_away;
pub mod visit;
pub mod who;

pub(crate) use admission::{Kind, admit, in_time};
pub(crate) use app_state::AppState;
pub(crate) use attachment::{Wanted, attachment, file, file_name};
pub(crate) use by_key::{DIGEST, Keyed, unknown};
pub(crate) use colours::{Colours, Shade, look_name};
pub(crate) use faults::open_error;
pub(crate) use guard::{own_pages_only, refusal};
pub(crate) use page::{Content, ErrorPage, Link, PageError, Templates, View};
pub(crate) use silence::Silence;
pub(crate) use turned_away::closed_in_round;
pub(crate) use visit::{Answer, AtDesk, Broken, Errand, Fault, Visit};
pub(crate) use who::Who;
