import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { insertQuoteIfFree } from '../../src/modules/booking/quotes/quotes.repository.js';
import { takeDueMail } from '../../src/modules/notifications/email/take-due-mail.repository.js';
import {
  lockCarsOverdue,
  lockCarsToRemind,
} from '../../src/modules/catalog/documents/car-documents.repository.js';
import { lockExpired } from '../../src/modules/people/verification/user-verifications.repository.js';
import { deleteOldRequests } from '../../src/platform/idempotency/idempotency-keys.repository.js';
import { aQuote } from '../a-trip.js';
import { aUser } from '../a-user.js';
import { longAgo, now, type Connection, type LockedRows } from './locked-rows.js';

/** What passes over the rows that another connection has locked. */
export interface SkippingLock {
  name: string;
  /** In `src`. */
  file: string;
  /** Two rows that it would take. */
  prepare: (rows: LockedRows) => Promise<[held: string, other: string]>;
  /** Locks the first of them. */
  hold: (transaction: Connection, held: string) => Promise<unknown>;
  /** Which of the two it takes. */
  take: (connection: Connection, rows: [string, string]) => Promise<string[]>;
}

const seconds = (count: number) => new Date(now.getTime() + count * 1000);

/** Two mails that are due, the second of them of another person or of the same trip and person. */
async function twoMails({ market }: LockedRows, trip: string | null): Promise<[string, string]> {
  await market.database.deleteFrom('notification_emails').execute();
  const [one, other] = await market.database
    .insertInto('notifications')
    .values(
      [0, 1].map(() => ({
        user_uuid: market.customer.user.uuid,
        kind: 'trip_started',
        title: 'Begun',
        text: 'Begun.',
        link: '/dashboard',
        created_at: now,
        read_at: null,
      })),
    )
    .returning('uuid')
    .execute();
  const uuids: [string, string] = [one!.uuid, other!.uuid];
  await market.database
    .insertInto('notification_emails')
    .values(
      uuids.map((notification_uuid, index) => ({
        notification_uuid,
        reservation_uuid: trip,
        sent_with: null,
        sent_at: null,
        last_error: null,
        next_attempt_at: seconds(index),
      })),
    )
    .execute();
  return uuids;
}

const holdMail = (transaction: Connection, uuid: string) =>
  sql`select from notification_emails where notification_uuid = ${uuid} for update`.execute(transaction);
const takeMail = async (connection: Connection) => {
  const waits = { firstWaitMs: 60_000, longestWaitMs: 60_000 };
  const mail = await takeDueMail(connection, seconds(2), waits);
  return mail?.notifications.map(({ uuid }) => uuid) ?? [];
};
const goneFrom = async (
  connection: Connection,
  { table, column }: { table: 'quotes' | 'idempotency_keys'; column: string },
  wanted: string[],
) => {
  const { rows: left } = await sql<{ id: string }>`
    select ${sql.ref(column)} as id from ${sql.table(table)}`.execute(connection);
  return wanted.filter((row) => !left.some(({ id }) => id === row));
};

/** Two listed cars that were approved without documents, which are due in December. */
async function twoCarsWithoutDocuments({ market }: LockedRows): Promise<[string, string]> {
  const [one, other] = [await market.car(), await market.car()];
  await market.database
    .updateTable('cars')
    .set({ documents_due_on: null })
    .where('documents_due_on', 'is not', null)
    .execute();
  await market.database
    .updateTable('cars')
    .set({ documents_due_on: '2026-12-21' })
    .where('uuid', 'in', [one.uuid, other.uuid])
    .execute();
  return [one.uuid, other.uuid];
}
const holdCar = (transaction: Connection, uuid: string) =>
  sql`select from cars where uuid = ${uuid} for update`.execute(transaction);
