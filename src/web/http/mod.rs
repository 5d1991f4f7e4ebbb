//! What stands around every request: addresses, limits, cookies, files, the thread pool.

pub mod addresses;
pub mod analyst;
pub mod assets;
pub mod body;
pub mod cookies;
pub mod crowd;
pub mod encoding;
pub mod entrance;
pub(crate) mod headers;
pub(crate) mod listening;
pub mod own_names;
pub mod pace;
pub mod places;
pub mod role;
pub mod tls;
pub mod unread;
pub mod visitors;
