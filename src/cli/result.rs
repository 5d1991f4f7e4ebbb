//! `flavita result`: what a hall hands in, as a file or as the texts of QR codes.

use crate::{error::CliError, out_files};
use clap::Args;
use flavita_app::{halls::codes::MANY, halls::codes::split, halls::making::result_of};
use std::path::PathBuf;

#[derive(Args, Debug)]
pub(super) struct ResultArgs {
    file: PathBuf,
    #[arg(long, value_name = "NAME")]
    hall: String,
    #[arg(long)]
    codes: bool,
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub(super) fn run(args: &ResultArgs) -> Result<(), CliError> {
    let result = result_of(&args.file, &args.hall)?;
    if !args.codes {
        return out_files::write_out(args.out.as_deref(), result.as_bytes());
    }
    let codes = split(result.as_bytes());
    let key = if codes.len() > MANY { "cli-codes-many" } else { "cli-codes" };
    err!("flavita: {}", told!(key, n = codes.len()));
    let lines = codes.join("\n") + "\n";
    out_files::write_out(args.out.as_deref(), lines.as_bytes())
}
