//! A server on a socket, until it is told to stop.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use axum::serve::ListenerExt as _;
use tokio::net::TcpListener;

use crate::app::App;

/// For so long requests that are under way may finish.
const FAREWELL: Duration = Duration::from_secs(10);

/// Serves until `stop` is done; then streams end, requests finish, and the store has everything.
///
/// # Errors
/// If the socket fails.
pub async fn serve(listener: TcpListener, app: App, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
    let service = app.router().into_make_service_with_connect_info::<SocketAddr>();
    let (stopping, mut stopped) = (app.clone(), app.stopping.subscribe());
    let ended = async move {
        stop.await;
        tracing::info!("stopping");
        stopping.stopping.send_replace(true);
    };
    // A step is smaller than a packet: it must not wait until there is more to send.
    let listener = listener.tap_io(|socket| {
        if let Err(error) = socket.set_nodelay(true) {
            tracing::debug!(%error, "a connection may be slow");
        }
    });
    let serving = axum::serve(listener, service).with_graceful_shutdown(ended);
    let late = async {
        // Closed only with the server itself.
        let _ = stopped.wait_for(|stopping| *stopping).await;
        tokio::time::sleep(FAREWELL).await;
    };
    let served = tokio::select! {
        served = serving => served,
        () = late => Ok(()),
    };
    app.stop();
    if let Err(error) = app.store.close().await {
        tracing::error!(%error, "the store did not close well");
    }
    served
}
