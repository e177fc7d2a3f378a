import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { openDatabase } from '../database/database.js';
import { testProvider } from '../../modules/payments/providers/test/test-provider.js';
import { aPlace } from '../../../testing/a-place.js';
import { checkBooks } from '../../../testing/check-books.js';
import { killStartedProcesses, startProcess } from '../../../testing/child-process.js';
import { optionsFor } from '../../../testing/database-options.js';
import { openPayingApi, type Wanted } from '../../../testing/paying-api.js';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.js';
import { until } from '../../../testing/until.js';
import { startProcessLease } from './process-lease.js';

const quiet = { warn: () => undefined };
const now = () => new Date();
/** Renewed five times before it ends, so that a busy machine does not miss them all. */
const leaseMs = 10_000;

describe('a request whose process is killed', () => {
  const cleanUps: (() => Promise<void>)[] = [];
  afterEach(killStartedProcesses);
  after(async () => {
    for (const cleanUp of cleanUps) await cleanUp();
  });

  for (const step of ['after the bank has set the amount aside', 'after the amount was taken']) {
    it(`is answered within ten seconds of the restart and paid once, killed ${step}`, async (test) => {
      const place = await aPlace();
      cleanUps.push(place.remove);
      const dying = startProcess('testing/die-while-answering.ts', { ...place.environment, DIE_AT: step });
      const [, printed = ''] = await dying.untilPrinted(/stopped at (.+)/);
      await dying.end('SIGKILL');

      const database = await openDatabase(optionsFor(place));
      const lease = await startProcessLease(database, quiet);
      const bank = testProvider({ database: database.kysely, now });
      const restartedAt = now();
      // Time does not pass for the API: only the end of the dead process's lease can free its request.
      const api = await openPayingApi(database.kysely, bank, lease.uuid, () => restartedAt);
      const left = await sql<{ leases: number }>`
        select count(*)::int as leases from process_leases
        where uuid <> ${lease.uuid} and ends_at > clock_timestamp() + interval '10 seconds'`.execute(
        database.kysely,
      );
      assert.deepEqual(left.rows, [{ leases: 0 }]);
      const wanted = JSON.parse(printed) as Wanted;
      // The person presses again in two windows.
      const answers = await Promise.all([api.pay(wanted), api.pay(wanted)]);
      test.diagnostic(`answered ${Date.now() - restartedAt.getTime()} ms after the restart`);

      for (const { status, body } of answers) {
        assert.deepEqual(
          [status, body.payment.status, body.reservation.status],
          [200, 'captured', 'confirmed'],
        );
      }
      await checkBooks(database.kysely);
      const intents = await database.kysely.selectFrom('test_provider_intents').select('status').execute();
      assert.deepEqual(intents, [{ status: 'captured' }]);
      await api.close();
      await lease.stop();
      await database.close();
    });
  }
});

describe('a request under way in another process', () => {
  let database: TestDatabase;
  before(async () => {
    database = await openTestDatabase();
  });
  after(() => database.close());

  const aProcess = async () => {
    // As processes on PostgreSQL do: on the embedded database there is one alone.
    const lease = await startProcessLease({ ...database, kind: 'postgres' }, quiet, leaseMs);
    return { lease, bank: testProvider({ database: database.kysely, now }) };
  };

  it('is left there while its lease is renewed, and taken over once when the lease ends', async () => {
    const [slow, other] = [await aProcess(), await aProcess()];
    let authorizations = 0;
    let goOn: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const slowApi = await openPayingApi(
      database.kysely,
      {
        ...slow.bank,
        authorize: async (request) => {
          begin();
          await waiting;
          return await slow.bank.authorize(request);
        },
      },
      slow.lease.uuid,
    );
    let looks = 0;
    const otherApi = await openPayingApi(
      database.kysely,
      {
        ...other.bank,
        authorize: async (request) => {
          authorizations += 1;
          return await other.bank.authorize(request);
        },
      },
      other.lease.uuid,
      () => {
        looks += 1;
        return now();
      },
    );
    const leaseEnd = async () => {
      const lease = database.kysely.selectFrom('process_leases').where('uuid', '=', slow.lease.uuid);
      return (await lease.select('ends_at').executeTakeFirstOrThrow()).ends_at;
    };
    const wanted = await slowApi.reserve();
    const first = slowApi.pay(wanted);
    await begun;
    const again = otherApi.pay(wanted);
    const firstEnd = await leaseEnd();
    await until(async () => (await leaseEnd()) > firstEnd);
    const before = looks;
    await until(() => looks > before + 3);
    assert.equal(authorizations, 0);

    // The process hangs: its lease ends, though it lives and goes on later.
    await slow.lease.stop();
    assert.equal((await again).body.payment.status, 'captured');
    assert.equal(authorizations, 1);
    goOn();
    assert.equal((await first).body.payment.status, 'captured');
    await checkBooks(database.kysely);
    const { rows } = await sql<{ count: number }>`
      select count(*) from test_provider_intents`.execute(database.kysely);
    assert.equal(rows[0]?.count, 1);
    await Promise.all([slowApi.close(), otherApi.close(), other.lease.stop()]);
  });
});
