import type { Migration } from 'kysely';
import { usersMigration } from './0001-users.js';

/**
 * In the order in which they run. One that has been released is never edited: add another, first widening what is
 * there and only in a later release narrowing it, so that the old code works beside the new.
 */
export const migrations: Record<string, Migration> = {
  '0001-users': usersMigration,
};
