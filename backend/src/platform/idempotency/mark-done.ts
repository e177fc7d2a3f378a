import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';

/**
 * Notes, in the transaction of an action, that the request that asked for it was done. Anyone who sends it again is notified what
 * became of it, even if no one lived to answer the first time.
 *
 * @throws Problem 409 REQUEST_IN_PROGRESS when the same request was done meanwhile: then nothing is done again
 */
export type MarkDone = (transaction: Kysely<Tables>) => Promise<void>;

/** For requests without a key. */
export const unkeyed: MarkDone = () => Promise.resolve();
