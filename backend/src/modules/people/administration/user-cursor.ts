import { isUuid } from '../../../platform/database/uuid.js';
import { Problem } from '../../../platform/http/problem.js';
import type { UserPosition } from './users-list.repository.js';

/** Where the next page begins, as a text that an address can carry. */
export function encodeUserCursor({ at, lname, fname, uuid }: UserPosition): string {
  return Buffer.from(JSON.stringify([at.getTime(), lname, fname, uuid])).toString('base64url');
}

/**
 * The position that a cursor names; undefined without one.
 *
 * @throws Problem 400 VALIDATION_FAILED for a cursor that is not ours
 */
export function decodeUserCursor(cursor: string | undefined): UserPosition | undefined {
  if (cursor === undefined) return undefined;
  const [ms, lname, fname, uuid] = parse(cursor);
  if (
    typeof ms === 'number' &&
    Number.isFinite(ms) &&
    Math.abs(ms) < 8e15 &&
    typeof lname === 'string' &&
    typeof fname === 'string' &&
    typeof uuid === 'string' &&
    isUuid(uuid) &&
    !`${lname}${fname}`.includes('\u0000')
  ) {
    return { at: new Date(ms), lname, fname, uuid };
  }
  const sentence = 'The list has changed. Please start again from the beginning.';
  throw new Problem(400, 'VALIDATION_FAILED', sentence, { fields: { cursor: sentence } });
}

function parse(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? (parts as unknown[]) : [];
  } catch {
    return [];
  }
}
