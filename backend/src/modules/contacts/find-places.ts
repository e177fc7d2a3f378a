import { addressCue } from './contact-words.js';
import { spanOf, type MappedText } from './mapped-text.js';

const houseNumber = String.raw`\d{1,4}(?: ?[a-hA-H]\b)?(?:[/-]\d{1,3}[a-hA-H]?)?`;
const before = String.raw`(?<![\p{L}\d]|\d[.,:/-])`;
const behind = String.raw`(?![\p{L}\d]|[.,:/-]\d)`;
const name = String.raw`\p{Lu}[\p{L}'’-]{1,30}\.?`;
const particle =
  "(?:de|da|do|dos|das|del|della|dei|di|la|le|les|du|des|den|der|dem|van|von|el|los|las|d'|l')";
const sign = String.raw`,? ?(?:n\.? ?[ºo°]?\.? ?|nr\.? ?|no\.? ?|number |№ ?|#)?`;

const strongEnglish = '(?:street|avenue|boulevard|blvd|crescent|terrace)';
const english =
  '(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Square|Sq|Way|Court|Ct|Close|Crescent|Terrace|Place|Pl|Boulevard|Blvd|Gardens|Mews|Row|Hill)';
const common =
  '(?:the|a|an|on|in|of|at|this|that|your|my|our|side|busy|quiet|main|way|one|two|lane|from|to|and|or|with|for|by|no|near|off|same|next|each|every)';
const southernAnyCase =
  '(?:rua|avenida|travessa|calle|carrer|rue|viale|piazza|vicolo|ulica|ul\\.|ulitsa|улица|ул\\.|chemin|impasse|quai|praca|praceta|beco|via (?:dei|del|della|delle|degli|dello))';
const southern = `(?:${southernAnyCase}|Rua|R\\.|Avenida|Av\\.?|Avda\\.?|Travessa|Praca|Largo|Estrada|Alameda|Calle|C/|Plaza|Paseo|Passeig|Camino|Rue|Place|place|Quai|Chemin|Impasse|Allee|Boulevard|Bd\\.?|Avenue|Via|Viale|Corso|Piazza|Piazzale|Vicolo|Ulica|Aleja|Aleje|Al\\.|Carrer|Ronda|Praceta|Beco|Avinguda|Rambla|Carretera|Glorieta|Faubourg|Cours|Lungomare|Lungotevere|Borgo|Salita|Улица|Ул\\.|Проспект|Rruga|Bulevar|Bulevardul|Strada)`;
/** Roads and places for cars, in which people do not live. */
const noStreet =
  /^(?:um|heim|rueck|ruck|hin|arbeits|schul|fahr|fahrrad|rad|geh|fuss|reit|an|anfahrts|liefer|roll|brems|aus|park|stell|sitz|spiel|flug|bahn|camping|rast|lade|abstell|bundes|land|staats|kreis|auto|schnell|wasser|radio|fernseh)(?:weg|platz|strasse|str|ring|damm|steig)(?!\p{L})|^(?:parking|bus|fast|slow|left|right|middle|check-?in|all wheel|four wheel|front wheel|rear wheel|wheel|test|hard|front|back|last|first|second) (?:row|lane|drive|way|place|court)(?!\p{L})/iu;
/** A postcode behind a number makes it an address all the same. */
const postcode = /^,? ?(?:[A-Z]{1,2}-)?\d{4,5}(?!\d)/u;

const patterns = [
  // 12 Baker Street, 12 baker street
  String.raw`${before}${houseNumber},? (?:${name} ){1,3}${english}\b\.?`,
  String.raw`${before}${houseNumber},? (?:(?!${common} )[\p{L}'’-]{3,20} ){1,2}${strongEnglish}(?!\p{L})`,
  // Baker Street 12
  String.raw`${before}(?:${name} ){1,3}${english}\.?${sign}${houseNumber}${behind}`,
  // Rua Augusta 120, Via Roma, 12, Calle Mayor n.º 5
  String.raw`${before}${southern} ?(?:${particle} ?){0,2}(?:${name}|\d{1,2} (?:de )?${name})(?: (?:${particle} ?){0,2}${name}){0,4}${sign}${houseNumber}${behind}`,
  // rua augusta 120, at the beginning of a line or sentence
  String.raw`(?<=^|[,.:;\n] ?)${southernAnyCase} (?:${particle} ){0,2}[\p{L}'’-]{5,30}${sign}${houseNumber}(?=[,.º]|$)`,
  // 12 rue de Rivoli
  String.raw`${before}${houseNumber},? (?:bis |ter )?(?:rue|Rue|avenue|Avenue|boulevard|Boulevard|bd|quai|Quai|chemin|Chemin|impasse|Impasse|allee|place|Place|via|Via) (?:${particle} ?){0,2}${name}`,
  // Hauptstrasse 5a, Berliner Str. 12, Kalverstraat 3
  String.raw`${before}\p{L}{2,30}(?:strasse|str\.|straat|gracht|gatan|vagen|gade|gasse)${sign}${houseNumber}${behind}`,
  String.raw`${before}\p{Lu}\p{L}{2,30}(?:weg|allee|platz|str|ufer|ring|damm|steig|laan|plein|kade|singel|vej|veien|vei|gata|torget|tie|katu)${sign}${houseNumber}${behind}`,
  String.raw`${before}(?:${name} ){1,2}(?:Strasse|Str\.?|Weg|Allee|Platz|Ufer|Ring|Damm|Gasse|Steig|Chaussee)${sign}${houseNumber}${behind}`,
  String.raw`${before}(?:Am|An der|An den|Im|In der|Zum|Zur|Auf der|Unter den) ${name}(?:er|markt|berg|bach|hof|see|wald|feld|platz|garten|rain)? ${houseNumber}[a-h]?(?=[ ,]{1,2}(?:in |\d{5}\b))`,
  // Marszalkowska 12 after its ul.
  String.raw`${before}(?:ul|al|pl|os)\. ?${name}(?: ${name})?${sign}${houseNumber}${behind}`,
];
/** Capitals are what tells a street's name from other words. */
const streets = new RegExp(patterns.join('|'), 'gu');

