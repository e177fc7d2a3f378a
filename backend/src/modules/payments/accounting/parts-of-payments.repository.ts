import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Split } from '../../catalog/public.js';

/** What the books have of one payment for one event: what it posted, or what a refund or a dispute took. */
export interface PartsOfEvent extends Split {
  payment_uuid: string;
  reservation_uuid: string;
  currency: string;
  kind: 'posted' | 'taken' | 'correction';
}

/**
 * The events of payments of trips with several of them, in the order in which they were booked: of one reservation, or of
 * all from which something was taken.
 */
export async function readPartsOfEvents(
  database: Kysely<Tables>,
  reservationUuid?: string,
): Promise<PartsOfEvent[]> {
  const { rows } = await sql<PartsOfEvent>`
    select payment_uuid, reservation_uuid, currency,
      case when kind in ('refund', 'chargeback') then 'taken' when kind = 'correction' then kind else 'posted' end as kind,
      sum(payout_minor)::bigint as payout_minor, sum(commission_minor)::bigint as commission_minor,
      sum(fee_minor)::bigint as fee_minor, sum(tax_minor)::bigint as tax_minor
    from ledger_entries
    where payment_uuid is not null
      and ${
        reservationUuid === undefined
          ? sql`reservation_uuid in (
              select reservation_uuid from ledger_entries group by reservation_uuid
              having count(distinct payment_uuid) > 1 and bool_or(kind in ('refund', 'chargeback')))`
          : sql`reservation_uuid = ${reservationUuid}`
      }
    group by payment_uuid, reservation_uuid, currency, 4, coalesce(refund_uuid, dispute_uuid, posting_uuid)
    order by min(id)`.execute(database);
  return rows;
}
