//! The four roles, and which addresses each may open.

/// Who asks, from the least right to the most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    /// Anybody in the network, and the screen of the hall.
    Public,
    /// A player with his own badge.
    Player,
    /// Who keys slips and presses clocks.
    Helper,
    /// The arbiter: on the machine of the program, or signed in with the passphrase.
    Arbiter,
}

impl Role {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Public, Self::Player, Self::Helper, Self::Arbiter];

    /// Whether who has this role may open an address that asks for `least`. A player's page is
    /// his alone: it needs to know who he is, and nobody else has a number.
    ///
    /// ```
    /// use flavita_web::http::role::Role;
    /// assert!(Role::Arbiter.may(Role::Helper));
    /// assert!(!Role::Arbiter.may(Role::Player));
    /// assert!(!Role::Player.may(Role::Helper));
    /// ```
    pub fn may(self, least: Self) -> bool {
        match least {
            Self::Player => self == Self::Player,
            Self::Public | Self::Helper | Self::Arbiter => self >= least,
        }
    }
}
