//! What every request shares: the store, the tables, the people, the limits.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use store::{Commit, Store, StoreError};
use tokio::sync::watch;
use tower::ServiceBuilder;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};

use crate::api::{self, Api};
use crate::class::{self, Classes};
use crate::detached::{self, Changes};
use crate::health::Readiness;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::notice::{self, Desk, Notices};
use crate::people::People;
use crate::rendering::{self, Renderer};
use crate::replay::{Films, Laboratory};
pub(crate) use crate::steady::now;
use crate::table::Tables;
use crate::{
    alarm, answer, assets, fair, health, history, host, learn, live, lobby, me, play, reading, replay, safety, settings,
};

/// The most bytes a form may have.
pub(crate) const BODY: usize = 16 * 1024;

/// What a host can choose.
#[derive(Clone, Debug)]
pub struct Config {
    /// How many tables may be in memory at once.
    pub max_tables: usize,
    /// How many steps a second a person may take in the long run.
    pub rate: u32,
    /// After so long without a question or a stream a table leaves memory.
    pub idle: Duration,
    /// Whether a proxy in front says who asks and by which scheme.
    pub trust_proxy: bool,
    /// How long a request may take.
    pub patience: Duration,
    /// What the time is, in milliseconds since 1970. The usual one goes on as time does, whatever the machine is set to.
    pub clock: fn() -> i64,
    /// How people are told that it is their turn.
    pub notices: Notices,
    /// How many people a class takes.
    pub class_size: usize,
    /// How others reach this server, such as `http://192.168.1.20:7272`, where whoever opens it here reads `localhost`.
    pub site: Option<String>,
    /// The names under which others reach this server, beside those that nobody can register.
    pub names: Vec<String>,
    /// How many games an experiment plays each way.
    pub experiments: u32,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            max_tables: 10_000,
            rate: 10,
            idle: Duration::from_secs(10 * 60),
            trust_proxy: false,
            patience: Duration::from_secs(30),
            clock: now,
            notices: Notices::default(),
            class_size: 60,
            site: None,
            names: Vec::new(),
            experiments: arena::WHAT_IF_GAMES,
        }
    }
}

/// What every request shares. Cheap to clone.
#[derive(Clone)]
pub struct App {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) tables: Tables,
    pub(crate) people: Arc<People>,
    pub(crate) classes: Arc<Classes>,
    pub(crate) limits: Arc<Limits>,
    pub(crate) renderer: Arc<Renderer>,
    pub(crate) api: Arc<Api>,
    pub(crate) films: Arc<Films>,
    pub(crate) laboratory: Laboratory,
    pub(crate) config: Arc<Config>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) readiness: Arc<Readiness>,
    pub(crate) desk: Desk,
    pub(crate) changes: Arc<Changes>,
    /// Turns true when the server stops: streams end then.
    pub(crate) stopping: watch::Sender<bool>,
}

impl std::fmt::Debug for App {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("App").field("config", &self.config).finish_non_exhaustive()
    }
}

impl App {
    /// A server over this store.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, config: Config) -> App {
        let metrics = Arc::new(Metrics::new());
        let classes = Arc::new(Classes::new(Arc::clone(&store), config.clock));
        let desk = Desk::new(Arc::clone(&store), config.notices.clone());
        App {
            tables: Tables::new(Arc::clone(&store), desk.clone(), &config, Arc::clone(&metrics), Arc::clone(&classes)),
            classes,
            desk,
            people: Arc::new(People::new(Arc::clone(&store))),
            limits: Arc::new(Limits::new(config.rate)),
            renderer: Arc::new(Renderer::new()),
            api: Arc::default(),
            films: Arc::default(),
            laboratory: Laboratory::default(),
            store,
            config: Arc::new(config),
            metrics,
            readiness: Arc::default(),
            changes: Arc::default(),
            stopping: watch::Sender::new(false),
        }
    }

    /// Everything a browser can reach.
    pub fn router(&self) -> Router {
        let guarded = |routes: Router<App>| {
            routes
                .method_not_allowed_fallback(answer::bad_method)
                .layer(DefaultBodyLimit::max(BODY))
                .layer(from_fn_with_state(self.clone(), detached::to_the_end))
                .layer(from_fn_with_state(self.clone(), safety::patience))
                .layer(from_fn_with_state(self.clone(), safety::limit))
                .layer(from_fn(safety::same_origin))
                .layer(from_fn_with_state(self.clone(), host::known))
                .layer(CatchPanicLayer::custom(answer::panicked))
                .layer(from_fn_with_state(self.clone(), answer::explain))
                .layer(from_fn(safety::never_kept))
        };
        let pages = Router::new()
            .merge(lobby::routes())
            .merge(play::routes())
            .merge(replay::routes())
            .merge(fair::routes())
            .merge(learn::routes())
            .merge(class::routes())
            .merge(me::routes())
            .merge(history::routes())
            .merge(notice::routes())
            .merge(settings::routes())
            .merge(reading::routes())
            .merge(api::pages())
            .fallback(answer::no_such_page);
        // Fonts gain nothing from it.
        let worth = DefaultPredicate::new().and(NotForContentType::const_new("font/"));
        let files = assets::routes()
            .layer(from_fn_with_state(self.clone(), answer::explain))
            .layer(from_fn(safety::never_kept))
            .layer(CompressionLayer::new().compress_when(worth));
        let packed = guarded(pages).layer(from_fn_with_state(self.clone(), rendering::pack)).merge(files);
        // A packed stream would wait for its block to fill; and it need not hold the room for packing.
        let around = ServiceBuilder::new()
            .layer(from_fn(safety::trace))
            .layer(from_fn_with_state(self.clone(), safety::headers));
        packed
            .merge(guarded(live::routes().merge(class::live_routes())))
            .merge(api::router(self))
            .merge(health::routes())
            .layer(around)
            .with_state(self.clone())
    }

    /// What a program that watches over the server can reach, on a listener that is not for browsers.
    pub fn metrics_router(&self) -> Router {
        health::all_routes().with_state(self.clone())
    }

    /// Counts what the store has written; for [`store::Sqlite::watch`].
    pub fn count_commits(&self) -> impl Fn(Commit) + Send + Sync + 'static {
        let metrics = Arc::clone(&self.metrics);
        move |commit| metrics.committed(commit)
    }

    /// Sets the clocks of all tables going, after a pause for as long as no server was there. Whoever serves calls it
    /// once, before the first request.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn begin(&self) -> Result<(), StoreError> {
        self.desk.open();
        class::begin(self);
        alarm::begin(self).await
    }

    /// Calls the last turn where a lesson is over, and erases classes that are a day old. Whoever serves has it done by
    /// [`App::begin`].
    pub async fn mind_classes(&self) {
        class::mind(self).await;
    }

    /// Notes that the server is alive, so that clocks stand still from here on if it is not.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn beat(&self) -> Result<(), StoreError> {
        alarm::beat(self).await
    }

    /// Comes back when every change that was begun is done, whether somebody still waits for its answer or not.
    pub async fn finished(&self) {
        self.changes.finished().await;
    }

    /// Ends all streams and lets all tables leave memory.
    pub fn stop(&self) {
        self.stopping.send_replace(true);
        self.laboratory.stop();
        self.tables.stop();
    }

    /// How many tables are in memory.
    #[must_use]
    pub fn tables_in_memory(&self) -> usize {
        self.tables.count()
    }
}