const uuidsOf = (rows: { uuid: string }[]) => rows.map(({ uuid }) => uuid);
export const skippingLocks: SkippingLock[] = [
  {
    name: 'lockCarsToRemind',
    file: 'modules/catalog/documents/car-documents.repository.ts',
    prepare: twoCarsWithoutDocuments,
    hold: holdCar,
    take: async (connection) =>
      uuidsOf(await lockCarsToRemind(connection, { dueOn: '2026-12-31', todayOn: '2026-11-21', limit: 10 })),
  },
  {
    name: 'lockCarsOverdue',
    file: 'modules/catalog/documents/car-documents.repository.ts',
    prepare: twoCarsWithoutDocuments,
    hold: holdCar,
    take: async (connection) =>
      uuidsOf(await lockCarsOverdue(connection, { todayOn: '2026-12-31', limit: 10 })),
  },
  {
    name: 'insertQuoteIfFree',
    file: 'modules/booking/quotes/quotes.repository.ts',
    prepare: async ({ market, car }) => {
      const uuids = [
        await aQuote(market, car, '2026-12-10', '2026-12-11'),
        await aQuote(market, car, '2026-12-10', '2026-12-11'),
      ].map(({ quote_uuid }) => quote_uuid);
      await market.database
        .updateTable('quotes')
        .set({ expires_at: longAgo })
        .where('uuid', 'in', uuids)
        .execute();
      return uuids as [string, string];
    },
    hold: (transaction, uuid) => sql`select from quotes where uuid = ${uuid} for update`.execute(transaction),
    take: async (connection, quotes) => {
      const { uuid: _uuid, ...quote } = await connection
        .selectFrom('quotes')
        .selectAll()
        .where('uuid', '=', quotes[0])
        .executeTakeFirstOrThrow();
      const json = { day_rates: JSON.stringify(quote.day_rates), lines: JSON.stringify(quote.lines) };
      await insertQuoteIfFree(
        connection,
        { ...quote, ...json, terms: JSON.stringify(quote.terms), expires_at: seconds(60) },
        { taking: { begins_at: quote.pick_up_at, ends_at: quote.return_at }, now, clearExpiredBefore: now },
      );
      return await goneFrom(connection, { table: 'quotes', column: 'uuid' }, quotes);
    },
  },
  {
    name: 'deleteOldRequests',
    file: 'platform/idempotency/idempotency-keys.repository.ts',
    prepare: async ({ market }) => {
      const keys: [string, string] = [randomUUID(), randomUUID()];
      await market.database
        .insertInto('idempotency_keys')
        .values(
          keys.map((key) => ({
            user_uuid: market.customer.user.uuid,
            key,
            route: 'POST /',
            request_hash: '',
            created_at: longAgo,
          })),
        )
        .execute();
      return keys;
    },
    hold: (transaction, key) =>
      sql`select from idempotency_keys where key = ${key} for update`.execute(transaction),
    take: async (connection, keys) => {
      await deleteOldRequests(connection, now);
      return await goneFrom(connection, { table: 'idempotency_keys', column: 'key' }, keys);
    },
  },
  {
    name: 'takeDueMail, which leads',
    file: 'modules/notifications/email/take-due-mail.repository.ts',
    prepare: (rows) => twoMails(rows, null),
    hold: holdMail,
    take: takeMail,
  },
  {
    name: 'takeDueMail, which gathers',
    file: 'modules/notifications/email/take-due-mail.repository.ts',
    prepare: async (rows) => {
      const [first, second] = await twoMails(rows, rows.reservation);
      return [second, first];
    },
    hold: holdMail,
    take: takeMail,
  },
  {
    name: 'lockExpired',
    file: 'modules/people/verification/user-verifications.repository.ts',
    prepare: async ({ market }) => {
      const expired = { user_verification: 'verified', identity_expires_on: '2026-01-01' } as const;
      return [(await aUser(market, expired)).uuid, (await aUser(market, expired)).uuid];
    },
    hold: (transaction, uuid) => sql`select from users where uuid = ${uuid} for update`.execute(transaction),
    take: async (connection) =>
      await connection.transaction().execute(async (transaction) => {
        const expired = await lockExpired(transaction, { todayOn: '2026-11-21', limit: 10 });
        return expired.map(({ uuid }) => uuid);
      }),
  },
];
