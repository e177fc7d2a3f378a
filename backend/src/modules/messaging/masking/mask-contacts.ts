/** What stands for what is hidden. */
const mask = '•••';

/** Read as they are, so that their digits are not taken for a telephone number's. */
const notWithin = String.raw`(?<![\d./-])`;
const notFollowed = String.raw`(?![ ./-]?\d{3}|[./-]?\d)`;
const dates = String.raw`${notWithin}(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2}))(?![./-]?\d)`;
const times = String.raw`\b\d{1,2}:\d{2}\b`;
const amounts = String.raw`[€$£] ?\d{1,3}(?:[., ]?\d{3})?(?:[.,]\d{1,2})?${notFollowed}`;

const at = String.raw`(?:@|＠| ?[[({] ?at ?[\])}] ?| at )`;
const dot = String.raw`(?:\.| ?[[({] ?dot ?[\])}] ?| dot )`;
const label = String.raw`[\p{L}\d][\p{L}\d-]{0,62}`;
const topLevel = String.raw`(?:com|net|org|info|biz|io|me|app|dev|co|eu|uk|de|fr|es|pt|it|nl|be|at|ch|ie|pl|se|dk|no|fi|cz|gr|us|ca|br|ly|gg|to)\b`;
const host = `(?:${label}${dot}){1,5}${topLevel}`;
const email = String.raw`[\p{L}\d][\p{L}\d._%+-]{0,63}(?:@|＠)${label}(?:\.${label}){0,5}`;
const spelledEmail = String.raw`[\p{L}\d][\p{L}\d._%+-]{0,63}${at}${host}`;
const link = String.raw`\b(?:https?:\/\/|www\.)[^\s]{1,2000}|(?<![\p{L}\d])${host}(?:\/[^\s]{0,2000})?`;

/** Seven digits or more with what is written between them. */
const phone = String.raw`(?<![\p{L}\d])(?:\+|\(\+?)?\d(?:[ ().\-/–]{0,3}\d){6,14}(?!\d)`;
const digit = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple|plus)';
const spelledPhone = String.raw`\b${digit}(?:[ ,.-]{1,2}${digit}){5,20}\b`;

const name = String.raw`\p{Lu}[\p{L}'’-]{1,30}`;
const streetEnglish = String.raw`\b\d{1,5}[a-zA-Z]?,? (?:${name} ){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Square|Way|Court|Boulevard|Blvd)\b\.?`;
const streetSouthern = String.raw`\b(?:Rua|Avenida|Av\.|Travessa|Praça|Largo|Calle|Plaza|Rue|Via|Viale|Piazza)(?: \p{L}[\p{L}'’-]{0,30}){1,5},? (?:n\.?º ?)?\d{1,5}\b`;
const streetGerman = String.raw`(?<!\p{L})\p{L}{2,30}(?:stra(?:ß|ss)e|str\.|weg|allee|platz|gasse|straat|laan) ?\d{1,5}[a-z]?\b`;

const kept = `${dates}|${times}|${amounts}`;
const hidden = [email, spelledEmail, link, phone, spelledPhone].join('|');
const contacts = new RegExp(`(?<kept>${kept})|${hidden}`, 'giu');
/** Capitals are what tells a street’s name from other words. */
const streets = new RegExp([streetEnglish, streetSouthern, streetGerman].join('|'), 'gu');

/**
 * Hides how to reach a person outside of the marketplace: e-mail addresses, links, telephone numbers and streets with a
 * number, spelled out too. It hinders passing them on, and does not prevent it.
 */
export function maskContacts(text: string): string {
  return text
    .normalize('NFKC')
    .replace(contacts, (...found: unknown[]) => {
      const { kept: harmless } = found.at(-1) as { kept?: string };
      return harmless ?? mask;
    })
    .replace(streets, mask);
}
