//! What people see in the browser: views of a game as HTML, in five languages, and the assets that go with it.
//!
//! Everything here is a pure function of display-ready values: no socket, no store, no clock. `server` decides who sees
//! what and when; a page gets a view and can show no more than is in it.

pub mod assets;
mod scene;
pub mod shell;
mod words;

pub use scene::{Chair, Fragment, Frame, GamePages, Motion, Scene, Sitter};
pub use words::{Words, files, in_all};
