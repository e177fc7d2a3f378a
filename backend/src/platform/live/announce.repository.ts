import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { Announcement } from './live-events.js';

/** The channel of PostgreSQL's notifications that all processes listen to. */
export const liveChannel = 'live_events';

/** Tells people's open pages of something, wherever they are connected; in a transaction, once it is committed. */
export async function announce(database: Kysely<Tables>, announcement: Announcement): Promise<void> {
  await sql`select pg_notify(${liveChannel}, ${JSON.stringify(announcement)})`.execute(database);
}

/** Ends the open streams of a person whose sessions are over, wherever they are connected. */
export async function endStreamsOf(database: Kysely<Tables>, userUuid: string): Promise<void> {
  await announce(database, { to: [userUuid], event: { kind: 'session_ended' } });
}

/** Says nothing to anyone: whether it arrives, shows whether all else does. */
export async function probeLive(database: Kysely<Tables>): Promise<void> {
  await sql`select pg_notify(${liveChannel}, '')`.execute(database);
}
