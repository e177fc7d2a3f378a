import { isUuid } from '../database/uuid.js';
import { Problem } from '../http/problem.js';

/** Where the next page of a list that is ordered by a time, newest first, begins. */
export interface ListPosition {
  at: Date;
  uuid: string;
}

function encodeListCursor(list: string, { at, uuid }: ListPosition): string {
  return Buffer.from(`${list} ${at.getTime()} ${uuid}`).toString('base64url');
}

/**
 * The position that a cursor names; undefined without one.
 *
 * @param list its name: a position in another list, or in the same in another order, means nothing here
 * @throws Problem 400 VALIDATION_FAILED for a cursor that is not ours, or another list's
 */
export function decodeListCursor(list: string, cursor: string | undefined): ListPosition | undefined {
  if (cursor === undefined) return undefined;
  const [of, ms = '', uuid = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  if (of !== list || !/^\d{1,14}$/.test(ms) || !isUuid(uuid)) {
    const sentence = 'The list has changed. Please start again from the beginning.';
    throw new Problem(400, 'VALIDATION_FAILED', sentence, { fields: { cursor: sentence } });
  }
  return { at: new Date(Number(ms)), uuid };
}

/** One page of a list's rows that were read with one more than asked for, to know whether there are more. */
export function pageOf<By extends string, Row extends Record<By, Date> & { uuid: string }>(
  list: string,
  rows: Row[],
  limit: number,
  by: By,
): { page: Row[]; has_more: boolean; next_cursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const has_more = rows.length > limit;
  return {
    page,
    has_more,
    next_cursor:
      has_more && last !== undefined ? encodeListCursor(list, { at: last[by], uuid: last.uuid }) : null,
  };
}
