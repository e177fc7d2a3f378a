import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ListPosition } from '../../../platform/pagination/list-cursor.js';
import { readListRows } from '../../../platform/pagination/list-rows.repository.js';
import { isUuid } from '../../../platform/database/uuid.js';
import { numberCondition, searchCondition } from '../../../platform/database/search-condition.repository.js';
import type { Tables } from '../../../platform/database/tables.js';
import { foldBookingCode } from '../booking-code.js';
import type { Payment } from '../payments/payments.table.js';
import type { PaymentFilter } from './payment-filter.js';

interface Split {
  payout_minor: number;
  commission_minor: number;
  fee_minor: number;
  tax_minor: number;
}

/** A payment with whose it is and what has become of it in the books. */
export interface AccountedPayment extends Payment, Split {
  chargeback_minor: number;
  car_uuid: string;
  booking_code: string;
  make: string;
  model: string;
  customer_fname: string;
  customer_lname: string;
  customer_email: string;
  owner_fname: string;
  owner_lname: string;
}

export interface PaymentTotals extends Split {
  currency: string;
  payments: number;
  paid_minor: number;
  refunded_minor: number;
  owed_minor: number;
  charged_back_minor: number;
  chargeback_minor: number;
}

/** What the ledger has of one payment and its refunds. */
const fromBooks = sql`
  from payments as payment
  join paid_trips as trip on trip.reservation_uuid = payment.reservation_uuid
  join cars as car on car.uuid = trip.car_uuid
  join users as customer on customer.uuid = trip.customer_uuid
  join users as owner on owner.uuid = trip.owner_uuid
  left join lateral (
    select coalesce(sum(entry.payout_minor), 0)::bigint as payout_minor,
      coalesce(sum(entry.commission_minor), 0)::bigint as commission_minor,
      coalesce(sum(entry.fee_minor), 0)::bigint as fee_minor,
      coalesce(sum(entry.tax_minor), 0)::bigint as tax_minor,
      coalesce(sum(entry.chargeback_minor), 0)::bigint as chargeback_minor
    from ledger_entries as entry
    left join refunds as refund on refund.uuid = entry.refund_uuid
    where entry.reservation_uuid = payment.reservation_uuid
      and coalesce(refund.payment_uuid, entry.payment_uuid) = payment.uuid
  ) as split on true`;

/** Payments that pass a filter, newest first; one more than `limit` when there are more. */
export async function findAccountedPayments(
  database: Kysely<Tables>,
  filter: PaymentFilter,
  { after, limit }: { after: ListPosition | undefined; limit: number },
): Promise<AccountedPayment[]> {
  const select = sql<AccountedPayment>`(
    select payment.*, split.*, car.uuid as car_uuid, trip.booking_code, car.make, car.model,
      customer.fname as customer_fname, customer.lname as customer_lname, customer.email as customer_email,
      owner.fname as owner_fname, owner.lname as owner_lname
    ${fromBooks}
    where ${conditionsOf(filter)}
  )`;
  return await readListRows(database, select, { by: 'created_at', after, limit });
}

/** What the payments that pass a filter come to, by currency. */
export async function sumAccountedPayments(
  database: Kysely<Tables>,
  filter: PaymentFilter,
): Promise<PaymentTotals[]> {
  const { rows } = await sql<PaymentTotals>`
    select payment.currency, count(*) as payments,
      sum(captured_minor)::bigint as paid_minor, sum(refunded_minor)::bigint as refunded_minor,
      sum(payment.owed_minor)::bigint as owed_minor,
      sum(charged_back_minor)::bigint as charged_back_minor, sum(split.chargeback_minor)::bigint as chargeback_minor,
      sum(split.payout_minor)::bigint as payout_minor, sum(split.commission_minor)::bigint as commission_minor,
      sum(split.fee_minor)::bigint as fee_minor, sum(split.tax_minor)::bigint as tax_minor
    ${fromBooks}
    where ${conditionsOf(filter)}
    group by payment.currency order by payment.currency`.execute(database);
  return rows;
}

function conditionsOf({ status, purpose, refund, from, before, query }: PaymentFilter): RawBuilder<unknown> {
  const conditions = [
    status === undefined ? undefined : sql`payment.status = ${status}`,
    purpose === undefined ? undefined : sql`payment.purpose = ${purpose}`,
    refund === undefined ? undefined : hasRefund(refund),
    from === undefined ? undefined : sql`payment.created_at >= ${from}`,
    before === undefined ? undefined : sql`payment.created_at < ${before}`,
    query === undefined ? undefined : matches(query),
  ].filter((condition) => condition !== undefined);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

function hasRefund(status: 'pending' | 'failed'): RawBuilder<unknown> {
  return sql`exists (
    select from refunds as open where open.payment_uuid = payment.uuid and open.status = ${status}
      and not exists (select from refunds as again where again.retry_of = open.uuid)
      and open.repaid_at is null
  )`;
}

function matches(query: string): RawBuilder<unknown> {
  if (isUuid(query)) return sql`(payment.uuid = ${query} or payment.reservation_uuid = ${query})`;
  const searched = sql`concat_ws(' ', customer.searchable, owner.searchable, search_text(car.make, car.model, car.plate))`;
  const isFound = searchCondition(query, searched) ?? sql`true`;
  const isPayment = numberCondition(query, sql`payment.uuid`);
  return sql`(${isFound} or ${isPayment} or trip.booking_code = ${foldBookingCode(query)})`;
}
