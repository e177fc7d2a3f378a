import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { isOwnerSuspendedNow } from '../reservations/reservations.repository.js';
import { isLateFeeLeft, lateFeeDueFrom } from '../late-returns/overdue-late-fee.repository.js';

/** What an administrator looks after, as the list of all reservations can be narrowed to. */
export const waitingReasons = [
  'decision',
  'confirmation',
  'deposit_claim',
  'late_fee',
  'owner_suspended',
] as const;
export type WaitingReason = (typeof waitingReasons)[number];

interface Waiting {
  condition: RawBuilder<SqlBool>;
  since: RawBuilder<Date>;
}

/** Which rows of reservations wait for something now, and since when. */
export function waitingFor(reason: WaitingReason, now: Date): Waiting {
  switch (reason) {
    case 'decision':
      return {
        condition: sql`(status = 'disputed' or (objected_at is not null and objection_settled_at is null))`,
        since: sql`updated_at`,
      };
    case 'confirmation':
      return {
        condition: sql`(
          (status = 'confirmed' and pick_up_at <= ${now}) or (status = 'in_progress' and return_at <= ${now})
        )`,
        since: sql`case status when 'confirmed' then pick_up_at else return_at end`,
      };
    case 'deposit_claim':
      return {
        condition: sql`(deposit_claimed_at is not null and deposit_decided_at is null)`,
        since: sql`deposit_claimed_at`,
      };
    case 'owner_suspended':
      return {
        condition: sql`(status = 'confirmed' and owner_handed_over_at is null and ${isOwnerSuspendedNow})`,
        since: sql`updated_at`,
      };
    case 'late_fee':
      return { condition: isLateFeeLeft('overdue', now), since: lateFeeDueFrom };
  }
}

const openChange = (now: Date) => sql`
  from reservation_changes as change
  where change.reservation_uuid = reservations.uuid and change.status = 'requested' and change.expires_at > ${now}`;

/** Which rows of reservations their owner has to answer, as requests or for a requested change, and until when. */
export function waitingForOwner(now: Date): { condition: RawBuilder<SqlBool>; answerBy: RawBuilder<Date> } {
  return {
    condition: sql`(
      (status = 'pending_owner' and answer_by > ${now}) or exists (select ${openChange(now)})
    )`,
    answerBy: sql`case status when 'pending_owner' then answer_by else (
      select change.expires_at ${openChange(now)} limit 1
    ) end`,
  };
}

/** A select of the trips that wait for something. */
export function selectWaitingTrips(reason: WaitingReason, now: Date) {
  const { condition, since } = waitingFor(reason, now);
  return sql<{
    waiting_since: Date;
  }>`(select ${since} as waiting_since from reservations where ${condition})`;
}
