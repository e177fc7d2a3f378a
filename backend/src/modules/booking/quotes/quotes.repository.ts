import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Quote, QuotesTable } from './quotes.table.js';
import { isTaken } from '../../catalog/public.js';

/**
 * Keeps a quote if the car is free, and clears away a few that expired long ago: each new one pays for some old ones, so
 * that no job need run.
 *
 * @param taking the time that the trip would take of its car
 * @returns undefined, and keeps nothing, when something that counts takes a moment of it
 */
export async function insertQuoteIfFree(
  database: Kysely<Tables>,
  quote: Insertable<QuotesTable>,
  {
    taking: { begins_at: from, ends_at: to },
    now,
    clearExpiredBefore,
  }: { taking: { begins_at: Date; ends_at: Date }; now: Date; clearExpiredBefore: Date },
): Promise<Quote | undefined> {
  const { rows } = await sql<Quote>`
    with cleared as (
      delete from quotes where uuid in (
        select uuid from quotes where expires_at < ${clearExpiredBefore} order by expires_at limit 20
        for update skip locked
      )
    )
    insert into quotes (${sql.join(Object.keys(quote).map((name) => sql.ref(name)))})
    select ${sql.join(Object.values(quote))} where not ${isTaken(quote.car_uuid, { from, to, now })}
    returning *`.execute(database);
  return rows[0];
}

/** A quote, expired or not. */
export async function findQuote(database: Kysely<Tables>, quoteUuid: string): Promise<Quote | undefined> {
  return await database.selectFrom('quotes').selectAll().where('uuid', '=', quoteUuid).executeTakeFirst();
}
