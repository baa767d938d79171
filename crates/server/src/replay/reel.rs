//! A film of any game, drawn for whoever looks: one step as a page, or as what a script needs to show it.

use async_trait::async_trait;
use game::{BySeat, Language, Seat, Viewer};
use maud::Markup;
use pages::replay::Reel;
use pages::shell::Shell;
use pages::terms::Terms;
use pages::{Chair, Frame, GamePages, Scene, Scored, TileNames, Trail, Words};
use store::TableId;

use super::film::{Film, Shot};
use super::what_if::Tries;
use crate::games::Hosted;
use crate::refusal::Refusal;
use crate::table::{Agreed, Given, Sit, Tables};

/// One step as somebody looks at it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Glance<'a> {
    /// Which step.
    pub(crate) step: usize,
    /// From where.
    pub(crate) viewer: Viewer,
    /// Whether nothing is hidden from them: the game is over, and they did not ask what a seat saw then.
    pub(crate) open: bool,
    /// Who sat where.
    pub(crate) chairs: &'a BySeat<Chair>,
    /// In which language.
    pub(crate) language: Language,
    /// With which names of tiles.
    pub(crate) names: TileNames,
    /// What stands before `/step/N`.
    pub(crate) base: &'a str,
}

/// What every page of a film shows around the board.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Around<'a> {
    /// From which seats this viewer may look.
    pub(crate) seats: &'a [Seat],
    /// Whether nothing is hidden in what is shown; none while the game runs, when nobody may see everything.
    pub(crate) everything: Option<bool>,
    /// What every address ends with.
    pub(crate) query: &'a str,
    /// The beginning of every address of this site.
    pub(crate) site: &'a str,
    /// The path of the record, where this viewer may have it.
    pub(crate) record: Option<&'a str>,
    /// Whether this viewer may play on.
    pub(crate) plays_on: bool,
    /// Where the live table is, while it is played.
    pub(crate) live: Option<&'a str>,
    /// The table with its result, once the game is over.
    pub(crate) result: Option<&'a str>,
    /// Where one checks the deal.
    pub(crate) fair: Option<&'a str>,
    /// Where one experiments with it, where this viewer may.
    pub(crate) what_if: Option<&'a str>,
    /// What is known about the deal.
    pub(crate) deal: Option<&'a str>,
}

/// A film of any game.
#[async_trait]
pub(crate) trait Shows: Tries + Send + Sync {
    /// Which game.
    fn game(&self) -> &'static str;
    /// How many steps there are.
    fn last(&self) -> usize;
    /// How many play.
    fn seats(&self) -> usize;
    /// Who decides after so many steps; none when the game is over.
    fn to_act(&self, step: usize) -> Option<Seat>;
    /// Opens a table at which the game goes on after so many steps. While the game runs, `mine` are the seats of whoever
    /// asks: what others hide in it is drawn anew.
    async fn play_on(
        &self,
        tables: &Tables,
        step: usize,
        from: String,
        sits: &[Sit],
        mine: Option<&[Seat]>,
    ) -> Result<TableId, Refusal>;
    /// The whole page.
    fn page(&self, glance: &Glance<'_>, around: &Around<'_>, shell: &Shell<'_>) -> Markup;
    /// What a script needs that shows step `from`: the parts that differ, every line of the chronicle since, and the
    /// motions of this step.
    fn frame(&self, glance: &Glance<'_>, around: &Around<'_>, from: usize) -> Frame;
}

impl<G: Hosted> Film<G> {
    fn reel<'a>(&'a self, around: &Around<'a>) -> Reel<'a> {
        Reel {
            last: self.last(),
            units: &self.units,
            chapters: &self.chapters,
            seats: around.seats,
            everything: around.everything,
            query: around.query,
            site: around.site,
            record: around.record,
            plays_on: around.plays_on,
            live: around.live,
            result: around.result,
            fair: around.fair,
            deal: around.deal,
            what_if: around.what_if,
        }
    }

