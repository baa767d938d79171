//! What is begun is finished: a request that changes something runs in a task of its own, to its end.
//!
//! The future of a handler is dropped when the connection breaks, and when a timeout gives it up; what it does in several
//! steps would stop between two of them. So this layer stands inside `safety::patience`, which gives up the waiting and
//! not the work; inside `safety::limit`, so that nobody has more tasks than requests; and outside everything that does
//! something for a request, the idempotency keys of the API included: a key is kept for as long as its request runs.
//!
//! A change begins when the whole request has arrived. A body that breaks off, or that nobody waits for any more, is
//! refused, and nothing was done.

use std::io;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::{FutureExt, StreamExt, stream};
use tokio::sync::{oneshot, watch};
use tracing::Instrument;

use crate::answer;
use crate::app::App;
use crate::refusal::Refusal;

/// An experiment is written nowhere, and is given up when nobody waits for it.
const EXPERIMENT: &str = "/what-if";

/// The changes that are under way.
#[derive(Default)]
pub(crate) struct Changes(watch::Sender<usize>);

/// As long as it lives, a change is counted.
struct Counted(Arc<Changes>);

impl Changes {
    fn begin(self: &Arc<Self>) -> Counted {
        self.0.send_modify(|count| *count += 1);
        Counted(Arc::clone(self))
    }

    /// Comes back when none is under way.
    pub(crate) async fn finished(&self) {
        // It fails only when there is nobody left to count them.
        let _ = self.0.subscribe().wait_for(|count| *count == 0).await;
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.0.send_modify(|count| *count -= 1);
    }
}

/// Has whatever changes something run to its end.
pub(crate) async fn to_the_end(State(app): State<App>, request: Request, next: Next) -> Response {
    if request.method().is_safe() || request.uri().path().ends_with(EXPERIMENT) {
        return next.run(request).await;
    }
    let counted = app.changes.begin();
    let (waits, gone) = oneshot::channel();
    let (answer, answered) = oneshot::channel();
    let request = request.map(|body| while_awaited(body, gone));
    let work = async move {
        let _counted = counted;
        let response = AssertUnwindSafe(next.run(request)).catch_unwind().await.unwrap_or_else(answer::panicked);
        let status = response.status().as_u16();
        if answer.send(response).is_err() {
            tracing::debug!(status, "finished when nobody waited any more");
        }
    };
    tokio::spawn(work.in_current_span());
    let response = answered.await;
    drop(waits);
    // Only a runtime that ends drops a task.
    response.unwrap_or_else(|_| Refusal::Fault.into_response())
}

/// The body, which breaks off when nobody waits for the answer any more: never does it look as if it had ended.
fn while_awaited(body: Body, gone: oneshot::Receiver<()>) -> Body {
    let chunks = stream::unfold(Some((body.into_data_stream(), gone)), |reading| async move {
        let (mut body, mut gone) = reading?;
        tokio::select! {
            biased;
            chunk = body.next() => Some((chunk?.map_err(io::Error::other), Some((body, gone)))),
            _ = &mut gone => Some((Err(io::ErrorKind::BrokenPipe.into()), None)),
        }
    });
    Body::from_stream(chunks)
}
