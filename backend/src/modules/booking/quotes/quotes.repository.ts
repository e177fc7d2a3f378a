import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Quote, QuotesTable } from './quotes.table.js';

/** Keeps a quote. */
export async function insertQuote(database: Kysely<Tables>, quote: Insertable<QuotesTable>): Promise<Quote> {
  return await database.insertInto('quotes').values(quote).returningAll().executeTakeFirstOrThrow();
}

/** A quote, expired or not. */
export async function findQuote(database: Kysely<Tables>, quoteUuid: string): Promise<Quote | undefined> {
  return await database.selectFrom('quotes').selectAll().where('uuid', '=', quoteUuid).executeTakeFirst();
}

/** Clears away a few quotes that expired long ago: each new one pays for some old ones, so that no job need run. */
export async function deleteOldQuotes(database: Kysely<Tables>, expiredBefore: Date): Promise<void> {
  await sql`
    delete from quotes where uuid in (
      select uuid from quotes where expires_at < ${expiredBefore} order by expires_at limit 20
      for update skip locked
    )`.execute(database);
}
