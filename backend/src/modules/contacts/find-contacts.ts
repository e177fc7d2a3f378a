import { findAccounts } from './find-accounts.js';
import { findHandles } from './find-handles.js';
import { findLinks } from './find-links.js';
import { findPhones } from './find-phones.js';
import { findAddresses, findCodes } from './find-places.js';
import { barHarmlessNumbers } from './harmless-numbers.js';
import { barSpans, mask, toMappedText, type MappedText } from './mapped-text.js';

export const contactKinds = ['phone', 'email', 'link', 'handle', 'address', 'code', 'account'] as const;
export type ContactKind = (typeof contactKinds)[number];

/** How to reach a person outside of the marketplace, and where it stands in the text, in UTF-16 units. */
export interface Contact {
  kind: ContactKind;
  from: number;
  to: number;
}

export interface ContactOptions {
  /** Whose telephone numbers are written without a country code, ISO 3166-1: of the car and of both people. */
  countries: readonly string[];
}

/**
 * Finds e-mail addresses, links, telephone numbers, names at messengers and wallets, streets with a number, codes of places
 * and IBANs, spelled out and disguised too. It hinders passing them on, and does not prevent it.
 *
 * @returns in the order of the text, none within another
 */
export function findContacts(text: string, { countries }: ContactOptions): Contact[] {
  let copy = toMappedText(text);
  let found: Contact[] = [];
  // What is left reads otherwise once something is hidden: again, so that hiding twice changes nothing.
  for (let round = 0; round < 4; round++) {
    const further = findOnce(copy, countries);
    if (further.length === 0) break;
    found = merged([...found, ...further]);
    copy = barSpans(copy, found);
  }
  return found;
}

function findOnce(given: MappedText, countries: readonly string[]): Contact[] {
  let copy = given;
  let found: Contact[] = [];
  const take = (spans: Contact[]) => {
    found = merged([...found, ...spans]);
    copy = barSpans(copy, found);
  };
  const as = (kind: ContactKind, spans: { from: number; to: number }[]) =>
    spans.map((span) => ({ kind, ...span }));
  take(as('account', findAccounts(copy)));
  take(as('code', findCodes(copy)));
  take(findLinks(copy));
  take(as('phone', findPhones(copy, countries)));
  take(as('handle', findHandles(copy)));
  take(as('address', findAddresses(barHarmlessNumbers(copy), copy)));
  return found;
}

/** In order; what overlaps is one, of the kind that begins first. */
function merged(contacts: readonly Contact[]): Contact[] {
  const result: Contact[] = [];
  for (const contact of contacts.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const last = result.at(-1);
    if (last !== undefined && contact.from < last.to) last.to = Math.max(last.to, contact.to);
    else result.push({ ...contact });
  }
  return result;
}

/**
 * The text with the parts that tell how to reach a person cut out; the same text when there are none.
 *
 * @param continued how much of its beginning completes a contact of the texts before, see `continuedUnits`
 */
export function hideContacts(text: string, options: ContactOptions, continued = 0): string {
  if (continued > 0) return mask + hideContacts(text.slice(continued), options);
  let shown = '';
  let done = 0;
  for (const { from, to } of findContacts(text, options)) {
    shown += text.slice(done, from) + mask;
    done = to;
  }
  return shown + text.slice(done);
}
