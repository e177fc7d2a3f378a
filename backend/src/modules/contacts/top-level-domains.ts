import { createRequire } from 'node:module';
import { toMappedText } from './mapped-text.js';

// JSON without an import attribute, which tools between Node 20 and 24 do not read alike.
const require = createRequire(import.meta.url);
const listed = require('tlds') as string[];

/** The public list of top-level domains, as a copy to search in spells them too. */
export const topLevelDomains: readonly string[] = [
  ...new Set([...listed, ...listed.map((each) => toMappedText(each).text)]),
];
const all = new Set(topLevelDomains);

/** Domains that are no word in any language in which people write here; a sentence may begin with any other. */
const certain = new Set([
  ...['com', 'net', 'org', 'edu', 'gov', 'biz', 'xyz', 'info', 'mobi'],
  ...[
    'pt',
    'fr',
    'ch',
    'nl',
    'pl',
    'cz',
    'uk',
    'br',
    'mx',
    'jp',
    'cn',
    'ru',
    'gr',
    'hu',
    'sk',
    'lt',
    'lv',
    'lu',
  ],
  ...['dk', 'rs', 'ie', 'gg', 'bg', 'hr', 'kr', 'tk', 'cc', 'ly', 'рф', 'укр', 'бел'],
]);

export const isTopLevelDomain = (label: string): boolean => all.has(label.toLowerCase());
export const isCertainDomain = (label: string): boolean => certain.has(label.toLowerCase());
