import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { Announcement } from './live-events.js';

/** The channel of PostgreSQL's notifications that all processes listen to. */
export const liveChannel = 'live_events';

/** Tells people's open pages of something, wherever they are connected; in a transaction, once it is committed. */
export async function announce(database: Kysely<Tables>, announcement: Announcement): Promise<void> {
  await sql`select pg_notify(${liveChannel}, ${JSON.stringify(announcement)})`.execute(database);
}

/** Says nothing to anyone: whether it arrives, shows whether all else does. */
export async function probeLive(database: Kysely<Tables>): Promise<void> {
  await sql`select pg_notify(${liveChannel}, '')`.execute(database);
}
