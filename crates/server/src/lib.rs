//! Serves tables to browsers.
