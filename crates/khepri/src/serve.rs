//! `khepri serve`, and `khepri` alone: people play in their browsers.

mod lan;
mod memory;
#[cfg(unix)]
mod supervisor;

use std::io::ErrorKind;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, anyhow, bail};
use record::GameId;
use server::{App, Config};
use store::{Memory, Sqlite, Store};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use crate::cli::{LogFormat, ServeArgs};
use crate::output::{Output, Usage, Verdict};

/// The last second of the year 9999, since 1970.
const LAST_DATE: Duration = Duration::from_secs(253_402_300_799);

/// The data that is forgotten when the program ends.
const IN_MEMORY: &str = ":memory:";

pub(crate) fn run(args: &ServeArgs, out: &mut Output) -> Result<Verdict> {
    start_log(args)?;
    args.nets.prepare(&GameId::ALL, |warning| tracing::warn!("{warning}"))?;
    raise_file_limit();
    memory::keep_together();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(args, out))?;
    Ok(Verdict::Fine)
}

async fn serve(args: &ServeArgs, out: &mut Output) -> Result<()> {
    if SystemTime::now() > UNIX_EPOCH + LAST_DATE {
        // What writes the date of an answer panics there.
        bail!("the clock of this machine says that the year 9999 is over; set it and start again");
    }
    // The port first: whoever starts it twice should read about that, not about the file.
    let listen = if args.lan { SocketAddr::from(([0, 0, 0, 0], args.listen.port())) } else { args.listen };
    let listener = TcpListener::bind(listen).await.map_err(|error| cannot_listen(listen, &error))?;
    let port = listener.local_addr()?.port();
    let near = if args.lan { lan::addresses() } else { Vec::new() };
    let metrics = match args.metrics {
        Some(address) => Some(TcpListener::bind(address).await.map_err(|error| cannot_measure(address, &error))?),
        None => None,
    };
    let mut public = args.public_url.iter().map(|url| url.site.clone());
    let config = Config {
        max_tables: args.max_tables,
        rate: args.rate,
        idle: Duration::from_secs(60 * u64::from(args.idle_minutes)),
        trust_proxy: args.trust_proxy,
        class_size: args.class_size,
        site: public.next().or_else(|| near.first().map(|address| lan::site(*address, port))),
        names: args.public_url.iter().map(|url| url.name.clone()).collect(),
        ..Config::default()
    };
    let app = open(&args.data, config).await?;
    let address = listener.local_addr()?;
    let host = if address.ip().is_unspecified() { "localhost".to_owned() } else { host_of(address) };
    out.line(&format!("Khepri is ready. Open http://{host}:{} in a browser.", address.port()))?;
    if args.lan {
        lan::tell(out, &near, address)?;
    } else if address.ip().is_unspecified() {
        out.line("Others reach it under this machine's name or address.")?;
    }
    if let Some(metrics) = &metrics {
        out.line(&format!("How it is doing: http://{}/metrics", metrics.local_addr()?))?;
    }
    out.line(&format!("Games are kept in {}. Ctrl-C stops it.", place(&args.data)))?;
    out.flush()?;
    tokio::spawn(memory::give_back());
    if let Some(metrics) = metrics {
        // Until the very end: whoever watches should see that the server is stopping.
        tokio::spawn(server::serve_metrics(metrics, app.clone()));
    }
    #[cfg(unix)]
    let supervisor = supervisor::Supervisor::of_environment();
    // Only now may anybody ask: its clocks and classes go.
    app.begin().await.context("the store failed")?;
    #[cfg(unix)]
    supervisor.ready();
    let stop = async move {
        stopped().await;
        #[cfg(unix)]
        supervisor.stopping();
    };
    server::serve(listener, app, stop).await.context("the server failed")?;
    Ok(())
}

fn place(data: &Path) -> String {
    if data.as_os_str() == IN_MEMORY {
        "memory and forgotten at the end".to_owned()
    } else {
        data.display().to_string()
    }
}

fn host_of(address: SocketAddr) -> String {
    if address.is_ipv6() { format!("[{}]", address.ip()) } else { address.ip().to_string() }
}

fn cannot_listen(listen: SocketAddr, error: &std::io::Error) -> anyhow::Error {
    match error.kind() {
        ErrorKind::AddrInUse => anyhow!(
            "{listen} is in use, perhaps by a Khepri that runs already; choose another port, such as --listen {}:{}",
            host_of(listen),
            listen.port().saturating_add(1)
        ),
        ErrorKind::PermissionDenied => {
            anyhow!("{listen} may not be used: ports below 1024 need more rights; choose a higher one with --listen")
        }
        ErrorKind::AddrNotAvailable => anyhow!("{listen} is not an address of this machine; choose one with --listen"),
        _ => anyhow!("cannot listen on {listen}: {error}"),
    }
}

fn cannot_measure(address: SocketAddr, error: &std::io::Error) -> anyhow::Error {
    anyhow!("cannot listen on {address} for metrics: {error}; choose another place with --metrics")
}

async fn open(data: &Path, config: Config) -> Result<App> {
    if data.as_os_str() == IN_MEMORY {
        return Ok(App::new(Arc::new(Memory::new()), config));
    }
    let opened = Sqlite::open(data).await;
    let store = Arc::new(opened.map_err(|error| anyhow!("{error}; choose another file with --data"))?);
    let app = App::new(Arc::clone(&store) as Arc<dyn Store>, config);
    store.watch(app.count_commits());
    Ok(app)
}

fn start_log(args: &ServeArgs) -> Result<()> {
    let filter = EnvFilter::try_new(&args.log).map_err(|error| Usage::error(format!("--log {}: {error}", args.log)))?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match args.log_format {
        LogFormat::Text => log.compact().init(),
        LogFormat::Json => log.json().flatten_event(true).init(),
    }
    Ok(())
}

/// Every stream is an open file: as many as the system allows.
fn raise_file_limit() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let raised = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum });
    if let Err(error) = raised {
        tracing::warn!(%error, "the limit of open files could not be raised");
    }
}

/// Done when somebody presses Ctrl-C or the system asks the program to end.
pub(crate) async fn stopped() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let ended = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let ended = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = ended => {}
    }
}