    /// Draws with everything a page of the game needs.
    fn draw<T>(&self, glance: &Glance<'_>, with: impl FnOnce(&Scene<'_, G>) -> T) -> T {
        let viewer = glance.viewer;
        let laid = |state: G| if glance.open { state.laid_open() } else { state };
        let state = laid(self.state(glance.step));
        let view = state.view(viewer);
        let recent: Vec<G::Event> = self.recent(glance.step).iter().flat_map(|shot| shot.seen(glance)).collect();
        let scored = self.scored(glance.step).map(|shot| {
            let seen = shot.seen(glance);
            (laid(shot.before).view(viewer), seen)
        });
        let terms = Terms::of(Words::of(glance.language), G::NAME, &state.options(), self.clock.as_deref());
        let scene = Scene {
            view: &view,
            viewer,
            legal: &[],
            to_act: decider(&state),
            chairs: glance.chairs,
            language: glance.language,
            names: glance.names,
            version: glance.step as u64,
            can_undo: false,
            table: "",
            recent: &recent,
            scored: scored.as_ref().map(|(before, events)| Scored { before, events }),
            next: &[],
            slow: &pages::Slow::NONE,
            terms: &terms,
            trail: Trail { base: glance.base, step: glance.step, replay: true },
            held: None,
        };
        with(&scene)
    }

    /// The lines of the chronicle of these steps.
    fn chronicle(&self, glance: &Glance<'_>, scene: &Scene<'_, G>, shots: &[Shot<G>]) -> Markup {
        maud::html! {
            @for shot in shots {
                @let there = Scene { trail: Trail { step: shot.number, ..scene.trail }, ..scene.clone() };
                (G::chronicle(&there, &shot.seen(glance)))
            }
        }
    }
}

impl<G: Hosted> Shot<G> {
    /// What happened, as this viewer may know it.
    fn seen(&self, glance: &Glance<'_>) -> Vec<G::Event> {
        if glance.open {
            return self.events.clone();
        }
        self.events.iter().map(|event| self.after.seen(event, glance.viewer)).collect()
    }
}

fn decider<G: Hosted>(state: &G) -> Option<Seat> {
    match state.to_act()? {
        game::Actor::Seat(seat) => Some(seat),
        game::Actor::Chance => None,
    }
}

#[async_trait]
impl<G: Hosted> Shows for Film<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn last(&self) -> usize {
        Film::last(self)
    }

    fn seats(&self) -> usize {
        self.state(0).seats()
    }

    fn to_act(&self, step: usize) -> Option<Seat> {
        decider(&self.state(step))
    }

    async fn play_on(
        &self,
        tables: &Tables,
        step: usize,
        from: String,
        sits: &[Sit],
        mine: Option<&[Seat]>,
    ) -> Result<TableId, Refusal> {
        let options = self.state(0).options();
        let setup = match mine {
            Some(mine) => G::veiled_setup(&options, &self.setup, mine, &mut bots::Dice::new(getrandom::u64()?)),
            None => self.setup.clone(),
        };
        let setup = G::write_setup(&options, &setup);
        let given = Given {
            setup: setup.into_iter().map(|(key, value)| (key.to_owned(), value)).collect(),
            steps: self.steps.iter().take(step).map(|(_, step)| *step).collect(),
        };
        let agreed = Agreed::<G> { options, again: false, clock: None, from: Some(from), lesson: None, class: false };
        tables.open_with(&agreed, false, Some(&given), sits).await
    }

    fn page(&self, glance: &Glance<'_>, around: &Around<'_>, shell: &Shell<'_>) -> Markup {
        self.draw(glance, |scene| {
            let chronicle = self.chronicle(glance, scene, &self.shots(0, glance.step).1);
            pages::replay::replay_page::<G>(shell, scene, &self.reel(around), &chronicle)
        })
    }

    fn frame(&self, glance: &Glance<'_>, around: &Around<'_>, from: usize) -> Frame {
        let words = Words::of(glance.language);
        let parts = |glance: &Glance<'_>| {
            self.draw(glance, |scene| pages::replay::parts::<G>(words, scene, &self.reel(around)))
        };
        let there = parts(&Glance { step: from.min(self.last()), ..*glance });
        self.draw(glance, |scene| {
            let shots = self.shots(from, glance.step).1;
            let seen = shots.last().map(|shot| shot.seen(glance)).unwrap_or_default();
            // Whoever goes back or leaps sees where they are; whoever goes on sees what happened.
            let one = glance.step == from + 1;
            Frame {
                version: glance.step as u64,
                people: pages::people_mark(scene.chairs),
                title: words.fill("replay-page", &[("n", glance.step.into()), ("of", self.last().into())])
                    + " · Khepri",
                said: if one { G::said(scene, &seen) } else { G::status(scene) },
                presence: String::new(),
                motions: if one { <G as GamePages>::motions(scene, &seen) } else { Vec::new() },
                parts: parts(glance).into_iter().filter(|part| from == glance.step || !there.contains(part)).collect(),
                chronicle: self.chronicle(glance, scene, &shots).into_string(),
                whole: false,
            }
        })
    }
}
