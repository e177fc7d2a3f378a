import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';

/** Marks what the bell says of a route as read. Notifications come later; the root plugs it in. */
export type MarkLinkRead = (
  database: Kysely<Tables>,
  about: { userUuid: string; link: string },
  at: Date,
) => Promise<void>;

declare module '../../platform/deps.js' {
  interface Deps {
    markLinkRead: MarkLinkRead;
  }
}
