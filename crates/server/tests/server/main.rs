//! What browsers get from a server, asked through its router: no socket, no file, no real clock.

mod after;
mod api_client;
mod api_document;
mod api_play;
mod api_refusals;
mod api_repeats;
mod api_streams;
mod api_tokens;
mod beginning;
mod browser;
mod clocks;
mod crowds;
mod devices;
mod evening;
mod health;
mod orders;
mod people;
mod playing;
mod presence;
mod proof;
mod refusals;
mod seats;
mod secrets;
mod slow;
mod streams;
mod undo;
