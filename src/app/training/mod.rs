//! Training at this computer: who trains, and with what.

pub mod file;
pub mod homework;
pub mod loading;
pub mod trainees;
