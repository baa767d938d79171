//! The moment an epoch is scored: a table that fills in category by category.

use game::{BySeat, Seat};
use maud::{Markup, html};
use ra::{CIVILISATION, EPOCHS, EpochEnd, Event, Holding, Points, State, Tile, View};

use super::look::{Look, count, dunes, god_of, icon, points, signed, slot_class, token};
use crate::{Scored, Sitter, Words};

/// All that the table of an epoch shows.
pub(super) struct Tally<'a> {
    epoch: u8,
    why: EpochEnd,
    holdings: Vec<Holding>,
    pub(super) points: &'a BySeat<Points>,
    scores: &'a BySeat<Option<i32>>,
    before: &'a View,
}

impl<'a> Tally<'a> {
    pub(super) fn of(scored: &Scored<'a, State>) -> Option<Tally<'a>> {
        let (mut why, mut found) = (EpochEnd::SunsSpent, None);
        for event in scored.events {
            match event {
                Event::EpochEnded { why: end, .. } => why = *end,
                Event::EpochScored { epoch, points, scores } => found = Some((*epoch, points, scores)),
                _ => {}
            }
        }
        let (epoch, points, scores) = found?;
        Some(Tally { epoch, why, holdings: at_end(scored), points, scores, before: scored.before })
    }

    fn is_last(&self) -> bool {
        self.epoch == EPOCHS
    }

    /// The seat's place by points, then by the highest sun; only where all scores are known.
    fn rank(&self, seat: Seat) -> Option<usize> {
        let standing = |seat: Seat| Some((self.scores[seat]?, self.holdings[seat.index()].suns().highest()));
        let mine = standing(seat)?;
        let mut rank = 1;
        for other in Seat::all(self.holdings.len()) {
            rank += usize::from(standing(other)? > mine);
        }
        Some(rank)
    }

    /// The score before the epoch: as it was seen then, or, once all is open, reckoned back.
    fn score_before(&self, seat: Seat) -> Option<i32> {
        // A score that fell to 0 may have fallen from anywhere.
        let reckoned =
            || self.scores[seat].filter(|score| *score > 0).map(|score| score - i32::from(self.points[seat].total()));
        self.before.seats[seat].score.or_else(reckoned)
    }

    fn winner(&self) -> Option<Seat> {
        Seat::all(self.holdings.len()).find(|seat| self.is_last() && self.rank(*seat) == Some(1))
    }
}

/// What the players had when the epoch was scored: what they had before the last step, and what that step changed.
fn at_end(scored: &Scored<'_, State>) -> Vec<Holding> {
    let mut holdings = scored.before.holdings();
    for event in scored.events {
        match event {
            Event::AuctionWon { seat, sun, taken, tiles } => {
                let holding = &mut holdings[seat.index()];
                holding.face_up = holding.face_up.without(*sun);
                holding.face_down = holding.face_down.with(*taken);
                holding.take_lot(tiles.tiles(), scored.before.bag.drawn(Tile::God));
            }
            Event::GodSpent { seat, tile } => {
                holdings[seat.index()].spend_god();
                holdings[seat.index()].add(*tile, 1);
            }
            Event::TilesLost { seat, tile, count, .. } => {
                holdings[seat.index()].lose(*tile, *count);
            }
            Event::EpochEnded { .. } => break,
            _ => {}
        }
    }
    holdings
}

/// A category: its glyph, its key, what a seat has of it and what that is worth.
struct Row {
    glyph: &'static str,
    key: &'static str,
    points: fn(&Points) -> i16,
    what: fn(&Look<'_>, &Holding) -> Markup,
}

const ROWS: [Row; 8] = [
    Row { glyph: "g-pharaoh", key: "pharaohs", points: |p| p.pharaohs, what: |l, h| many(l, h, &[Tile::Pharaoh]) },
    Row { glyph: "g-gold", key: "gold", points: |p| p.gold, what: |l, h| many(l, h, &[Tile::Gold]) },
    Row { glyph: "g-god", key: "gods", points: |p| p.gods, what: |l, h| many(l, h, &[Tile::God]) },
    Row { glyph: "g-river", key: "river", points: |p| p.river, what: river },
    Row {
        glyph: "g-civ",
        key: "civilisation",
        points: |p| p.civilisation,
        what: |l, h| strip(l, h, &Tile::CIVILISATION),
    },
    Row { glyph: "g-ra", key: "suns", points: |p| p.suns, what: suns },
    Row { glyph: "g-mon", key: "kinds", points: |p| p.monument_kinds, what: |l, h| strip(l, h, &Tile::MONUMENTS) },
    Row { glyph: "g-mon", key: "sets", points: |p| p.monument_sets, what: sets },
];

/// The card of scoring: what brings how much, and when.
pub(super) fn card(words: Words) -> Markup {
    let (each, last) = ROWS.split_at(5);
    html! {
        h2 { (words.say("ra-card-title")) }
        table class="cardt" {
            @for (heading, rows) in [("rules-scoring-each", each), ("rules-scoring-last", last)] {
                tbody {
                    tr { th scope="rowgroup" colspan="2" { (words.say(heading)) } }
                    @for row in rows {
                        tr {
                            th scope="row" { (icon(row.glyph, "gl")) (words.say(&format!("ra-row-{}", row.key))) }
                            td { (worth(words, row.key)) }
                        }
                    }
                }
            }
        }
        p class="note" { (words.say("rules-floor")) }
    }
}

/// What a category brings, in the words of the rules.
fn worth(words: Words, key: &str) -> String {
    let each = if key == "gold" { ra::GOLD } else { ra::GOD };
    let gaps = [
        ("points", each.into()),
        ("three", CIVILISATION[3].into()),
        ("four", CIVILISATION[4].into()),
        ("five", CIVILISATION[5].into()),
        ("none", signed(CIVILISATION[0]).into()),
    ];
    words.fill(&format!("rules-score-{key}"), &gaps)
}

pub(super) fn scoring(look: &Look<'_>) -> Markup {
    let Some(tally) = look.scene.scored.as_ref().and_then(Tally::of) else { return html! {} };
    let rows = if tally.is_last() { &ROWS[..] } else { &ROWS[..5] };
    html! {
        div class={ "sco" @if !tally.is_last() { " short" } } {
            (banner(look, &tally))
            (table(look, &tally, rows))
            (cards(look, &tally, rows))
            @if tally.is_last() { (course(look)) }
            p class="skip" {
                button type="button" class="iconbtn" {
                    (look.say("ra-skip")) kbd aria-hidden="true" { (look.say("table-space")) }
                }
            }
        }
    }
}

fn banner(look: &Look<'_>, tally: &Tally<'_>) -> Markup {
    let epoch = ("epoch", tally.epoch.into());
    let why = if tally.why == EpochEnd::RaTrackFull { "ra" } else { "suns" };
    html! {
        div class={ "ban card" @if person_won(look, tally) { " victory" } } {
            div class="herosky" {}
            span class="rays" aria-hidden="true" {}
            (dunes())
            (icon(if tally.is_last() { "crown" } else { "epoch" }, "bc"))
            div {
                @if let Some(winner) = tally.winner() {
                    h1 { (look.of("ra-wins", winner, &[("n", tally.scores[winner].unwrap_or_default().into())])) }
                    p {
                        @if margin(tally, winner) == Some(1) { b class="close" { (look.say("ra-by-one")) } " " }
                        (lead(look, tally, winner)) " " (place(look, tally)) " " (notes(look, tally))
                    }
                    @if !look.scene.next.is_empty() { p { b { (crate::around::invited(look.scene)) } } }
                } @else {
                    h1 { (look.fill("ra-score-title", &[epoch])) }
                    p class="reigned" { (look.say(&format!("ra-reign-{}", tally.epoch))) }
                    p {
                        b { (standing(look, tally)) } " "
                        (look.fill("ra-score-why", &[("why", why.into()), ("n", tally.before.ra_spaces.into())]))
                        " " (notes(look, tally))
                    }
                }
            }
            span class="sp" {}
            form method="dialog" class="steps" {
                button class={ "b" @if !tally.is_last() { " primary" } } value="close" data-close {
                    span class="col" {
                        span { (look.say("ra-score-table")) }
                        kbd aria-hidden="true" {
                            "Esc"
                        }
                    }
                }
            }
            @if tally.is_last() && !look.scene.trail.replay {
                a class="b" href=(look.scene.trail.address(0)) data-watch { span class="col" { span { (look.say("replay-watch")) } } }
                (crate::around::again(look.scene))
            }
        }
    }
}

/// Who came second.
fn second(tally: &Tally<'_>) -> Option<Seat> {
    Seat::all(tally.holdings.len()).find(|seat| tally.rank(*seat) == Some(2))
}

/// By how many points the winner is ahead.
fn margin(tally: &Tally<'_>, winner: Seat) -> Option<i32> {
    Some(tally.scores[winner]? - tally.scores[second(tally)?]?)
}

/// How far the winner is ahead.
fn lead(look: &Look<'_>, tally: &Tally<'_>, winner: Seat) -> String {
    let (Some(second), Some(by)) = (second(tally), margin(tally, winner)) else { return String::new() };
    look.of("ra-lead", second, &[("n", by.into())])
}

/// Whether a person won: that is another moment than the victory of a bot.
fn person_won(look: &Look<'_>, tally: &Tally<'_>) -> bool {
    let chair = tally.winner().and_then(|winner| look.scene.chairs.get(winner));
    chair.is_some_and(|chair| matches!(chair.sitter, Sitter::Person { .. }))
}

/// Where the viewer stands after an epoch that is not the last; where scores are hidden, what it brought beside the best.
fn standing(look: &Look<'_>, tally: &Tally<'_>) -> String {
    let Some(me) = look.me() else { return String::new() };
    let others = || Seat::all(tally.holdings.len()).filter(move |seat| *seat != me);
    if let (Some(rank), Some(mine)) = (tally.rank(me), tally.scores[me]) {
        let best = others().filter_map(|seat| tally.scores[seat]).max().unwrap_or_default();
        let rank_words = look.fill("ra-rank", &[("rank", rank.into())]);
        return match rank {
            1 => look.fill("ra-stand-lead", &[("n", (mine - best).into())]),
            _ => look.fill("ra-stand-behind", &[("rank", rank_words.into()), ("n", (best - mine).into())]),
        };
    }
    let best = others().map(|seat| tally.points[seat].total()).max().unwrap_or_default();
    match best - tally.points[me].total() {
        behind @ 1.. => look.fill("ra-stand-epoch", &[("n", behind.into())]),
        _ => look.say("ra-stand-best"),
    }
}

/// What every epoch brought, once the game is over: it was counted before everybody.
fn course(look: &Look<'_>) -> Markup {
    let seats = || look.view().seats.iter();
    html! {
        section class="course card" aria-labelledby="course" {
            h2 id="course" { (look.say("ra-course")) }
            table {
                thead { tr {
                    td {}
                    @for (seat, _) in seats() { th scope="col" { (token(seat, "s")) span class="sr" { bdi { (look.name(seat)) } } } }
                } }
                tbody {
                    @for epoch in 1..=EPOCHS {
                        tr {
                            th scope="row" { (look.say(&format!("ra-reign-{epoch}"))) }
                            @for (_, player) in seats() {
                                td { @if let Some(brought) = player.scored.get(usize::from(epoch - 1)) { (points(*brought, "")) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What nobody could reckon from the figures: a score that stopped at 0, and places that points alone do not give.
fn notes(look: &Look<'_>, tally: &Tally<'_>) -> String {
    let seats = || Seat::all(tally.holdings.len());
    let stopped = |seat: Seat| {
        let before = tally.before.seats[seat].score;
        before.is_some_and(|before| tally.scores[seat].is_some() && before + i32::from(tally.points[seat].total()) < 0)
    };
    let level = |seat: Seat| seats().any(|other| other > seat && tally.scores[other] == tally.scores[seat]);
    let mut notes = Vec::new();
    if seats().any(stopped) {
        notes.push(look.say("ra-score-floor"));
    }
    // Of the first two of a game it is said already.
    let said = |seat: Seat| tally.is_last() && tally.rank(seat) == Some(1);
    if seats().any(|seat| tally.rank(seat).is_some() && level(seat) && !said(seat)) {
        notes.push(look.say("ra-score-level"));
    }
    notes.join(" ")
}

/// Where the viewer came in, unless what is said of the first two says it.
fn place(look: &Look<'_>, tally: &Tally<'_>) -> String {
    let Some(me) = look.me() else { return String::new() };
    match (tally.rank(me), tally.scores[me]) {
        (Some(rank @ 3..), Some(score)) => {
            let rank = look.fill("ra-rank", &[("rank", rank.into())]);
            look.fill("ra-my-place", &[("rank", rank.into()), ("n", score.into())])
        }
        _ => String::new(),
    }
}

fn table(look: &Look<'_>, tally: &Tally<'_>, rows: &[Row]) -> Markup {
    let seats = || Seat::all(tally.holdings.len());
    let winner = tally.winner();
    let win = |seat| (winner == Some(seat)).then_some("win");
    html! {
        table class="sct card" data-n=(tally.holdings.len()) {
            thead {
                tr {
                    td {}
                    @for seat in seats() { th scope="col" class=[win(seat)] { (player(look, seat, winner)) } }
                }
            }
            tbody {
                @for (place, row) in rows.iter().enumerate() {
                    tr class=[(place == 5).then_some("fin")] {
                        th scope="row" {
                            (icon(row.glyph, "gl"))
                            span {
                                b { (look.say(&format!("ra-row-{}", row.key))) } small {
                                    (look.say(&format!("ra-rule-{}", row.key)))
                                }
                            }
                        }
                        @for seat in seats() {
                            td class=[win(seat)] {
                                span class="cellx" {
                                    span class="what" { ((row.what)(look, &tally.holdings[seat.index()])) }
                                    (points((row.points)(&tally.points[seat]), "pt"))
                                }
                            }
                        }
                    }
                }
            }
            tfoot {
                tr class="sumr" {
                    th scope="row" { b { (look.say("ra-row-sum")) } }
                    @for seat in seats() {
                        td class=[win(seat)] {
                            span class="cellx" {
                                span class="what" { (before(look, tally, seat)) }
                                (points(tally.points[seat].total(), "pt"))
                            }
                        }
                    }
                }
                tr class="endr" {
                    th scope="row" { b { (look.say(if tally.is_last() { "ra-row-final" } else { "ra-row-score" })) } }
                    @for seat in seats() {
                        td class=[win(seat)] {
                            span class="cellx" {
                                span class="what rank" {
                                    @if let Some(rank) = tally.rank(seat) {
                                        (look.fill("ra-rank", &[("rank", rank.into())]))
                                    }
                                }
                                (after(look, tally, seat))
                            }
                        }
                    }
                }
            }
        }
    }
}

fn player(look: &Look<'_>, seat: Seat, winner: Option<Seat>) -> Markup {
    html! {
        span class="ph" {
            (token(seat, ""))
            bdi class="nm" {
                (look.name(seat))
                @if look.me() == Some(seat) { " " span class="zero" { (look.say("ra-you-mark")) } }
            }
            @if winner == Some(seat) { (icon("crown", "crn")) }
        }
    }
}

fn before(look: &Look<'_>, tally: &Tally<'_>, seat: Seat) -> Markup {
    html! { @if let Some(score) = tally.score_before(seat) { (look.fill("ra-before", &[("n", score.into())])) } }
}

fn after(look: &Look<'_>, tally: &Tally<'_>, seat: Seat) -> Markup {
    html! {
        @match tally.scores[seat] {
            Some(score) => { b class="fs" { (score) } }
            None => {
                span class="veiled" title=(look.say("ra-veiled")) {
                    (icon("i-veil", "i")) span class="sr" { (look.say("ra-veiled")) }
                }
            }
        }
    }
}

/// The same as a card a player, for phones.
fn cards(look: &Look<'_>, tally: &Tally<'_>, rows: &[Row]) -> Markup {
    let winner = tally.winner();
    // At the end all are open: whose alone was would be seen to have won before it is counted.
    let open = |seat| tally.is_last() || seat == look.me().unwrap_or(Seat::FIRST);
    html! {
        div class="scards" {
            @for seat in Seat::all(tally.holdings.len()) {
                // Whoever learns compares: what is explained is seen of everybody.
                details class={ "card sc" @if look.me() == Some(seat) { " me" } } data-seat=(super::look::letter(seat))
                    open[open(seat) || look.scene.held.is_some()] {
                    summary {
                        (player(look, seat, winner))
                        span class="what" {
                            @if let Some(score) = tally.score_before(seat) { (score) " " }
                            (points(tally.points[seat].total(), ""))
                        }
                        (after(look, tally, seat))
                    }
                    ul {
                        @for row in rows {
                            li {
                                span { (icon(row.glyph, "gl")) (look.say(&format!("ra-row-{}", row.key))) }
                                span class="what" { ((row.what)(look, &tally.holdings[seat.index()])) }
                                (points((row.points)(&tally.points[seat]), ""))
                            }
                        }
                    }
                }
            }
        }
    }
}

fn none(look: &Look<'_>, key: &str) -> Markup {
    html! { span class="none" { (look.say(key)) } }
}

fn times(look: &Look<'_>, tile: Tile, holding: &Holding) -> Markup {
    html! {
        span class="many" data-tile=(tile.name()) title=(look.hint(tile)) {
            (look.art(tile, god_of(holding))) i { "×" (holding.count(tile)) }
        }
    }
}

fn many(look: &Look<'_>, holding: &Holding, tiles: &[Tile]) -> Markup {
    html! {
        @if holding.count_all(tiles) == 0 { (none(look, "ra-none")) }
        @for tile in tiles { @if holding.count(*tile) > 0 { (times(look, *tile, holding)) } }
    }
}

fn river(look: &Look<'_>, holding: &Holding) -> Markup {
    let dry = holding.count(Tile::Nile) > 0 && holding.count(Tile::Flood) == 0;
    html! {
        (many(look, holding, &[Tile::Nile, Tile::Flood]))
        @if dry { (none(look, "ra-dry")) }
    }
}

fn strip(look: &Look<'_>, holding: &Holding, tiles: &[Tile]) -> Markup {
    html! {
        @if holding.count_all(tiles) == 0 { (none(look, "ra-none")) }
        @else {
            span class="strip" {
                @for tile in tiles {
                    @let n = holding.count(*tile);
                    @if n > 0 {
                        span class=(slot_class(*tile, n)) data-tile=(tile.name()) title=(look.hint(*tile)) {
                            (look.art_named(*tile, god_of(holding), &look.slot_label(*tile, n)))
                            (count(n))
                        }
                    }
                }
            }
        }
    }
}

fn sets(look: &Look<'_>, holding: &Holding) -> Markup {
    let sets: Vec<Tile> = Tile::MONUMENTS.into_iter().filter(|tile| holding.count(*tile) >= 3).collect();
    html! {
        @if sets.is_empty() { (none(look, "ra-no-set")) }
        @else { span class="strip" { @for tile in &sets { (times(look, *tile, holding)) } } }
    }
}

fn suns(look: &Look<'_>, holding: &Holding) -> Markup {
    let mut suns: Vec<_> = holding.suns().iter().collect();
    suns.reverse();
    html! {
        span class="strip" { @for sun in suns { (look.sun(sun, "", None)) } }
        i { "= " (holding.suns().sum()) }
    }
}
