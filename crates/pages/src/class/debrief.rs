//! What a class talks about in the end: who held what, what decided each table, three questions, the real figures. Made
//! for the wall and for paper.

use maud::{Markup, html};

use super::{Card, Debrief, Question};
use crate::Words;
use crate::art::token;
use crate::avatar::beside;
use crate::shell::{Shell, page as shell_page};

/// How many questions the class is asked.
const QUESTIONS: usize = 3;

/// By so much a question is less weighty for every one that its table was asked before.
const HEARD: u32 = 60;

/// A table and what there is to say about it.
#[derive(Clone, Debug)]
pub struct TableReport {
    /// The table.
    pub card: Card,
    /// What there is to say; none while it is played.
    pub debrief: Option<Debrief>,
}

/// What remains of a lesson.
#[derive(Clone, Debug)]
pub struct Report<'a> {
    /// The class.
    pub id: &'a str,
    /// How many took part.
    pub people: usize,
    /// Whether every game is over: before that nothing is told that is still secret somewhere.
    pub over: bool,
    /// The tables.
    pub tables: &'a [TableReport],
}

/// The page.
#[must_use]
pub fn page(shell: &Shell<'_>, report: &Report<'_>) -> Markup {
    let words = shell.words;
    let counts = [
        words.fill("class-people", &[("count", report.people.into())]),
        words.fill("class-tables", &[("count", report.tables.len().into())]),
    ];
    let main = html! {
        main class="doc debrief" id="main" {
            header class="doc-h" {
                h1 { (words.say("class-debrief")) }
                p class="lead" { (counts.join(" · ")) }
                p class="buttons noprint" {
                    a class="b sm" href={ "/class/" (report.id) } { (words.say("class-back")) }
                    button type="button" class="b sm with-script" data-print { (words.say("class-print")) }
                }
            }
            @if report.over { (told(words, report)) } @else {
                section class="card panel" {
                    p { (words.say("class-debrief-early")) }
                    ul { @for table in report.tables.iter().filter(|table| !table.card.glance.over) {
                        li { (words.fill("class-table", &[("number", table.card.number.into())])) }
                    } }
                }
            }
        }
    };
    shell_page(shell, &words.say("class-debrief"), "text classroom", main)
}

fn told(words: Words, report: &Report<'_>) -> Markup {
    let questions = asked(report);
    let sources = report.tables.iter().find_map(|table| table.debrief.as_ref()).map(|debrief| debrief.sources.as_str());
    html! {
        @if !questions.is_empty() {
            section class="card panel questions" aria-labelledby="class-q" {
                h2 id="class-q" { (words.say("class-questions")) }
                ol { @for (table, question) in questions {
                    li {
                        p { b { (words.fill("class-table", &[("number", table.into())])) } " · " (question.text) }
                        @if !question.world.is_empty() { p class="world" { (words.say("class-world")) " " (question.world) } }
                    }
                } }
            }
        }
        @for table in report.tables { (table_told(words, table)) }
        (held(words, report))
        @if let Some(sources) = sources.filter(|sources| !sources.is_empty()) { p class="note sources" { (sources) } }
    }
}

/// The weightiest questions of all tables, each of another kind.
fn asked<'a>(report: &'a Report<'_>) -> Vec<(usize, &'a Question)> {
    let all = report.tables.iter().filter_map(|table| Some((table.card.number, table.debrief.as_ref()?)));
    let mut all: Vec<(usize, &Question)> =
        all.flat_map(|(number, debrief)| debrief.questions.iter().map(move |question| (number, question))).collect();
    let mut asked: Vec<(usize, &Question)> = Vec::new();
    while asked.len() < QUESTIONS && !all.is_empty() {
        // Every table should hear of itself.
        let heard = |number: usize| asked.iter().filter(|(other, _)| *other == number).count() as u32;
        let weight = |(number, question): &(usize, &Question)| question.weight.saturating_sub(HEARD * heard(*number));
        let best = (0..all.len()).max_by_key(|place| (weight(&all[*place]), std::cmp::Reverse(all[*place].0)));
        let Some((number, question)) = best.map(|place| all[place]) else { break };
        all.retain(|(_, other)| other.kind != question.kind);
        asked.push((number, question));
    }
    asked
}

fn table_told(words: Words, table: &TableReport) -> Markup {
    let glance = &table.card.glance;
    let (points, ranks) = (glance.points.as_deref().unwrap_or_default(), glance.ranks.as_deref().unwrap_or_default());
    let mut seats: Vec<_> = glance.chairs.iter().collect();
    seats.sort_by_key(|(seat, _)| ranks.get(seat.index()).copied().unwrap_or(u8::MAX));
    html! {
        section class="card panel told" aria-labelledby={ "cd-" (table.card.number) } {
            h2 id={ "cd-" (table.card.number) } { (words.fill("class-table", &[("number", table.card.number.into())])) }
            ol class="ranking" {
                @for (seat, chair) in seats {
                    li {
                        b { (ranks.get(seat.index()).copied().unwrap_or(0)) "." }
                        (token(seat, true)) (beside(chair.avatar)) bdi { (chair.name) }
                        span { (words.fill("class-points-of", &[("n", points.get(seat.index()).copied().unwrap_or(0).into())])) }
                    }
                }
            }
            @if let Some(debrief) = &table.debrief {
                @if !debrief.decided.is_empty() {
                    h3 { (words.say("class-decided")) }
                    ul class="bullets" { @for sentence in &debrief.decided { li { (sentence) } } }
                }
            }
        }
    }
}

/// Who held what at which table, and how it is in the world.
fn held(words: Words, report: &Report<'_>) -> Markup {
    let told: Vec<(usize, &Debrief)> =
        report.tables.iter().filter_map(|table| Some((table.card.number, table.debrief.as_ref()?))).collect();
    let Some((_, first)) = told.first().filter(|(_, debrief)| !debrief.held.is_empty()) else { return html! {} };
    html! {
        section class="card panel" aria-labelledby="class-h" {
            h2 id="class-h" { (words.say("class-held-by")) }
            div class="scrolls" tabindex="0" role="region" aria-labelledby="class-h" {
                table class="holders" {
                    thead { tr {
                        th scope="col" { (words.say("class-material")) }
                        @for (number, _) in &told { th scope="col" { (words.fill("class-table", &[("number", (*number).into())])) } }
                        th scope="col" { (words.say("class-in-world")) }
                    } }
                    tbody { @for (place, one) in first.held.iter().enumerate() {
                        tr {
                            th scope="row" { b { (one.short) } " " (one.name) }
                            @for (_, debrief) in &told {
                                @let seats = debrief.held.get(place).map(|held| held.seats.as_slice()).unwrap_or_default();
                                td {
                                    @if seats.is_empty() { (words.say("class-nobody")) }
                                    span class="toks" { @for seat in seats { (token(*seat, true)) } }
                                }
                            }
                            td { (one.world) }
                        }
                    } }
                }
            }
        }
    }
}