const lowerStreet = `(?:street|st|road|rd|avenue|ave|lane|drive|square|court|close|place)`;
const lowerSouthern =
  '(?:rua|avenida|av\\.?|travessa|praca|largo|calle|plaza|rue|place|via|viale|corso|piazza|ulica|ul\\.?)';
/** In any case, after words that say that an address comes. */
const cued = new RegExp(
  String.raw`${addressCue}[:, ]{0,3}(?<street>${houseNumber},? (?:[\p{L}'’-]{2,20} ){1,3}${lowerStreet}(?!\p{L})|(?:[\p{L}'’-]{2,20} ){1,2}${lowerStreet},? ${houseNumber}${behind}|${lowerSouthern} (?:[\p{L}'’-]{1,20},? ){1,4}${sign}${houseNumber}${behind})`,
  'giu',
);

/** Streets named after a day, which no date may hide. */
const datedStreets = new RegExp(
  String.raw`${before}${southern} ?(?:${particle} ?){0,2}\d{1,2}[ºo.]? (?:de )?\p{L}{3,12}(?: (?:de )?\d{4})?${sign}${houseNumber}${behind}`,
  'gu',
);

/**
 * Streets with a house number.
 *
 * @param copy with barriers in place of harmless numbers
 * @param whole the same without
 */
export function findAddresses(copy: MappedText, whole: MappedText): { from: number; to: number }[] {
  const dated = Array.from(whole.text.matchAll(datedStreets), ({ index, 0: found }) =>
    spanOf(whole, index, index + found.length),
  );
  const spans = Array.from(copy.text.matchAll(streets))
    .filter(
      ({ index, 0: found }) => !noStreet.test(found) || postcode.test(copy.text.slice(index + found.length)),
    )
    .map(({ index, 0: found }) => ({ begin: index, end: index + found.length }));
  for (const { index, 0: found, groups } of copy.text.matchAll(cued)) {
    const end = index + found.length;
    spans.push({ begin: end - (groups?.['street']?.length ?? 0), end });
  }
  return [...dated, ...spans.map(({ begin, end }) => spanOf(copy, begin, end))];
}

const plusDigit = '[2-9CFGHJMPQRVWX]';
const codes = new RegExp(
  [
    // Open location codes: 8CCGPVPJ+5F, PVPJ+5F.
    String.raw`(?<![\p{L}\d+])(?:${plusDigit}{4})?(?=${plusDigit}{0,3}[CFGHJMPQRVWX])${plusDigit}{4} ?\+ ?${plusDigit}{2,3}(?![\p{L}\d])`,
    String.raw`(?<![\p{L}\d+])${plusDigit}{8}\+${plusDigit}{2,3}(?![\p{L}\d])`,
    // what3words
    String.raw`/{3}\p{L}{2,20}[.。]\p{L}{2,20}[.。]\p{L}{2,20}`,
    String.raw`(?:what3words|w3w)[:\s]{1,3}\p{L}{2,20}\.\p{L}{2,20}\.\p{L}{2,20}`,
    // Coordinates
    String.raw`(?<![\d.])(?:[NS] ?)?-?\d{1,2}[.,]\d{4,10}°?(?: ?[NS])?[,; /]{1,3}(?:[EWO] ?)?-?\d{1,3}[.,]\d{4,10}°?(?: ?[EWO])?(?!\d)`,
    String.raw`\d{1,2}° ?\d{1,2}['’′] ?(?:\d{1,2}(?:\.\d{1,3})?(?:"|''|″|”) ?)?[NS][,; ]{0,3}\d{1,3}° ?\d{1,2}['’′] ?(?:\d{1,2}(?:\.\d{1,3})?(?:"|''|″|”) ?)?[EWO]`,
  ].join('|'),
  'giu',
);

/** Codes of places. */
export function findCodes(copy: MappedText): { from: number; to: number }[] {
  return Array.from(copy.text.matchAll(codes), ({ index, 0: found }) =>
    spanOf(copy, index, index + found.length),
  );
}
