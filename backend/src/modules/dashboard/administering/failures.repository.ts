import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { mostUnverifiedHolds } from '../../booking/public.js';
import { withheldReasons } from '../../notifications/public.js';

export const failureKinds = [
  'refund_failed',
  'refund_late',
  'payout_late',
  'bank_line_held',
  'payment_stuck',
  'payment_mismatched',
  'provider_fault',
  'event_unhandled',
  'mail_given_up',
  'mail_delayed',
  'job_failing',
  'unverified_holds',
] as const;

/** Something that went wrong and does not mend itself, or should have by now. */
export interface Failure {
  kind: (typeof failureKinds)[number];
  count: number;
  oldest_at: Date;
  payment_uuid: string | null;
  detail: string | null;
}

/** Longer than any bank, and any of our own jobs, takes when all is well. */
const patience = sql`interval '1 hour'`;
/** What no one has looked at for so long, no one will. */
const memory = sql`interval '30 days'`;

/**
 * What has failed, by kind; kinds without are left out. A refund that failed counts until it is made again or
 * paid another way; of mails that were given up, those of the last 30 days.
 */
export async function readFailures(database: Kysely<Tables>, now: Date): Promise<Failure[]> {
  const at = sql`${now}::timestamptz`;
  const { rows } = await sql<Failure>`
    with failures (kind, since, payment_uuid, detail) as (
      select 'refund_failed', coalesce(settled_at, created_at), payment_uuid, null::text
      from refunds as failed
      where status = 'failed' and repaid_at is null
        and not exists (select from refunds as again where again.retry_of = failed.uuid)
      union all
      select 'refund_late', created_at, payment_uuid, null
      from refunds where status = 'pending' and created_at < ${at} - ${patience}
      union all
      select 'payout_late', due_at, null, null
      from payouts as late
      where status = 'scheduled' and due_at < ${at} - ${patience}
        and not exists (select from payout_holds where payout_uuid = late.uuid) and (
        -- Somebody who owes more than is due waits rightly.
        select sum(amount_minor) from payouts as due
        where due.owner_uuid = late.owner_uuid and due.currency = late.currency
          and due.status = 'scheduled' and due.due_at <= ${at}
      ) >= 0
      union all
      -- The bank may have the file already: only a person can stop it there.
      select 'bank_line_held', line.created_at, null, null
      from payout_transfers as line join bank_line_holds as hold on hold.transfer_uuid = line.uuid
      where line.bank_file_uuid is not null
      union all
      select 'payment_stuck', payment.created_at, payment.uuid, null
      from payments as payment join reservations as trip on trip.uuid = payment.reservation_uuid
      where payment.status in ('created', 'requires_action', 'authorized')
        and payment.created_at < ${at} - ${patience}
        and not (payment.status = 'authorized' and (trip.status = 'pending_owner' or payment.purpose = 'deposit'))
      union all
      select case failure_code when 'amount_mismatch' then 'payment_mismatched' else 'provider_fault' end,
        updated_at, uuid, null
      from payments
      where failure_code in ('amount_mismatch', 'provider_fault') and updated_at > ${at} - interval '1 day'
      union all
      select 'event_unhandled', received_at, payment_uuid, type
      from payment_events where handled_at is null and received_at < ${at} - ${patience}
      union all
      select 'mail_given_up', told.created_at, null, mail.last_error
      from notification_emails as mail join notifications as told on told.uuid = mail.notification_uuid
      where mail.sent_at is null and mail.next_attempt_at is null and told.created_at > ${at} - ${memory}
        and mail.sent_with is null
        and mail.last_error not in (${sql.join(Object.values(withheldReasons))})
      union all
      select 'mail_delayed', told.created_at, null, mail.last_error
      from notification_emails as mail join notifications as told on told.uuid = mail.notification_uuid
      where mail.next_attempt_at is not null and mail.last_error is not null and mail.sent_with is null
        and told.created_at < ${at} - ${patience}
      union all
      select 'job_failing', failing_since, null, name || ': ' || error from job_failures
      union all
      -- As many people within a day as may hold a car at once, each by an account of their own.
      select 'unverified_holds', min(held.created_at), null, shared.name
      from reservations as held join users as customer on customer.uuid = held.customer_uuid
      cross join lateral (values
        (customer.phone_e164, ${mostUnverifiedHolds.phone}::int),
        (held.held_from_network, ${mostUnverifiedHolds.network}::int)
      ) as shared (name, most)
      where held.verification_hold = 'awaiting' and held.created_at > ${at} - interval '1 day'
        and shared.name is not null
      group by shared.name, shared.most having count(distinct held.customer_uuid) >= shared.most
    )
    select kind, count(*) as count, min(since) as oldest_at,
      (array_agg(payment_uuid order by since))[1] as payment_uuid,
      (array_agg(detail order by since))[1] as detail
    from failures group by kind`.execute(database);
  return failureKinds.flatMap((kind) => rows.filter((row) => row.kind === kind));
}
