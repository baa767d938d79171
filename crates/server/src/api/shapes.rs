//! What goes over the wire, in both directions. These shapes are promises: fields may be added, never changed.

use std::collections::BTreeMap;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Number, Value};
use utoipa::{IntoParams, ToSchema};

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Stage {
    /// Chairs are free.
    Gathering,
    /// All seats are taken, and every player adds a number to the deal.
    Dealing,
    /// The game is on.
    Playing,
    /// It is over.
    Over,
}

/// Who sits in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Sitter {
    /// Nobody yet.
    Free,
    /// A person, or a program with a person's token.
    Person,
    /// A bot of the house.
    Bot,
    /// A bot of the house that plays for the person who has the seat.
    StandIn,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct Chair {
    /// Its number, from 0 in play order.
    pub(crate) seat: usize,
    /// Who sits there.
    pub(crate) sitter: Sitter,
    /// What they are called; empty for a free seat.
    pub(crate) name: String,
    /// The level of the bot, 1 to 6.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) level: Option<u8>,
    /// Whether it is a seat of whoever asks.
    pub(crate) mine: bool,
    /// Whether the seat has added its number to the deal; where the seat is listed only, this is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) has_nonce: Option<bool>,
}

/// A step that may be taken now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct LegalStep {
    /// As it is sent, in the notation of records.
    pub(crate) step: String,
    /// What it means now, in a few English words.
    pub(crate) words: String,
}

/// A table as whoever asks may see it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct Table {
    /// Its name in addresses.
    pub(crate) id: String,
    /// The word for the game.
    pub(crate) game: String,
    /// A few letters that people type on the start page.
    pub(crate) code: String,
    /// Whether the lobby shows it while it gathers players.
    pub(crate) public: bool,
    /// How far it is.
    pub(crate) stage: Stage,
    /// Counts everything that happened. Whoever acts sends the version they saw.
    pub(crate) version: u64,
    /// Every option with its value.
    pub(crate) options: BTreeMap<String, String>,
    /// How much time everybody has: `2m` for every decision, or `10m+10s` for all of them and each; `null` without a clock.
    pub(crate) clock: Option<String>,
    /// What is promised about the deal: SHA-256 of the secret that is opened at the end.
    pub(crate) commitment: String,
    /// The seats, in play order.
    pub(crate) seats: Vec<Chair>,
    /// From which seat whoever asks looks; `null` for a spectator.
    pub(crate) viewer: Option<usize>,
    /// Who decides now; `null` where nobody does.
    pub(crate) to_act: Option<usize>,
    /// When the time of whoever decides runs out, in milliseconds since 1970; `null` while no clock runs.
    pub(crate) due_at: Option<i64>,
    /// The game as the viewer may see it, once it is dealt; its shape is that of the game.
    #[schema(value_type = Option<Object>)]
    pub(crate) view: Option<Value>,
    /// What the viewer may do now; empty when somebody else decides.
    pub(crate) legal: Vec<LegalStep>,
    /// Whether the viewer may take their last decision back.
    pub(crate) can_undo: bool,
}

/// Something that happened, as the viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct Happening {
    /// The facts; `event` says what happened, its shape is that of the game.
    #[schema(value_type = Object)]
    pub(crate) data: Value,
    /// The same in English, where it says something to a reader.
    pub(crate) words: Option<String>,
}

/// A line of a stream.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum News {
    /// The table changed.
    Table {
        /// Whether more may have happened than `events` tells: read the table anew.
        reset: bool,
        /// What happened since the line before.
        events: Vec<Happening>,
        /// The table as it is then.
        table: Box<Table>,
    },
    /// Nothing happened for a while.
    Ping,
}

/// The same as a server-sent event.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it stands for an event in the document only")]
pub(crate) struct SentEvent {
    /// `table`.
    event: String,
    /// The version of the table.
    id: String,
    /// A line as in `application/x-ndjson`.
    data: String,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct Listed {
    /// Its name in addresses.
    pub(crate) id: String,
    /// The word for the game.
    pub(crate) game: String,
    /// How far it is; a table that is being dealt counts as playing.
    pub(crate) stage: Stage,
    /// Every option with its value.
    pub(crate) options: BTreeMap<String, String>,
    /// How much time everybody has; `null` without a clock.
    pub(crate) clock: Option<String>,
    /// The seats, in play order.
    pub(crate) seats: Vec<Chair>,
    /// Whether it waits for the person who asks.
    pub(crate) waits_for_me: bool,
    /// When it last changed, in milliseconds since 1970.
    pub(crate) changed_at: i64,
}

/// Tables, the ones that matter most first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct Tables {
    /// At most 30 of them.
    pub(crate) tables: Vec<Listed>,
}

