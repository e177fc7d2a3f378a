import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';

export interface DayOfPayments {
  /** By UTC. */
  on: string;
  currency: string;
  payments: number;
  paid_minor: number;
  refunded_minor: number;
}

/**
 * What the books say of each day since a moment, oldest first; days without are left out. A refund that failed takes
 * itself back on the day on which that was known.
 */
export async function sumBooksByDay(database: Kysely<Tables>, since: Date): Promise<DayOfPayments[]> {
  const { rows } = await sql<DayOfPayments>`
    select to_char(posted_at at time zone 'UTC', 'YYYY-MM-DD') as "on", currency,
      count(distinct payment_uuid) filter (where refund_uuid is null) as payments,
      coalesce(sum(amount_minor) filter (where refund_uuid is null), 0)::bigint as paid_minor,
      coalesce(-sum(amount_minor) filter (where refund_uuid is not null), 0)::bigint as refunded_minor
    from ledger_entries
    where posted_at >= ${since}
    group by 1, 2 order by 1, 2`.execute(database);
  return rows;
}
