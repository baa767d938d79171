//! The project's own chores. `cargo xtask ci` is what the README's test command runs.

mod api;
mod arrows;
mod browser;
mod ci;
mod deny;
mod full;
mod fuzz;
mod load;
mod python;
mod server;
mod setup;
mod shell;
mod tidy;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

/// The project's own chores
#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Install what the other tasks need and this machine lacks
    Setup,
    /// Everything a change must pass: set-up, format, dependencies, lint, docs, tidiness, tests, a short fuzzing, the API, the module for Python, whole games in a browser
    Ci,
    /// Check what no compiler checks: which crate may know which, file lengths, leftovers
    Tidy,
    /// Check sources, licences and advisories of everything that is built in
    Deny {
        /// A checkout of the RustSec database: write `advisories.toml` anew from it first
        #[arg(long)]
        database: Option<std::path::PathBuf>,
    },
    /// Write the golden files anew; read the difference before you commit it
    Bless,
    /// Feed the record parser with anything
    Fuzz {
        /// How long
        #[arg(long, default_value_t = 60)]
        seconds: u32,
    },
    /// Play whole games in a real browser, and check every page of it
    Browser {
        /// Only the tests whose file names begin so, such as `mouse`
        names: Vec<String>,
        /// In Firefox and in WebKit, the engine of Safari, instead of Chromium; only a whole game and what is around it
        #[arg(long)]
        engines: bool,
    },
    /// The long measurements that notes and documents quote; all of them take hours
    Full {
        /// Only these
        #[arg(value_parser = clap::builder::PossibleValuesParser::new(full::names()))]
        parts: Vec<String>,
    },
    /// Ask the API everything its document allows, and much that it does not
    Api {
        /// Many more requests
        #[arg(long)]
        long: bool,
    },
    /// Build the module for Python and test it
    Python,
}

fn main() -> ExitCode {
    match run(Cli::parse().task) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            shell::say(&format!("\n{error:#}"));
            ExitCode::FAILURE
        }
    }
}

fn run(task: Task) -> Result<()> {
    match task {
        Task::Setup => setup::run(),
        Task::Ci => ci::run(),
        Task::Tidy => tidy::run(),
        Task::Deny { database } => deny::run(database.as_deref()),
        Task::Bless => ci::bless(),
        Task::Fuzz { seconds } => {
            setup::run()?;
            fuzz::run(seconds)
        }
        Task::Browser { names, engines: false } => browser::run(&names),
        Task::Browser { names, engines: true } => browser::engines(&names),
        Task::Api { long } => api::run(long),
        Task::Python => python::run(),
        Task::Full { parts } => full::run(&parts),
    }
}