/// The person of the token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct Me {
    /// What they are called.
    pub(crate) name: String,
}

/// That the server answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct Health {
    /// `ok`.
    #[schema(example = "ok")]
    pub(crate) status: &'static str,
    /// The version of the program.
    pub(crate) version: &'static str,
}

/// An option of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct OptionShape {
    /// Its name.
    pub(crate) key: &'static str,
    /// Its values.
    pub(crate) values: Vec<String>,
    /// The usual one.
    pub(crate) usual: String,
    /// What it is for, in English.
    pub(crate) meaning: &'static str,
}

/// A game that can be played here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct GameShape {
    /// The word for it.
    pub(crate) game: &'static str,
    /// The fewest players.
    pub(crate) fewest: usize,
    /// The most players.
    pub(crate) most: usize,
    /// What a table can agree on.
    pub(crate) options: Vec<OptionShape>,
    /// The first words of its steps.
    pub(crate) steps: Vec<&'static str>,
}

/// The games that can be played here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct Games {
    /// All of them.
    pub(crate) games: Vec<GameShape>,
}

/// With whom a new table is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum With {
    /// Bots of the house in all other seats.
    #[default]
    Bots,
    /// Whoever gets the address or the code.
    Friends,
    /// Anybody: the lobby shows the table.
    Open,
    /// Every seat is the person's own.
    Hotseat,
}

/// A new table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct NewTable {
    /// The game; the first of the list where none is named.
    pub(crate) game: Option<String>,
    /// How many play; usually 3.
    #[serde(deserialize_with = "perhaps_whole")]
    #[schema(minimum = 2, maximum = 5)]
    pub(crate) players: Option<u8>,
    /// What the table agrees on, by name.
    pub(crate) options: BTreeMap<String, String>,
    /// How much time everybody has: `30s`, `2m` or `1d` for every decision, or `10m+10s`, a total and what each decision
    /// adds. At least 10 seconds, at most 30 days; without one, or with `none`, nobody counts.
    #[schema(
        pattern = "^(none|([1-9][0-9]{1,3}s|[1-9][0-9]{0,3}m|[1-9][0-9]?h|([1-9]|[12][0-9]|30)d)(\\+[1-9][0-9]{0,2}[smh])?)$",
        max_length = 10,
        example = "2m"
    )]
    pub(crate) clock: Option<String>,
    /// With whom.
    pub(crate) who: With,
    /// The level of the bots; usually 3.
    #[serde(deserialize_with = "perhaps_whole")]
    #[schema(minimum = 1, maximum = 6)]
    pub(crate) level: Option<u8>,
}

/// Who shall sit in a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Who {
    /// The person of the token. Whoever sits already and takes another seat moves there.
    #[default]
    Me,
    /// A bot of the house.
    Bot,
    /// Nobody.
    Free,
}

/// A change of who sits where.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Sit {
    /// Which seat; without one, the first that is free.
    #[serde(deserialize_with = "perhaps_whole")]
    #[schema(minimum = 0, maximum = 4)]
    pub(crate) seat: Option<u8>,
    /// Who shall sit there.
    pub(crate) who: Who,
    /// The level of the bot; usually 3.
    #[serde(deserialize_with = "perhaps_whole")]
    #[schema(minimum = 1, maximum = 6)]
    pub(crate) level: Option<u8>,
}

/// What a seat adds to the deal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct NewNonce {
    /// 16 random bytes as 32 hexadecimal digits. Without them the server draws: easy, but then this seat’s share of the
    /// deal is the server’s own.
    #[schema(pattern = "^[0-9a-fA-F]{32}$", min_length = 32, max_length = 32)]
    pub(crate) nonce: Option<String>,
    /// For which seat; without one, for all seats of the person that lack it.
    #[serde(deserialize_with = "perhaps_whole")]
    #[schema(minimum = 0, maximum = 4)]
    pub(crate) seat: Option<u8>,
}

