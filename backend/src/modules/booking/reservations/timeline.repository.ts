import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';

export interface TimelineRow {
  occurred_at: Date;
  actor_uuid: string | null;
  action: string;
  reason: string | null;
  after: Record<string, unknown> | null;
}

/** Everything that was done to a reservation, its changes, payments and refunds, oldest first. */
export async function readTimeline(
  database: Kysely<Tables>,
  reservationUuid: string,
): Promise<TimelineRow[]> {
  const { rows } = await sql<TimelineRow>`
    with subjects (type, uuid) as (
      select 'reservation', ${reservationUuid}::uuid
      union all select 'change', uuid from reservation_changes where reservation_uuid = ${reservationUuid}
      union all select 'payment', uuid from payments where reservation_uuid = ${reservationUuid}
      union all select 'refund', uuid from refunds where reservation_uuid = ${reservationUuid}
    )
    select occurred_at, actor_uuid, action, reason, after
    from audit_log join subjects on subject_type = type and subject_uuid = uuid
    order by occurred_at, id`.execute(database);
  return rows;
}
