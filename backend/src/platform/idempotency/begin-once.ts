import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';

/**
 * Claims a request's key, in the transaction of what must happen once; call it first there, and let through what it throws.
 * Anyone who sends the request again learns what became of it, even if no one lived to answer the first time.
 */
export type BeginOnce = (transaction: Kysely<Tables>) => Promise<void>;

/** For requests without a key. */
export const unkeyed: BeginOnce = () => Promise.resolve();
