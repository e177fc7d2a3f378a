import { sql, type RawBuilder } from 'kysely';
import { Problem } from '../http/problem.js';
import { phoneDigits } from '../phone/phone-digits.js';

/** Fewer letters are in too many words, and in no index unless a word begins with them. */
const lettersAnywhere = 3;
/** What `search_text` drops: people leave it out, and do not see it. */
const dropped = /['’‘ʼ´`\p{Default_Ignorable_Code_Point}]/gu;

/**
 * What a person typed, as a condition: each of its words, in any order, is anywhere in what is searched, or where that is
 * too little to go by, at the beginning of a word; or all of it is a telephone number that is.
 *
 * @param searched what `search_text` made, which folds the words too: only it knows what it makes of `ł` or `ß`
 * @returns undefined when nothing was typed
 */
export function searchCondition(
  text = '',
  searched: RawBuilder<unknown> = sql.ref('searchable'),
): RawBuilder<boolean> | undefined {
  if (text.includes('\u0000')) {
    // PostgreSQL has no such character, not even to look for it.
    const sentence = 'Search contains characters that aren’t allowed.';
    throw new Problem(400, 'VALIDATION_FAILED', sentence, { fields: { query: sentence } });
  }
  const words = text
    .replaceAll(dropped, '')
    .replaceAll(/[\\%_]/g, '\\$&')
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  if (words.length === 0) return undefined;
  const like = (pattern: string) => sql<boolean>`${searched} like search_text(${pattern})`;
  const found = words.map((word) =>
    word.length >= lettersAnywhere
      ? like(`%${word}%`)
      : sql<boolean>`(${like(`${word}%`)} or ${like(`% ${word}%`)})`,
  );
  const digits = phoneDigits(text);
  const isPhone = digits === undefined ? sql<boolean>`false` : like(`%${digits}%`);
  return sql<boolean>`(${sql.join(found, sql` and `)} or ${isPhone})`;
}

/** Whether an id begins with the eight digits that people see of it as a number; false for what is no such number. */
export function numberCondition(text: string, id: RawBuilder<unknown>): RawBuilder<boolean> {
  const number = text.trim().toLowerCase();
  return /^[0-9a-f]{8}$/.test(number) ? sql<boolean>`${id}::text like ${`${number}-%`}` : sql<boolean>`false`;
}
