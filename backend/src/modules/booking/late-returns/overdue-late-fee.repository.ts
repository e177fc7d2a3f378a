import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { payWithinMs, remindAfterMs } from './late-fee-times.js';

/** Of a row of reservations, as `payLateFeeBy` has it: since when the customer has had time to pay. */
export const lateFeeDueFrom = sql<Date>`greatest(late_fee_at, objection_settled_at)`;

/** Whether a late fee of a row of reservations has been due for so long that the first reminder is, or it is overdue. */
export function isLateFeeLeft(what: 'to_remind_of' | 'overdue', now: Date): RawBuilder<SqlBool> {
  const afterMs = what === 'overdue' ? payWithinMs : remindAfterMs[0];
  return sql<SqlBool>`(
    late_fee_status = 'due' and (objected_at is null or objection_settled_at is not null)
    and ${lateFeeDueFrom} <= ${new Date(now.getTime() - afterMs)}
  )`;
}

/** A late fee that is overdue, and its trip. */
export interface OverdueLateFee {
  uuid: string;
  currency: string;
  late_fee_minor: number;
}

/** The query of the late fee of a customer that has been overdue for the longest: one row, or none. */
export function overdueLateFee(customerUuid: string, now: Date): RawBuilder<OverdueLateFee> {
  return sql<OverdueLateFee>`
    select uuid, currency, late_fee_minor from reservations
    where customer_uuid = ${customerUuid} and ${isLateFeeLeft('overdue', now)}
    order by ${lateFeeDueFrom}, uuid limit 1`;
}

/** The trip of a customer whose late fee has been overdue for the longest; undefined when they owe none. */
export async function findOverdueLateFee(
  database: Kysely<Tables>,
  customerUuid: string,
  now: Date,
): Promise<OverdueLateFee | undefined> {
  const { rows } = await overdueLateFee(customerUuid, now).execute(database);
  return rows[0];
}

/** Trips whose customers are to be reminded of a late fee by now, those that wait for it the longest first, 100 at most. */
export async function findLateFeesToRemindOf(database: Kysely<Tables>, now: Date): Promise<string[]> {
  const rows = await database
    .selectFrom('reservations')
    .select('uuid')
    .where(isLateFeeLeft('to_remind_of', now))
    .where(sql<SqlBool>`${lateFeeDueFrom} <= ${nextReminderIfDueFrom(now)}`)
    .orderBy('late_fee_at')
    .limit(100)
    .execute();
  return rows.map(({ uuid }) => uuid);
}

/** Of a row of reservations: its next reminder is due if the fee has been due since this moment; null after the last. */
function nextReminderIfDueFrom(now: Date): RawBuilder<Date | null> {
  const cases = remindAfterMs.map(
    (afterMs, sent) => sql`when ${sql.lit(sent)} then ${new Date(now.getTime() - afterMs)}::timestamptz`,
  );
  return sql`case late_fee_reminders ${sql.join(cases, sql` `)} end`;
}
