import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'node:test';
import { openDatabase } from '../../../platform/database/database.js';
import type { Deps } from '../../../platform/deps.js';
import { expireChanges } from '../../booking/changes/expire-changes.js';
import { expireHolds } from '../../booking/reservations/expire-reservations.js';
import { aPlace } from '../../../../testing/a-place.js';
import { checkBooks } from '../../../../testing/check-books.js';
import { killStartedProcesses, startProcess } from '../../../../testing/child-process.js';
import { optionsFor } from '../../../../testing/database-options.js';
import { ports } from '../../../ports.js';
import { connectModules } from '../../../connect-modules.js';
import { testProvider } from '../providers/test/test-provider.js';
import { reconcilePayments } from './reconcile-payments.js';

const minutes = 60_000;

describe('a payment whose process is killed', () => {
  const cleanUps: (() => Promise<void>)[] = [];
  afterEach(killStartedProcesses);
  after(async () => {
    for (const cleanUp of cleanUps) await cleanUp();
  });

  /** Kills a process in the middle of a payment, and opens what it leaves behind as the next one would. */
  async function killAt(step: string, payFor = 'booking') {
    const place = await aPlace();
    cleanUps.push(place.remove);
    connectModules();
    const dying = startProcess('testing/die-while-paying.ts', {
      ...place.environment,
      DIE_AT: step,
      PAY_FOR: payFor,
    });
    const [, carUuid = ''] = await dying.untilPrinted(/paying for (\S+)/);
    await dying.end('SIGKILL');
    const { kysely: database, close } = await openDatabase(optionsFor(place));
    const later = (ms: number) => {
      const now = () => new Date(Date.now() + ms);
      return { ...ports, database, now, payments: testProvider({ database, now }) } as Deps;
    };
    const outcome = async () => {
      await checkBooks(database);
      const reservation = await database.selectFrom('reservations').selectAll().executeTakeFirstOrThrow();
      const payments = database.selectFrom('payments').selectAll().orderBy('created_at', 'desc');
      const intents = database.selectFrom('test_provider_intents').selectAll().orderBy('created_at', 'desc');
      const payment = await payments.executeTakeFirstOrThrow();
      const bank = await intents.executeTakeFirstOrThrow();
      return [reservation.status, payment.status, bank.status];
    };
    return { carUuid, database, later, outcome, close };
  }

  for (const step of [
    'after the bank has set the amount aside',
    'before the amount is taken',
    'after the amount was taken',
  ]) {
    it(`is captured once and books the trip after a restart, killed ${step}`, async () => {
      const { later, outcome, close } = await killAt(step);
      const deps = later(minutes);
      // As several processes would, all started again at the same time.
      await Promise.all([reconcilePayments(deps), reconcilePayments(deps)]);
      assert.deepEqual(await outcome(), ['confirmed', 'captured', 'captured']);
      await close();
    });
  }

  for (const step of [
    'after the bank has set the amount aside',
    'before the amount is taken',
    'after the amount was taken',
  ]) {
    it(`is captured once and applies the change after a restart, killed ${step}`, async () => {
      const { database, later, outcome, close } = await killAt(step, 'change');
      const deps = later(minutes);
      await Promise.all([reconcilePayments(deps), reconcilePayments(deps)]);
      assert.deepEqual(await outcome(), ['confirmed', 'captured', 'captured']);
      const { status } = await database
        .selectFrom('reservation_changes')
        .select('status')
        .executeTakeFirstOrThrow();
      assert.equal(status, 'applied');
      assert.equal((await database.selectFrom('car_claims').selectAll().execute()).length, 1);
      await close();
    });
  }

  it('leaves the trip unchanged when the bank voids the payment of a change after the restart', async () => {
    const { database, later, outcome, close } = await killAt('before the amount is taken', 'change');
    const working = later(minutes);
    const { payments } = working;
    const capture: typeof payments.capture = (ref) => payments.void(ref, 'the bank, by itself');
    await reconcilePayments({ ...working, payments: { ...payments, capture } });
    assert.deepEqual(await outcome(), ['confirmed', 'voided', 'voided']);
    const [trip, change] = [
      await database.selectFrom('reservations').selectAll().executeTakeFirstOrThrow(),
      await database.selectFrom('reservation_changes').selectAll().executeTakeFirstOrThrow(),
    ];
    assert.deepEqual([change.status, trip.day_rates.length], ['awaiting_payment', 3]);
    await expireChanges(later(25 * 60 * minutes));
    const claims = await database.selectFrom('car_claims').selectAll().execute();
    assert.deepEqual(
      claims.map(({ kind, ends_at }) => [kind, ends_at]),
      [['reservation', trip.return_at]],
    );
    await close();
  });

  it('is voided after the restart when another person has the car meanwhile', async () => {
    const { carUuid, database, later, outcome, close } = await killAt(
      'after the bank has set the amount aside',
    );
    const held = await database.selectFrom('car_claims').selectAll().executeTakeFirstOrThrow();
    await database.deleteFrom('car_claims').execute();
    const { begins_at, ends_at } = held;
    await database
      .insertInto('car_claims')
      .values({ car_uuid: carUuid, kind: 'reservation', begins_at, ends_at, hold_expires_at: null })
      .execute();
    const deps = later(20 * minutes);
    await reconcilePayments(deps);
    await expireHolds(deps);
    assert.deepEqual(await outcome(), ['expired', 'voided', 'voided']);
    await close();
  });
});
