import { sql, type Kysely } from 'kysely';
import { failureKinds, readFailures } from './modules/dashboard/administering/failures.repository.js';
import type { Measurement } from './platform/observability/observability.js';
import type { Tables } from './tables.js';

/** What waits to be done by a job, and from when on it was due. Each is found by an index of its own. */
export const queues = [
  'holds_to_expire',
  'requests_to_expire',
  'payments_under_way',
  'payment_events',
  'refunds',
  'payouts',
  'mails',
] as const;

/** Numbers of the business at a moment: cars held, what is due and for how long, and what failed. */
export async function readBusinessMetrics(database: Kysely<Tables>, now: Date): Promise<Measurement[]> {
  const at = sql`${now}::timestamptz`;
  const { rows } = await sql<{ queue: (typeof queues)[number] | 'holds'; size: number; age: number }>`
    select queue, count(since) as size,
      coalesce(greatest(extract(epoch from ${at} - min(since)), 0), 0)::float8 as age
    from (
      select 'holds' as queue, hold_expires_at as since from reservations
      where status = 'pending_payment' and hold_expires_at > ${at}
      union all
      select 'holds_to_expire', hold_expires_at from reservations
      where status = 'pending_payment' and hold_expires_at <= ${at}
      union all
      select 'requests_to_expire', answer_by from reservations
      where status = 'pending_owner' and answer_by <= ${at}
      union all
      select 'payments_under_way', created_at from payments
      where status in ('created', 'requires_action')
      union all
      select 'payment_events', received_at from payment_events where handled_at is null
      union all
      select 'refunds', created_at from refunds where status = 'pending'
      union all
      select 'payouts', due_at from payouts where status = 'scheduled' and due_at <= ${at}
      union all
      select 'mails', next_attempt_at from notification_emails where next_attempt_at <= ${at}
    ) as due group by queue`.execute(database);
  const failures = await readFailures(database, now);
  const of = (name: string) => rows.find(({ queue }) => queue === name);
  return [
    { name: 'marketplace.holds', value: of('holds')?.size ?? 0 },
    ...queues.flatMap((queue): Measurement[] => [
      { name: 'marketplace.queue.size', value: of(queue)?.size ?? 0, labels: { queue } },
      { name: 'marketplace.queue.age', value: of(queue)?.age ?? 0, labels: { queue } },
    ]),
    ...failureKinds.map((kind): Measurement => {
      const count = failures.find((failure) => failure.kind === kind)?.count ?? 0;
      return { name: 'marketplace.failures', value: count, labels: { kind } };
    }),
  ];
}
