//! What is asked of the machine: the time, chance, whole files, room on the disk.

pub mod clock;
pub mod disk_reserve;
pub mod files;
pub mod hex;
pub mod seed;
pub mod signing;
pub mod wake;
