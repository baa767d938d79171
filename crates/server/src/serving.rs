//! A server on a socket, until it is told to stop.

use std::future::Future;
use std::io;
use std::time::Duration;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::TcpListener;
use tower::ServiceExt;

use crate::app::App;
use crate::client;

/// So long a connection may take to say what it wants, from its beginning or from the last answer. Longer than proxies keep
/// one to ask again on (nginx a minute, Caddy two): if both may close it, a request can meet the closing and is lost.
const SILENCE: Duration = Duration::from_secs(150);
/// After so long another connection is taken when one failed.
const AGAIN: Duration = Duration::from_millis(100);

/// For so long requests that are under way may finish.
const FAREWELL: Duration = Duration::from_secs(10);
/// For so long after that what they have begun may, though nobody waits for it any more.
const LAST_CHANGES: Duration = Duration::from_secs(5);

/// Tells how the server is doing, on a listener of its own, for as long as it is let.
///
/// # Errors
/// If the socket fails.
pub async fn serve_metrics(listener: TcpListener, app: App) -> io::Result<()> {
    axum::serve(listener, app.metrics_router()).await
}

/// Serves until `stop` is done; then streams end, requests finish, and the store has everything. Whoever serves has called
/// [`App::begin`].
///
/// # Errors
/// If the socket fails.
pub async fn serve(listener: TcpListener, app: App, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
    let (router, graceful) = (app.router(), GracefulShutdown::new());
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(SILENCE);
    tokio::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        let (socket, from) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Too many open files, or somebody who left at the door: others may still come.
                tracing::warn!(%error, "a connection failed");
                tokio::time::sleep(AGAIN).await;
                continue;
            }
        };
        // Behind a proxy all come from its address.
        let counted = app.limits.connection(client::household(from.ip()));
        if counted.is_none() && !app.config.trust_proxy {
            tracing::debug!("an address has too many connections");
            app.metrics.connections_refused.inc();
            continue;
        }
        // A step is smaller than a packet: it must not wait until there is more to send.
        if let Err(error) = socket.set_nodelay(true) {
            tracing::debug!(%error, "a connection may be slow");
        }
        let router = router.clone();
        let service = service_fn(move |request: Request<Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(from));
            router.clone().oneshot(request)
        });
        let connection = graceful.watch(http.serve_connection(TokioIo::new(socket), service));
        tokio::spawn(async move {
            let _counted = counted;
            if let Err(error) = connection.await {
                tracing::debug!(%error, "a connection ended");
            }
        });
    }
    tracing::info!("stopping");
    drop(listener);
    app.stopping.send_replace(true);
    if tokio::time::timeout(FAREWELL, graceful.shutdown()).await.is_err() {
        tracing::warn!("some requests did not finish in time");
    }
    if tokio::time::timeout(LAST_CHANGES, app.finished()).await.is_err() {
        tracing::warn!("some changes did not finish in time");
    }
    app.stop();
    if let Err(error) = app.beat().await {
        tracing::error!(%error, "clocks will stand still a little longer");
    }
    if let Err(error) = app.store.close().await {
        tracing::error!(%error, "the store did not close well");
    }
    Ok(())
}
