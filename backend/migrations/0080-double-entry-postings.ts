import { sql, type Kysely } from 'kysely';

/**
 * Books in double entry what the lines, refunds and transfers say by now, each at its own time. A posting of lines keeps
 * its UUID. What a customer is owed had lines of its own; here it is owed from the moment a refund is decided until the
 * provider has taken it on, so that a refused or repeated refund moves nothing.
 */
export async function bookWhatWasPosted(database: Kysely<unknown>): Promise<void> {
  await sql`
    create temporary table booked on commit drop as
    with lines as (
      select posting_uuid as uuid, reservation_uuid, currency, payment_uuid, refund_uuid, dispute_uuid, posted_at,
        case
          when dispute_uuid is not null then 'chargeback'
          when refund_uuid is not null then 'refund'
          when payment_uuid is not null then 'charge'
          else 'claim'
        end as kind,
        payout_minor, commission_minor, fee_minor, tax_minor, chargeback_minor,
        payout_minor + commission_minor + fee_minor + tax_minor + chargeback_minor as parts_minor
      from ledger_entries
    )
    select lines.uuid, lines.kind, lines.reservation_uuid, lines.payment_uuid, lines.refund_uuid, lines.dispute_uuid,
      null::uuid as transfer_uuid, lines.posted_at, part.account, lines.currency,
      case when part.account = 'owed_to_owner' then whose.owner_uuid end as owner_uuid,
      case when part.account = 'tax' then whose.jurisdiction end as jurisdiction,
      sum(part.amount_minor)::bigint as amount_minor
    from lines
    join reservation_accounts as whose using (reservation_uuid)
    cross join lateral (values
      ('owed_to_owner', -payout_minor), ('commission', -commission_minor), ('service_fee', -fee_minor),
      ('tax', -tax_minor), ('chargebacks', -chargeback_minor),
      (case kind when 'refund' then 'owed_to_customers' when 'claim' then 'customer_receivable' else 'provider_cash' end,
        parts_minor)
    ) as part (account, amount_minor)
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    having sum(part.amount_minor) <> 0`.execute(database);
  await sql`
    with moved as (
      select 'refund_sent' as kind, reservation_uuid, payment_uuid, uuid as refund_uuid, null::uuid as transfer_uuid,
        coalesce(settled_at, created_at) as posted_at, currency, amount_minor, 'owed_to_customers' as debit,
        'provider_cash' as credit, null::uuid as owner_uuid
      from refunds where status = 'succeeded' or (status = 'pending' and provider_ref is not null)
      union all
      select 'repayment', reservation_uuid, payment_uuid, uuid, null, repaid_at, currency, amount_minor,
        'owed_to_customers', 'bank_cash', null
      from refunds where repaid_at is not null
      union all
      select 'owner_transfer', null, null, null, uuid, created_at, currency, amount_minor, 'owed_to_owner', 'bank_cash',
        owner_uuid
      from payout_transfers
    ), postings as materialized (select gen_random_uuid() as uuid, moved.* from moved)
    insert into booked
    select postings.uuid, kind, reservation_uuid, payment_uuid, refund_uuid, null, transfer_uuid, posted_at, side.account,
      currency, case when side.account = 'owed_to_owner' then owner_uuid end, null, side.amount_minor
    from postings
    cross join lateral (values (debit, amount_minor), (credit, -amount_minor)) as side (account, amount_minor)`.execute(
    database,
  );
  await sql`
    insert into ledger_postings (uuid, kind, reservation_uuid, payment_uuid, refund_uuid, dispute_uuid, transfer_uuid,
      entry_count, posted_at)
    select uuid, kind, reservation_uuid, payment_uuid, refund_uuid, dispute_uuid, transfer_uuid, count(*), posted_at
    from booked group by uuid, kind, reservation_uuid, payment_uuid, refund_uuid, dispute_uuid, transfer_uuid, posted_at
    order by posted_at`.execute(database);
  await sql`
    insert into account_entries (posting_uuid, account, owner_uuid, jurisdiction, currency, amount_minor)
    select uuid, account, owner_uuid, jurisdiction, currency, amount_minor from booked
    order by posted_at, uuid, amount_minor desc`.execute(database);
  // What waits for the end of the transaction is checked now, so that no later migration in it is refused for it.
  await sql`set constraints all immediate`.execute(database);
  await sql`set constraints all deferred`.execute(database);
}
