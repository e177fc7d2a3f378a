import type { Insertable, Kysely, Updateable } from 'kysely';
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
