//! Exchanges a rack or a placement of a prepared game.

use crate::prepare::draft::{ground_of, read};
use crate::{
    error::CliError, out_files::write_out, prepare::args::ChangeArgs, prepare::show::table,
};
use flavita_contests::prepared::making::Exchange;
use flavita_tournament::model::{PlacementText, RoundNumber};
use std::process::ExitCode;

pub(super) fn run(args: &ChangeArgs) -> Result<ExitCode, CliError> {
    let game = read(&args.game)?;
    let ground = ground_of(&game, &args.ground)?;
    let exchange = match (&args.rack, &args.at, &args.word) {
        (None, Some(at), Some(word)) => {
            Exchange::Laid(PlacementText { at: at.clone(), word: word.clone() })
        }
        (rack, ..) => Exchange::Rack(rack.clone().unwrap_or_default()),
    };
    let changed = ground.basis().change(&game, RoundNumber(args.round), &exchange);
    let changed = changed.map_err(CliError::at(&args.game))?;
    let out = args.out.as_ref().unwrap_or(&args.game);
    write_out(Some(out), &changed.to_bytes())?;
    write_out(None, table(&changed).as_bytes())?;
    Ok(ExitCode::SUCCESS)
}
