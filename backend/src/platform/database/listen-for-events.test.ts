import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { startTemporaryPgbouncer } from '../../../dev/temporary-pgbouncer.js';
import { optionsFor } from '../../../testing/database-options.js';
import { createPostgresDatabase, testPostgresUrl } from '../../../testing/test-database.js';
import { until } from '../../../testing/until.js';
import { openDatabase, type OpenDatabase } from './database.js';
import { announce, probeLive } from '../live/announce.repository.js';
import { listenForEvents, listenTimes } from './listen-for-events.js';
import { LiveEvents } from '../live/live-events.js';

const postgresUrl = testPostgresUrl();
const silent = { warn: () => undefined };
const quick = { ...listenTimes, connectAgainMs: 10, probeEveryMs: 20 };

describe('listening on PostgreSQL', { skip: postgresUrl === undefined && 'only for PostgreSQL' }, () => {
  let url: string;
  let database: OpenDatabase;
  const cleanUps: (() => Promise<void>)[] = [];
  before(async () => {
    if (postgresUrl === undefined) return;
    const created = await createPostgresDatabase();
    url = created.url;
    database = await openDatabase(optionsFor({ databaseUrl: url, dataDirectory: '' }));
    cleanUps.push(created.drop, database.close);
  });
  after(async () => {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  });

  const notify = () => probeLive(database.kysely);
  const say = () => announce(database.kysely, { to: ['ada'], event: { kind: 'notification' } });

  it('brings what another process announces, and says when the connection was lost and is back', async () => {
    const live = new LiveEvents();
    const heard: string[] = [];
    live.subscribe('ada', {
      onEvent: ({ kind }) => heard.push(kind),
      onInterrupted: () => heard.push('interrupted'),
    });
    const stop = listenForEvents(live, { connectionString: url, notify }, silent, quick);
    await until(() => live.isConnected);
    await say();
    await until(() => heard.length > 0);
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query ilike '%live_events%'
        and query not ilike '%pg_stat_activity%'`.execute(database.kysely);
    await until(() => heard.includes('interrupted'));
    await until(() => live.isConnected);
    await say();
    await until(() => heard.length > 2);
    assert.deepEqual(heard, ['notification', 'interrupted', 'notification']);
    await stop();
    assert.equal(live.isConnected, false);
  });

  it('is never connected through a pooler in transaction mode, which brings nothing', async (test) => {
    const pooler = await startTemporaryPgbouncer(postgresUrl ?? '', 2);
    if (pooler === undefined) {
      test.skip('PgBouncer is not installed');
      return;
    }
    cleanUps.push(pooler.stop);
    const live = new LiveEvents();
    const refused: unknown[] = [];
    const logger = { warn: (...said: unknown[]) => refused.push(said) };
    const stop = listenForEvents(live, { connectionString: pooler.through(url), notify }, logger, {
      ...quick,
      probeLimitMs: 200,
    });
    await until(() => refused.length > 0);
    assert.equal(live.isConnected, false);
    await stop();
  });
});
