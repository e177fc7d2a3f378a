import { sql, type Insertable, type Kysely, type Updateable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { MoneyApproval, MoneyApprovalsTable } from './money-approvals.table.js';

/** Stores a request; false when another of its payment is open. */
export async function insertApproval(
  transaction: Kysely<Tables>,
  approval: Insertable<MoneyApprovalsTable>,
): Promise<boolean> {
  const row = await transaction
    .insertInto('money_approvals')
    .values(approval)
    .onConflict((conflict) => conflict.doNothing())
    .returning('uuid')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * What an administrator has refunded, sent again or paid another way today (UTC) to the customer of a trip, in minor units,
 * without what another has requested. Asked for once at a time for both of them.
 */
export async function sumGivenToday(
  transaction: Kysely<Tables>,
  adminUuid: string,
  reservationUuid: string,
  now: Date,
): Promise<number> {
  const trips = sql`select other.reservation_uuid from paid_trips as trip
    join paid_trips as other on other.customer_uuid = trip.customer_uuid where trip.reservation_uuid = ${reservationUuid}`;
  await sql`
    select pg_advisory_xact_lock(hashtext('given today'), hashtext(${adminUuid} || customer_uuid::text))
    from paid_trips where reservation_uuid = ${reservationUuid}`.execute(transaction);
  const since = new Date(now.toISOString().slice(0, 10));
  // Of one that failed, what makes up for it counts.
  const { rows } = await sql<{ minor: number }>`
    select coalesce(sum(amount_minor), 0)::bigint as minor from refunds as refund
    where reservation_uuid in (${trips})
      and ((created_by = ${adminUuid} and created_at >= ${since} and status <> 'failed'
          and (kind = 'admin' or retry_of is not null))
        or (repaid_by = ${adminUuid} and repaid_at >= ${since}))
      and not exists (
        select from money_approvals as approval
        where approval.payment_uuid = refund.payment_uuid and approval.amount_minor = refund.amount_minor
          and approval.decision = 'approved' and approval.decided_by = ${adminUuid}
      )`.execute(transaction);
  return rows[0]?.minor ?? 0;
}

/** A request with the trip that its payment is for. */
export type DecidableApproval = MoneyApproval & { reservation_uuid: string };

export async function findApproval(
  database: Kysely<Tables>,
  uuid: string,
): Promise<DecidableApproval | undefined> {
  return await database
    .selectFrom('money_approvals as approval')
    .innerJoin('payments', 'payments.uuid', 'approval.payment_uuid')
    .selectAll('approval')
    .select('payments.reservation_uuid')
    .where('approval.uuid', '=', uuid)
    .executeTakeFirst();
}

/** An open request with the name of the administrator who made it. */
export type OpenApproval = MoneyApproval & { fname: string; lname: string };

/** The open requests of some payments. */
export async function findOpenApprovals(
  database: Kysely<Tables>,
  paymentUuids: readonly string[],
): Promise<OpenApproval[]> {
  if (paymentUuids.length === 0) return [];
  return await database
    .selectFrom('money_approvals as approval')
    .innerJoin('users', 'users.uuid', 'approval.requested_by')
    .selectAll('approval')
    .select(['users.fname', 'users.lname'])
    .where('approval.payment_uuid', 'in', paymentUuids)
    .where('approval.decided_at', 'is', null)
    .execute();
}

/** Decides an open request; false when it was decided meanwhile. */
export async function decideApproval(
  transaction: Kysely<Tables>,
  uuid: string,
  decision: Updateable<MoneyApprovalsTable>,
): Promise<boolean> {
  const row = await transaction
    .updateTable('money_approvals')
    .set(decision)
    .where('uuid', '=', uuid)
    .where('decided_at', 'is', null)
    .returning('uuid')
    .executeTakeFirst();
  return row !== undefined;
}
