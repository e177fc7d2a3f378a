import { sql } from 'kysely';
import type { World } from '../world/world.js';

interface Ended {
  what: 'hold' | 'payout';
  uuid: string;
  at: Date;
  /** Until when it could not end, where the database knows. */
  until: Date | null;
}

/**
 * Holds that ended before the time that their customers were shown, and trips that were paid out before the customer's 48
 * hours to object were over, or while an objection was not decided.
 */
export async function findEarlyEnds({ database, trips }: World): Promise<string[]> {
  const { rows } = await sql<Ended>`
    select 'hold' as what, r.uuid, log.occurred_at as at, null::timestamptz as until
    from reservations r join audit_log log on log.subject_type = 'reservation' and log.subject_uuid = r.uuid
    where log.before->>'status' = 'pending_payment' and log.after->>'status' = 'expired' and r.cancelled_by is null
    union all
    select 'payout', r.uuid, log.occurred_at, greatest(r.ended_at + interval '48 hours', case
        when r.objected_at <= log.occurred_at then coalesce(r.objection_settled_at, 'infinity') end)
    from payouts p join reservations r on r.uuid = p.reservation_uuid
    join audit_log log on log.subject_type = 'payout' and log.subject_uuid = p.uuid
    where log.after->>'status' in ('sent', 'paid') and r.ended_at is not null`.execute(database.direct);
  return rows
    .filter(({ what, uuid, at, until }) => {
      const shown = trips.find((trip) => trip.uuid === uuid)?.heldUntil ?? 0;
      return at.getTime() < (what === 'hold' ? shown : (until?.getTime() ?? 0));
    })
    .map(({ what, uuid, at }) => `${what} of ${uuid} at ${at.toISOString()}`);
}
