import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { UnexplainedCashView } from './reconciliation.tables.js';

/** A payment may be on its way between provider and books at the moment of the comparison. */
const underWayMs = 3_600_000;

/** What provider and books say differently since a while before the last comparison, the oldest first. */
export async function findUnexplainedCash(
  database: Kysely<Tables>,
  comparedAt: Date,
  limit: number,
): Promise<UnexplainedCashView[]> {
  const { rows } = await sql<UnexplainedCashView>`
    select * from unexplained_cash as cash
    where cash.since <= ${new Date(comparedAt.getTime() - underWayMs)}
    order by cash.since, cash.subject limit ${limit}`.execute(database);
  return rows;
}

/** What all of it comes to, by currency; differences that cancel each other out are counted all the same. */
export async function sumUnexplainedCash(
  database: Kysely<Tables>,
  comparedAt: Date,
): Promise<{ currency: string; difference_minor: number; count: number }[]> {
  const { rows } = await sql<{ currency: string; difference_minor: number; count: number }>`
    select currency, sum(provider_minor - books_minor)::bigint as difference_minor, count(*) as count
    from unexplained_cash where since <= ${new Date(comparedAt.getTime() - underWayMs)}
    group by currency order by currency`.execute(database);
  return rows;
}
