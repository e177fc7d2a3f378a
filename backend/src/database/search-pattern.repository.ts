import { sql, type RawBuilder } from 'kysely';

/**
 * What a person typed, as a pattern for `like` on what `search_text` made: folded by the same function, since only it
 * knows what it makes of `’` or `ß`. Undefined when nothing was typed.
 */
export function searchPattern(text: string | undefined): RawBuilder<string> | undefined {
  const words = (text ?? '').trim().replace(/\s+/g, ' ');
  if (words === '') return undefined;
  return sql<string>`search_text(${`%${words.replace(/[\\%_]/g, '\\$&')}%`})`;
}
