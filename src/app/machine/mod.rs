//! What is asked of the machine: the time, chance, whole files, room on the disk.

pub mod clock;
pub mod disk_reserve;
pub mod file_error;
pub(crate) mod hex;
pub mod own_files;
pub mod seed;
pub mod signing;
pub(crate) mod wake;
pub mod whole_file;
