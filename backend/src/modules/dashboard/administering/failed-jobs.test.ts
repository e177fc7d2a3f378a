import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { ask } from '../../../../testing/a-trip.js';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { enqueue } from '../../../platform/jobs/enqueue.js';
import type { JobKind } from '../../../platform/jobs/job.js';
import { readQueueStates } from '../../../platform/jobs/failed-jobs.repository.js';
import { sendEmails } from '../../notifications/email/send-emails.js';
import type { HomeBody } from '../home.schemas.js';
import type { FailedJobBody } from './administering-home.schemas.js';

const kind: JobKind<{ of: string }> = {
  name: 'send refund',
  queue: 'payments',
  retries: { limit: 2, firstWaitSeconds: 1 },
};

describe('failed jobs', () => {
  let market: Marketplace;
  before(async () => {
    market = await aMarketplace('2026-11-21T09:30:00Z');
  });
  after(() => market.close());

  const shown = async () => {
    const { body } = await ask<HomeBody>(market, market.admin, 'GET', '/my/home');
    return body.administering?.failed_jobs ?? assert.fail('no administrator');
  };
  const retry = (uuid: string, by = market.admin) =>
    ask<{ failed_jobs: FailedJobBody[]; code?: string }>(
      ...([market, by, 'POST', `/admin/failed-jobs/${uuid}/retry`] as const),
    );

  it('are listed for administrators with their error, and run once more on request', async () => {
    const { database } = market;
    await enqueue(database, kind, [{ data: { of: 'one' }, at: new Date() }]);
    await sql`
      update pgboss.job set state = 'failed', retry_count = 2, completed_on = '2026-11-21T09:00:00Z',
        output = '{"message": "The bank is closed"}'`.execute(database);
    const [job] = await shown();
    assert.ok(job);
    const { job_uuid, ...rest } = job;
    assert.deepEqual(rest, {
      name: 'send refund',
      failed_at: '2026-11-21T09:00:00.000Z',
      attempts: 3,
      reason: 'The bank is closed',
    });
    const [before] = await readQueueStates(database);
    assert.deepEqual([before?.queue, before?.failed, before?.waiting], ['payments', 1, 0]);

    const refused = await retry(job_uuid, market.customer);
    assert.deepEqual([refused.status, refused.body.code], [403, 'ROLE_NOT_ALLOWED']);
    const answer = await retry(job_uuid);
    assert.deepEqual([answer.status, answer.body], [200, { failed_jobs: [] }]);
    const { rows } = await sql`select state::text, retry_limit - retry_count as left from pgboss.job`.execute(
      database,
    );
    assert.deepEqual(rows, [{ state: 'retry', left: 1 }]);
    for (const uuid of [job_uuid, 'nonsense']) {
      const again = await retry(uuid);
      assert.deepEqual([again.status, again.body.code], [404, 'JOB_NOT_FOUND']);
    }
  });

  it('include undelivered mails, which are sent again on request', async () => {
    const { database, deps } = market;
    const { uuid } = await database
      .insertInto('notifications')
      .values({
        user_uuid: market.customer.user.uuid,
        kind: 'account_suspended',
        title: 'News',
        text: 'News.',
        link: '/dashboard',
        created_at: new Date('2026-11-20T09:00:00Z'),
      })
      .returning('uuid')
      .executeTakeFirstOrThrow();
    await database
      .insertInto('notification_emails')
      .values({ notification_uuid: uuid, attempts: 16, next_attempt_at: null, last_error: 'Mailbox full' })
      .execute();
    assert.deepEqual(
      (await shown()).map(({ name, attempts, reason }) => [name, attempts, reason]),
      [['send e-mail', 16, 'Mailbox full']],
    );
    assert.equal((await retry(uuid)).status, 200);
    assert.deepEqual(await shown(), []);
    assert.equal(await sendEmails(deps), 1);
  });
});
