//! Portuguese is Brazilian, as the rulebooks of its readers are: no word, spelling or turn that only Portugal uses.

use std::fs;
use std::path::Path;

use game::Language;
use pages::files;

/// Words that Brazilians write otherwise: a screen is a `tela`, to bid is `dar lance`.
const WORDS: &str = "licitar licita licitam licite licitou licitaram licitado licitaria \
    ecrã ecrãs telemóvel telemóveis ligação ligações registo registos sítio sítios equipa equipas ficheiro ficheiros \
    utilizador utilizadores palavra-passe facto factos contacto contactos terramoto terramotos vietname aspeto \
    demasiado demasiada demasiados demasiadas definições alcunha alcunhas íman ímanes desforra guião prima carregue \
    consigo noutro noutra noutros noutras ronda rondas foguetão altifalante altifalantes auscultadores travão jantes \
    percentagem percentagens controlo aterragem arrefecimento iões ião neutrões descarregue câmara câmaras cancro \
    planear planeia planeado planeada caduca caducam caducou \
    elétrodo elétrodos transístores azoto gronelândia caraíbas madagáscar zimbabué chéquia \
    tu ti teu tua teus tuas contigo vós vosso vossa vossos vossas connosco convosco";

/// Turns of several words, the same.
const TURNS: [&str; 19] = [
    "até ao",
    "até aos",
    "à espera",
    "correu mal",
    "de momento",
    "médio oriente",
    "norte de áfrica",
    "por defeito",
    "para si",
    "sobre si",
    "depois de si",
    "graças a si",
    "ao lado de si",
    "porque é que",
    "fica a saber",
    "escolhe por si",
    "a saber quem",
    "continuar a jogar",
    "à volta de",
];

/// What is wrong with a line of Portuguese, if anything.
fn european(line: &str) -> Option<String> {
    let line = line.to_lowercase();
    let kept = |letter: char| letter.is_alphanumeric() || letter == '-';
    let words: Vec<&str> = line.split(|letter| !kept(letter)).filter(|word| !word.is_empty()).collect();
    let spaced = format!(" {} ", words.join(" "));
    let turn = TURNS.iter().find(|turn| spaced.contains(&format!(" {turn} ")));
    let word = words.iter().find(|word| WORDS.split(' ').any(|other| other == **word) || is_european(word));
    // `está a jogar`: in Brazil it is `está jogando`.
    let doing = words.windows(3).find(|three| {
        ["está", "estão", "estava", "estavam"].contains(&three[0])
            && three[1] == "a"
            && ["ar", "er", "ir", "or"].iter().any(|end| three[2].ends_with(end))
    });
    let mark = ["«", "»", ".º", ".ª"].into_iter().find(|mark| line.contains(mark));
    turn.map(|it| (*it).to_owned())
        .or_else(|| word.map(|it| (*it).to_owned()))
        .or_else(|| doing.map(|three| three.join(" ")))
        .or_else(|| mark.map(str::to_owned))
}

/// `crónica` for `crônica`, and `dar-lhe-ia` for `daria`.
fn is_european(word: &str) -> bool {
    let letters: Vec<char> = word.chars().collect();
    let open = |three: &[char]| "éó".contains(three[0]) && "mn".contains(three[1]) && "aeiouáéíóú".contains(three[2]);
    let split = word.split('-').collect::<Vec<_>>();
    let inside = split.len() == 3 && ["lhe", "lo", "la", "se", "me"].contains(&split[1]);
    letters.windows(3).any(open) || inside || is_hung(word)
}

/// `mostra-os` for `mostra todos`, and `extraem-no` for `o extraem`; what is asked for, as in `anote-o`, is said in Brazil
/// too.
fn is_hung(word: &str) -> bool {
    let Some((verb, pronoun)) = word.rsplit_once('-') else { return false };
    match pronoun {
        "o" | "a" | "os" | "as" => verb.ends_with('a'),
        "no" | "na" | "nos" | "nas" => ["m", "ão", "õe"].iter().any(|end| verb.ends_with(end)),
        _ => false,
    }
}

#[test]
fn portuguese_is_brazilian() {
    let mut found = Vec::new();
    for (file, text) in files(Language::Portuguese) {
        // Comments as well: whoever writes the next line copies their words.
        for (at, line) in text.lines().enumerate() {
            found.extend(european(value(line)).map(|what| format!("pt/{file}.ftl:{}: {what}", at + 1)));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn the_names_and_facts_of_rawsiko_are_brazilian() {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rawsiko/data");
    let read = |name: &str| fs::read_to_string(data.join(name)).expect("the data is there");
    let mut found = Vec::new();
    for name in ["applications.toml", "materials.toml", "world.toml"] {
        let text = read(name);
        let names: Vec<&str> = text.split(" pt = \"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert!(!names.is_empty(), "{name} has no Portuguese names");
        found.extend(names.iter().filter_map(|said| european(said).map(|what| format!("{name}: {what} in {said}"))));
    }
    for line in read("lang/pt.toml").lines() {
        found.extend(european(value(line)).map(|what| format!("lang/pt.toml: {what} in {line}")));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// What stands after the key of a line.
fn value(line: &str) -> &str {
    line.split_once(" = ").map_or(line, |(_, said)| said)
}

#[test]
fn what_only_portugal_writes_is_known() {
    for line in [
        "Prima aqui",
        "a Crónica",
        "está a pensar",
        "dar-lhe-ia",
        "o 2.º",
        "até ao fim",
        "LICITAR 9",
        "para si",
        "Planear",
        "o plano caduca",
        "fica a saber",
        "Ninguém escolhe por si",
        "isto prova-o depois",
        "o próximo termina-a",
        "`w` mostra-os todos",
        "extraem-no praticamente todo",
        "põe-na ali",
    ] {
        assert!(european(line).is_some(), "{line}");
    }
    for line in [
        "Está à vista",
        "a matéria-prima",
        "a sorte, por si só",
        "2º lugar",
        "só um",
        "a ordem",
        "ótimo",
        "para vê-la",
        "anote-o",
        "Papua-Nova Guiné",
    ] {
        assert_eq!(european(line), None, "{line}");
    }
}
