import { valuesNotAllowed } from '../../platform/http/value-not-allowed.js';
import { service } from './contact-words.js';
import { findContacts } from './find-contacts.js';
import { toMappedText } from './mapped-text.js';

/** What no name has: signs of addresses and links. Apostrophes, full stops, hyphens, "A/L" and emoji are in names. */
const sign = /[@\\<>:=#_|{}[\]$%^*~]|\/\//u;
/** "John 3rd" and "X Æ A-12" are names; more digits pass on a number, over two fields too. */
const mostDigits = 4;
const anyService = new RegExp(String.raw`(?<!\p{L})${service}(?!\p{L})`, 'iu');

const sentence = 'Please enter a name only, without contact details, links or numbers.';

/**
 * What the names of one person or company say against the rule for names that others see or are mailed: field to
 * sentence, empty when all are names. What is passed on by several fields together is refused in each of them.
 *
 * @param names field to text; what is undefined is not looked at
 */
export function refusedNames(names: Record<string, string | undefined>): Record<string, string> {
  const given = Object.entries(names).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const refused = given.filter(([, text]) => isRefused(text));
  const isRefusedTogether = refused.length === 0 && isRefused(given.map(([, text]) => text).join(' '));
  return Object.fromEntries((isRefusedTogether ? given : refused).map(([field]) => [field, sentence]));
}

/** @throws Problem 422 VALUE_NOT_ALLOWED as `refusedNames` says */
export function requireNames(names: Record<string, string | undefined>): void {
  const refused = refusedNames(names);
  if (Object.keys(refused).length > 0) throw valuesNotAllowed(refused);
}

function isRefused(name: string): boolean {
  const { text } = toMappedText(name);
  const digits = text.replaceAll(/\D/gu, '').length;
  return (
    digits > mostDigits ||
    sign.test(text) ||
    anyService.test(text) ||
    findContacts(name, { countries: [] }).length > 0
  );
}
