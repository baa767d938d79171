//! Is the server alive, can it keep a step, how is it doing? For programs that watch over it: a container, a proxy,
//! Prometheus.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use store::StoreError;
use tokio::sync::Mutex;
use tokio::time::{Duration, Instant, timeout};

use crate::app::App;
use crate::metrics;

/// So long the store may take to write and read.
const LIMIT: Duration = Duration::from_secs(2);
/// So long an answer of the store is good: whoever asks often does not make it write often.
const FRESH: Duration = Duration::from_secs(1);

/// What can be asked for by anybody. Says nothing about who plays or where the data is.
pub(crate) fn routes() -> Router<App> {
    Router::new().route("/healthz", get(alive)).route("/readyz", get(ready))
}

/// The same and the metrics, for a listener of their own.
pub(crate) fn all_routes() -> Router<App> {
    routes().route("/metrics", get(measured))
}

/// What the store last answered, and when.
#[derive(Default)]
pub(crate) struct Readiness(Mutex<Option<(Instant, Result<(), &'static str>)>>);

impl Readiness {
    /// Whether a step could be kept now, or why not.
    async fn now(&self, app: &App) -> Result<(), &'static str> {
        if *app.stopping.borrow() {
            return Err("stopping");
        }
        // Whoever comes while the store is asked waits for the same answer.
        let mut last = self.0.lock().await;
        if let Some((at, answer)) = *last
            && at.elapsed() < FRESH
        {
            return answer;
        }
        let store = Arc::clone(&app.store);
        let answer = match timeout(LIMIT, store.probe()).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(StoreError::FileGone(_))) => Err("the file of the store was deleted or replaced"),
            Ok(Err(error)) => {
                tracing::error!(%error, "not ready: the store failed");
                Err("the store cannot write")
            }
            Err(_) => {
                tracing::error!("not ready: the store takes too long");
                Err("the store did not answer within 2 seconds")
            }
        };
        *last = Some((Instant::now(), answer));
        answer
    }
}

async fn alive() -> Response {
    told(StatusCode::OK, "alive")
}

async fn ready(State(app): State<App>) -> Response {
    match app.readiness.now(&app).await {
        Ok(()) => told(StatusCode::OK, "ready"),
        Err(why) => told(StatusCode::SERVICE_UNAVAILABLE, why),
    }
}

fn told(status: StatusCode, word: &str) -> Response {
    let headers = [(header::CACHE_CONTROL, HeaderValue::from_static("no-store"))];
    (status, headers, format!("{word}\n")).into_response()
}

async fn measured(State(app): State<App>) -> Response {
    let text = app.metrics.text(app.tables.count(), app.limits.streams_open());
    ([(header::CONTENT_TYPE, HeaderValue::from_static(metrics::CONTENT_TYPE))], text).into_response()
}
