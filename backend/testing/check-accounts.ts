import assert from 'node:assert/strict';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../src/tables.js';

/**
 * Compares the accounts with everything else that is known of the same money, by other means than the product does: the
 * lines of each trip, payments, refunds, disputes, and transfers. Fails where a cent differs.
 */
export async function checkAccounts(database: Kysely<Tables>): Promise<void> {
  const { rows: unbalanced } = await sql`
    select posting_uuid, currency, sum(amount_minor) as off from account_entries
    group by posting_uuid, currency having sum(amount_minor) <> 0`.execute(database);
  assert.deepEqual(unbalanced, [], 'a posting does not balance');

  // Each row: what an account of a trip came to, and what it is to come to.
  const { rows: wrong } = await sql`
    with balances as (
      select posting.reservation_uuid as uuid, entry.account, sum(entry.amount_minor) as minor
      from account_entries entry join ledger_postings posting on posting.uuid = entry.posting_uuid
      where posting.reservation_uuid is not null and posting.kind not in ('provider_fee', 'provider_payout', 'commission_vat')
      group by 1, 2
    ), lines as (
      select reservation_uuid as uuid, sum(payout_minor) as payout, sum(commission_minor) as commission,
        sum(fee_minor) as fee, sum(tax_minor) as tax, sum(chargeback_minor) as chargeback
      from ledger_entries group by 1
    ), cash as (
      select r.uuid,
        (select coalesce(sum(case when p.status = 'voided' then captured_minor else amount_minor end), 0) from payments p
          where p.reservation_uuid = r.uuid
          and p.status in ('captured', 'partially_refunded', 'refunded', 'voided')) as paid,
        (select coalesce(sum(amount_minor), 0) from refunds f where f.reservation_uuid = r.uuid
          and (f.status = 'succeeded' or (f.status = 'pending' and f.provider_ref is not null))) as sent,
        (select coalesce(sum(amount_minor), 0) from refunds f where f.reservation_uuid = r.uuid
          and ((f.status = 'pending' and f.provider_ref is null) or (f.status = 'failed' and f.repaid_at is null
            and f.uuid not in (select retry_of from refunds where retry_of is not null)))) as owed,
        (select coalesce(sum(amount_minor), 0) from refunds f where f.reservation_uuid = r.uuid
          and f.repaid_at is not null) as repaid,
        (select coalesce(sum(withdrawn_minor), 0) from payment_disputes d where d.reservation_uuid = r.uuid) as taken,
        (select coalesce(sum(amount_minor), 0) from payments p where p.reservation_uuid = r.uuid
          and p.purpose = 'deposit' and p.status = 'authorized') as held
      from reservations r
    ), expected as (
      select lines.uuid, expected.account, expected.minor from lines cross join lateral (values
        ('owed_to_owner', -payout), ('commission', -commission), ('service_fee', -fee), ('tax', -tax),
        ('chargebacks', -chargeback)) as expected (account, minor)
      union all
      select cash.uuid, expected.account, expected.minor from cash cross join lateral (values
        ('provider_cash', paid - sent - taken), ('owed_to_customers', -owed), ('bank_cash', -repaid),
        ('deposits_authorised', held), ('deposits_held', -held))
        as expected (account, minor)
    )
    select uuid, account, coalesce(balances.minor, 0) as found, coalesce(expected.minor, 0) as expected
    from expected full join balances using (uuid, account)
    where coalesce(balances.minor, 0) <> coalesce(expected.minor, 0)`.execute(database);
  assert.deepEqual(wrong, [], 'an account of a trip is not what payments, refunds, disputes and lines say');

  const { rows: owners } = await sql`
    select owner.uuid, owner.found, owner.expected from (
      select u.uuid,
        coalesce((select -sum(amount_minor) from account_entries e where e.owner_uuid = u.uuid), 0) as found,
        coalesce((select sum(l.payout_minor) from ledger_entries l join reservations r on r.uuid = l.reservation_uuid
          where r.owner_uuid = u.uuid), 0)
        - coalesce((select sum(amount_minor) from payout_transfers t where t.owner_uuid = u.uuid
          and t.status <> 'failed'), 0) as expected
      from users u
    ) as owner where owner.found <> owner.expected`.execute(database);
  assert.deepEqual(owners, [], 'an owner is owed something else than what they earned and did not get yet');
}
