//! The words of a tournament: lists at hand, the choice made in them, looking one up.

pub mod chosen;
pub mod committee;
pub mod dictionary;
pub mod list;
pub mod lookup;
pub mod meanings;
pub mod provenance;
pub mod published;
pub mod shelf;
pub mod word_file;
pub mod word_set;

pub use chosen::{ChosenWords, Wanted};
pub use committee::{CommitteeFault, Committees};
pub use dictionary::{Dictionary, DictionaryError};
pub use list::{List, OptionList};
pub use lookup::{Cut, Entry, Hand, Lookup};
pub use provenance::Provenance;
pub use shelf::{Offer, Shelf};
pub use word_set::{check, choose};