/// A decision.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewStep {
    /// One of the steps in `legal`, as in a record: `bid 9`.
    #[schema(min_length = 1, max_length = 100, example = "draw")]
    pub(crate) step: String,
    /// The version of the table it was decided on.
    #[serde(deserialize_with = "whole")]
    #[schema(maximum = 9_007_199_254_740_991_u64)]
    pub(crate) seen: u64,
    /// For which seat, where the person has several.
    #[serde(default, rename = "as", deserialize_with = "perhaps_whole")]
    #[schema(minimum = 0, maximum = 4)]
    pub(crate) chosen: Option<u8>,
}

/// A wish to take the last decision back.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewUndo {
    /// The version of the table it was decided on.
    #[serde(deserialize_with = "whole")]
    #[schema(maximum = 9_007_199_254_740_991_u64)]
    pub(crate) seen: u64,
}

/// A question for a hint.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewHint {
    /// The version of the table that the hint is for.
    #[serde(deserialize_with = "whole")]
    #[schema(maximum = 9_007_199_254_740_991_u64)]
    pub(crate) seen: u64,
}

/// A step that could be taken, and what it is worth.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct AdvisedStep {
    /// As it is sent, in the notation of records.
    pub(crate) step: String,
    /// The same in words.
    pub(crate) words: String,
    /// How likely whoever asks wins after it, in hundredths of 1; `null` where no games were imagined.
    #[schema(minimum = 0, maximum = 1)]
    pub(crate) chance: Option<f64>,
}

/// What the strongest bot of the house would do.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct Hint {
    /// The step it advises.
    #[serde(flatten)]
    pub(crate) best: AdvisedStep,
    /// What else there is, the best first.
    pub(crate) others: Vec<AdvisedStep>,
    /// Why, most telling first, as sentences.
    pub(crate) reasons: Vec<String>,
    /// How many games were imagined; 0 at a glance, or where there is no choice.
    pub(crate) imagined: u32,
    /// For how many decisions of this game hints were asked for.
    pub(crate) asked: u32,
}

/// How the same people go on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct NewNext {
    /// With the same deal, everybody in their seat; otherwise with a new one.
    pub(crate) again: bool,
}

/// From which seat to look.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct LookFrom {
    /// From which seat of one’s own, where the person has several.
    #[serde(rename = "as")]
    #[param(minimum = 0, maximum = 4)]
    pub(crate) chosen: Option<u8>,
}

/// From where on to listen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct ListenFrom {
    /// From which seat of one’s own, where the person has several.
    #[serde(rename = "as")]
    #[param(minimum = 0, maximum = 4)]
    pub(crate) chosen: Option<u8>,
    /// The version that was seen last. `Last-Event-ID` counts before it; without either the whole table comes first.
    #[param(maximum = 9_007_199_254_740_991_u64)]
    pub(crate) from: Option<u64>,
    /// Whether to stay for what comes (usual), or to end after what is there already.
    pub(crate) follow: Option<bool>,
}

/// A whole number, also where it is written as `3.0`: JSON has no other numbers than these.
fn whole<'de, D: Deserializer<'de>, N: TryFrom<u64>>(json: D) -> Result<N, D::Error> {
    read_whole(&Number::deserialize(json)?).ok_or_else(|| D::Error::custom("expected a whole number that can be"))
}

/// The same, or nothing.
fn perhaps_whole<'de, D: Deserializer<'de>, N: TryFrom<u64>>(json: D) -> Result<Option<N>, D::Error> {
    let Some(number) = Option::<Number>::deserialize(json)? else { return Ok(None) };
    let read = read_whole(&number).ok_or_else(|| D::Error::custom("expected a whole number that can be"));
    read.map(Some)
}

fn read_whole<N: TryFrom<u64>>(number: &Number) -> Option<N> {
    /// Up to here every whole number is exact in a float.
    const MOST: f64 = 9_007_199_254_740_992.0;
    let float = || number.as_f64().filter(|float| float.fract() == 0.0 && (0.0..MOST).contains(float));
    let whole = number.as_u64().or_else(|| float().map(|float| float as u64))?;
    N::try_from(whole).ok()
}
