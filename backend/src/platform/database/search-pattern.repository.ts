import { sql, type RawBuilder } from 'kysely';
import { Problem } from '../http/problem.js';

/**
 * What a person typed, as a pattern for `like` on what `search_text` made: folded by the same function, since only it
 * knows what it makes of `’` or `ß`. Undefined when nothing was typed.
 */
export function searchPattern(text: string | undefined): RawBuilder<string> | undefined {
  const words = escaped(text);
  return words === '' ? undefined : folded(`%${words}%`);
}

/** Fewer letters are in too many words, and in no index unless a word begins with them. */
const lettersAnywhere = 3;

/**
 * What a person typed, as a condition on a column `searchable`: anywhere in it, or where that is too little to go by, at
 * the beginning of a word. Undefined when nothing was typed.
 */
export function searchCondition(text: string | undefined): RawBuilder<boolean> | undefined {
  const words = escaped(text);
  if (words === '') return undefined;
  if (words.length >= lettersAnywhere) return sql<boolean>`searchable like ${folded(`%${words}%`)}`;
  return sql<boolean>`(searchable like ${folded(`${words}%`)} or searchable like ${folded(`% ${words}%`)})`;
}

function escaped(text = ''): string {
  if (text.includes('\u0000')) {
    // PostgreSQL has no such character, not even to look for it.
    const sentence = 'Search contains characters that aren’t allowed.';
    throw new Problem(400, 'VALIDATION_FAILED', sentence, { fields: { query: sentence } });
  }
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\%_]/g, '\\$&');
}

function folded(pattern: string): RawBuilder<string> {
  return sql<string>`search_text(${pattern})`;
}
