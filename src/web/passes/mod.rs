//! Signing in: badges, invitations, the arbiter from the network.

pub mod badges;
pub mod join;
pub mod sign_in;
