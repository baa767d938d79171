//! What browsers get from a server, asked through its router: no socket, no file, no real clock.

mod after;
mod beginning;
mod browser;
mod crowds;
mod devices;
mod evening;
mod health;
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
