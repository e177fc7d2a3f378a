import { createHash } from 'node:crypto';
import { Problem } from '../../../platform/http/problem.js';
import type { SearchQuery, SearchSort } from './search.schemas.js';

/** After which car the next page begins: the values that its place in the order comes from, its id last. */
export interface SearchPosition {
  sort: SearchSort;
  /** price: total, lowest rate; price_desc: total; rating: the weighted one; newest: milliseconds since 1970. */
  keys: number[];
  uuid: string;
}

const keyCounts: Record<SearchSort, number> = { price: 2, price_desc: 1, rating: 1, newest: 1 };
const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A cursor for a position in the answer to this query and no other. */
export function encodeCursor(position: SearchPosition, query: SearchQuery): string {
  const { keys, uuid } = position;
  return Buffer.from(JSON.stringify([fingerprint(query), keys, uuid])).toString('base64url');
}

/**
 * The position in a query's cursor.
 *
 * @returns null when the query has none
 * @throws Problem 400 VALIDATION_FAILED when the cursor is not ours, or belongs to another query
 */
export function decodeCursor(query: SearchQuery, sort: SearchSort): SearchPosition | null {
  if (query.cursor === undefined) return null;
  const content = parse(query.cursor);
  if (!Array.isArray(content) || content.length !== 3 || content[0] !== fingerprint(query)) throw refuse();
  const [, keys, uuid] = content as unknown[];
  const areKeys = Array.isArray(keys) && keys.length === keyCounts[sort] && keys.every(Number.isSafeInteger);
  if (!areKeys || typeof uuid !== 'string' || !uuidPattern.test(uuid)) throw refuse();
  return { sort, keys: keys as number[], uuid };
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}

function fingerprint(query: SearchQuery): string {
  const { cursor: _cursor, limit: _limit, ...rest } = query;
  const sorted = Object.entries(rest).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 10);
}

function refuse(): Problem {
  const sentence = 'The list has changed. Please start again from the beginning.';
  return new Problem(400, 'VALIDATION_FAILED', sentence, { fields: { cursor: sentence } });
}
