//! Facts as plain text, 80 columns wide.

use super::labels::Labels;
use super::{Production, Topic};
use crate::{
    Application, Continent, Country, Language, Material, Producer, Sector, Source, Stage, Territories, Territory,
};

const WIDTH: usize = 80;

/// Text that grows line by line, in one language.
struct Page {
    language: Language,
    labels: &'static Labels,
    text: String,
}

pub(super) fn render(topic: Topic, language: Language) -> String {
    let mut page = Page { language, labels: Labels::of(language), text: String::new() };
    match topic {
        Topic::Territory(territory) => page.territory(territory),
        Topic::Material(material) => page.material(material),
        Topic::Application(application) => page.application(application),
        Topic::Continent(continent) => page.continent(continent),
        Topic::Sector(sector) => page.sector(sector),
    }
    page.text
}

pub(super) fn list(language: Language) -> String {
    let labels = Labels::of(language);
    let mut page = Page { language, labels, text: String::new() };
    let mut kinds: [(&str, Vec<Topic>); 5] =
        [labels.continents, labels.territories, labels.materials, labels.applications, labels.sectors]
            .map(|label| (label, Vec::new()));
    for topic in Topic::all() {
        let kind = match topic {
            Topic::Continent(_) => 0,
            Topic::Territory(_) => 1,
            Topic::Material(_) => 2,
            Topic::Application(_) => 3,
            Topic::Sector(_) => 4,
        };
        kinds[kind].1.push(topic);
    }
    for (label, topics) in kinds {
        page.line("", label);
        for topic in topics {
            page.line("  ", &format!("{:<23} {}", topic.id(), topic.name(language)));
        }
    }
    page.text
}

impl Page {
    fn territory(&mut self, territory: Territory) {
        let labels = self.labels;
        self.title(territory.name(self.language), territory.id());
        self.labelled("  ", labels.continent, territory.continent().name(self.language));
        let mut around = self.names(territory.by_land());
        let by_sea = self.names(territory.by_sea());
        if !by_sea.is_empty() {
            let gap = if around.is_empty() { "" } else { labels.semicolon };
            around += &format!("{gap}{}{}{by_sea}", labels.by_sea, labels.colon);
        }
        self.labelled("  ", labels.neighbours, &around);
        self.line("  ", labels.production);
        let production = territory.production();
        let mut sources: Vec<&'static Source> = Vec::new();
        for one in &production {
            for source in &one.sources {
                if !sources.contains(source) {
                    sources.push(source);
                }
            }
        }
        for one in &production {
            self.production(one, &sources);
        }
        self.line("  ", labels.sources);
        for (number, source) in (1..).zip(sources) {
            self.line("    ", &format!("[{number}] {}", labels.source(source)));
        }
    }

    /// `Borates (B): 48.4% of world extraction (Türkiye) [1]`; without a known share only who says so.
    fn production(&mut self, production: &Production, sources: &[&'static Source]) {
        let (labels, language) = (self.labels, self.language);
        let share = |share: &&'static crate::Share| {
            let (percent, of) = (language.percent(share.percent), labels.of_the_world(share.stage));
            format!("{percent} {of} ({})", countries(&share.countries, language))
        };
        let shares = production.shares.iter().map(share).collect::<Vec<_>>().join(", ");
        let numbers = (1..).zip(sources).filter(|(_, source)| production.sources.contains(source));
        let numbers: String = numbers.map(|(number, _)| format!(" [{number}]")).collect();
        let material = production.material;
        let gap = if shares.is_empty() { "" } else { labels.colon };
        self.line("    ", &format!("{} ({}){gap}{shares}{numbers}", material.name(language), material.id()));
    }

    fn material(&mut self, material: Material) {
        let (labels, language) = (self.labels, self.language);
        self.title(material.name(language), material.id());
        self.line("  ", material.fact(language));
        let china = Country::from_id("China").map(|country| Producer { country, share: material.china_share() });
        let mut listed: Vec<Producer> = china.into_iter().chain(material.producers().iter().copied()).collect();
        listed.sort_by(|one, other| other.share.total_cmp(&one.share));
        self.supply(material.stage(), &listed);
        if let Some((stage, producers)) = material.second_stage() {
            self.supply(stage, producers);
        }
        let territories = self.names(material.territories());
        self.labelled("  ", labels.territories, &territories);
        let uses: Vec<&str> = material.uses().map(|application| application.name(language)).collect();
        self.labelled("  ", labels.applications, &uses.join(", "));
        let years: Vec<String> = material.eu_lists().iter().map(u16::to_string).collect();
        self.labelled("  ", labels.eu_lists, &years.join(", "));
        self.labelled("  ", labels.shares, &labels.source(&Source::Eu2023));
    }

    fn supply(&mut self, stage: Stage, producers: &[Producer]) {
        let language = self.language;
        let one =
            |producer: &Producer| format!("{} {}", producer.country.name(language), language.percent(producer.share));
        let listed = producers.iter().map(one).collect::<Vec<_>>().join(", ");
        self.labelled("  ", self.labels.world_supply(stage), &listed);
    }

    fn application(&mut self, application: Application) {
        let (labels, language) = (self.labels, self.language);
        self.title(application.name(language), application.id());
        self.labelled("  ", labels.sector, application.sector().name(language));
        self.labelled("  ", labels.points, &application.points().to_string());
        self.line("  ", labels.materials);
        for (material, role) in application.roles(language) {
            let name = format!("{} ({})", material.name(language), material.id());
            self.labelled("    ", &name, role);
        }
        let mut references: Vec<String> = application.references().iter().map(|mark| labels.reference(mark)).collect();
        references.dedup();
        self.labelled("  ", labels.sources, &references.join(", "));
    }

    fn continent(&mut self, continent: Continent) {
        self.title(continent.name(self.language), continent.id());
        self.line("  ", self.labels.territories);
        for territory in continent.territories().iter() {
            let name = territory.name(self.language);
            self.labelled("    ", name, &territory.materials().to_string());
        }
    }

    fn sector(&mut self, sector: Sector) {
        self.title(sector.name(self.language), sector.id());
        self.line("  ", self.labels.applications);
        for application in sector.applications() {
            let name = format!("{} ({})", application.name(self.language), application.points());
            self.labelled("    ", &name, &application.materials().to_string());
        }
    }

    fn title(&mut self, name: &str, id: &str) {
        self.line("", &format!("{name} ({id})"));
    }

    fn names(&self, territories: Territories) -> String {
        territories.iter().map(|one| one.name(self.language)).collect::<Vec<_>>().join(" · ")
    }

    fn labelled(&mut self, indent: &str, label: &str, what: &str) {
        let line = format!("{label}{}{what}", self.labels.colon);
        self.line(indent, &line);
    }

    /// Adds a paragraph; what does not fit goes on below, two columns further in.
    fn line(&mut self, indent: &str, line: &str) {
        let mut used = 0;
        // A no-break space joins: only plain blanks divide.
        for word in line.split(' ') {
            let long = word.chars().count();
            if used == 0 {
                if !self.text.is_empty() {
                    self.text.push('\n');
                }
                self.text.push_str(indent);
                used = indent.len();
            } else if used + 1 + long > WIDTH {
                self.text.push('\n');
                self.text.push_str(indent);
                self.text.push_str("  ");
                used = indent.len() + 2;
            } else {
                self.text.push(' ');
                used += 1;
            }
            self.text.push_str(word);
            used += long;
        }
    }
}

fn countries(countries: &[Country], language: Language) -> String {
    countries.iter().map(|country| country.name(language)).collect::<Vec<_>>().join(", ")
}
