import { sql, type Kysely } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { startOfDay } from '../../../platform/time/local-time.js';
import type { Tables } from '../../../platform/database/tables.js';

/** A year of a place: where its clocks begin and end it. */
export interface ReportedYear {
  year: number;
  timeZone: string;
}

/** What a trip has come to in a year's quarter, by the postings of that time; amounts in minor units. */
export interface TripQuarter {
  owner_uuid: string;
  reservation_uuid: string;
  /** 1 to 4. */
  quarter: number;
  currency: string;
  car: string;
  pick_up_at: Date;
  return_at: Date;
  time_zone: string;
  /** The owner's part, and the commission with its VAT. */
  payout_minor: number;
  commission_minor: number;
  /** The tax on the rental: the trip's, less that of the service fee. */
  tax_minor: number;
}

/**
 * All that owners' trips have come to in a year, by trip and quarter.
 *
 * @param earned what one owner has earned by a moment: without the trips that are still to come, which can be cancelled
 */
export async function readTripQuarters(
  database: Kysely<Tables>,
  year: ReportedYear,
  earned?: { ownerUuid: string; at: Date },
): Promise<TripQuarter[]> {
  const { from, before } = edgesOf(year);
  const { rows } = await sql<TripQuarter>`
    with fees as (
      select posting_uuid, sum(case when corrects_uuid is null then vat_minor else -vat_minor end) as vat_minor
      from invoices
      where series in ('fee', 'fee_credit') and posted_at >= ${from} and posted_at < ${before}
      group by posting_uuid
    ), postings as (
      select posting_uuid, reservation_uuid, posted_at, currency, sum(payout_minor) as payout_minor,
        sum(commission_minor) as commission_minor, sum(tax_minor) as tax_minor
      from ledger_entries where posted_at >= ${from} and posted_at < ${before}
      group by posting_uuid, reservation_uuid, posted_at, currency
    )
    select trip.owner_uuid, trip.reservation_uuid, trip.car, trip.pick_up_at, trip.return_at, trip.time_zone,
      posting.currency, extract(quarter from posting.posted_at at time zone ${year.timeZone})::int as quarter,
      sum(posting.payout_minor)::bigint as payout_minor, sum(posting.commission_minor)::bigint as commission_minor,
      (sum(posting.tax_minor) - coalesce(sum(fee.vat_minor), 0))::bigint as tax_minor
    from postings as posting
    join invoiced_trips as trip on trip.reservation_uuid = posting.reservation_uuid
    left join fees as fee on fee.posting_uuid = posting.posting_uuid
    where ${earned === undefined ? sql`true` : earnedBy(earned)}
    group by trip.owner_uuid, trip.reservation_uuid, trip.car, trip.pick_up_at, trip.return_at, trip.time_zone,
      posting.currency, quarter
    having (sum(posting.payout_minor), sum(posting.commission_minor), sum(posting.tax_minor)) <> (0, 0, 0)
    order by trip.owner_uuid, trip.pick_up_at, trip.reservation_uuid, quarter`.execute(database);
  return rows;
}

const earnedBy = ({ ownerUuid, at }: { ownerUuid: string; at: Date }) => sql<boolean>`
  trip.owner_uuid = ${ownerUuid} and not exists (
    select from paid_trips as paid
    where paid.reservation_uuid = trip.reservation_uuid and paid.status = 'confirmed' and paid.pick_up_at > ${at}
  )`;

/** What was transferred to an owner in a year, by currency. */
export async function sumTransfers(
  database: Kysely<Tables>,
  year: ReportedYear,
  ownerUuid: string,
): Promise<{ currency: string; amount_minor: number }[]> {
  const { from, before } = edgesOf(year);
  const { rows } = await sql<{ currency: string; amount_minor: number }>`
    select entry.currency, sum(entry.amount_minor)::bigint as amount_minor
    from account_entries as entry join ledger_postings as posting on posting.uuid = entry.posting_uuid
    where entry.owner_uuid = ${ownerUuid} and posting.kind like 'owner_transfer%'
      and posting.posted_at >= ${from} and posting.posted_at < ${before}
    group by entry.currency order by entry.currency`.execute(database);
  return rows;
}

function edgesOf({ year, timeZone }: ReportedYear): { from: Date; before: Date } {
  const start = (of: number) => startOfDay(Temporal.PlainDate.from({ year: of, month: 1, day: 1 }), timeZone);
  return { from: start(year), before: start(year + 1) };
}
