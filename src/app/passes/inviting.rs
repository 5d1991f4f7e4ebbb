//! Invitations of those who help.

use crate::{
    machine::clock, passes::keeper::Passes, passes::kept::PassFault, passes::token::Token,
};
use flavita_store::passes::{Bearer, Care, InvitationRow, PassRows};

/// The most helpers of a tournament at once.
pub const MOST_HELPERS: usize = 50;

/// How a helper's invitation stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HelperState {
    /// Its number.
    pub number: u32,
    /// Who is invited.
    pub name: String,
    /// When the present device signed in.
    pub device_ms: Option<i64>,
    /// The token, as long as the program that made it runs and nobody has taken it up.
    pub token: Option<Token>,
}

impl Passes {
    /// Invites somebody to help; answers the number of the invitation.
    ///
    /// # Errors
    /// When there is no chance to be had or it cannot be saved.
    pub fn invite(&self, name: &str) -> Result<u32, PassFault> {
        let mut kept = self.kept.lock();
        let number = kept.invitations.last_key_value();
        let number = number.map_or(1, |(last, _)| last + 1);
        let token = Token::fresh()?;
        let invitations = vec![InvitationRow {
            number,
            name: name.to_owned(),
            token: token.hash(),
            made_ms: clock::now_ms(),
            revoked_ms: None,
        }];
        let rows = PassRows { invitations, ..PassRows::default() };
        self.save(&mut kept, rows, &[], Care::Durable)?;
        kept.invited.insert(number, token);
        Ok(number)
    }

    /// Takes an invitation back; who has taken it up is out at once.
    ///
    /// # Errors
    /// When it cannot be saved.
    pub fn revoke(&self, number: u32) -> Result<(), PassFault> {
        let mut kept = self.kept.lock();
        let now = clock::now_ms();
        let Some(row) = kept.invitations.get(&number) else { return Ok(()) };
        let invitations = vec![InvitationRow { revoked_ms: Some(now), ..row.clone() }];
        let rows = PassRows {
            invitations,
            sessions: kept.ended(Bearer::Helper(number), now),
            ..PassRows::default()
        };
        self.save(&mut kept, rows, &[], Care::Durable)?;
        kept.invited.remove(&number);
        Ok(())
    }

    /// The invitations that hold.
    pub fn helpers(&self) -> Vec<HelperState> {
        let kept = self.kept.lock();
        let holding = kept.invitations.values();
        let holding = holding.filter(|row| row.revoked_ms.is_none());
        let state = |row: &InvitationRow| HelperState {
            number: row.number,
            name: row.name.clone(),
            device_ms: kept.live_session(Bearer::Helper(row.number)).map(|one| one.made_ms),
            token: kept.invited.get(&row.number).cloned(),
        };
        holding.map(state).collect()
    }

    /// The name of a helper.
    pub fn helper_name(&self, number: u32) -> Option<String> {
        Some(self.kept.lock().invitations.get(&number)?.name.clone())
    }
}
