import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { cellsOf } from '../../../../testing/cells-of.js';
import { sql } from 'kysely';
import { aUser } from '../../../../testing/a-user.js';
import { aBookedTrip, ask } from '../../../../testing/a-trip.js';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { linesOf, listedLine, makeBankFile } from '../../../../testing/bank-files.js';
import { checkPayouts } from '../../../../testing/check-books.js';
import { holdAsScheduled } from '../../../../testing/hold-as-scheduled.js';
import { deleteBankAccountsOfClosed } from '../payout-accounts/payout-accounts.repository.js';
import { payOut } from '../payouts/pay-out.js';
import { schedulePayouts } from '../payouts/schedule-payouts.js';

const start = '2026-11-21T09:30:00Z';
const waitedOut = '2026-11-27T09:30:00Z';
const [first, second] = ['DE89 3704 0044 0532 0130 00', 'PT50 0002 0123 1234 5678 9015 4'];
const referenceOf = (uuid: string | undefined) => `CAR RENTAL ${uuid?.slice(0, 8).toUpperCase()}`;

describe('bank files', () => {
  let market: Marketplace;
  let month = 1;
  const files: string[] = [];
  before(async () => {
    market = await aMarketplace(start);
    await enter(first);
  });
  after(() => market.close());

  const enter = async (iban: string, holder = 'Oscar Owner') =>
    await ask(market, market.owner, 'PUT', '/owner/bank-account', { holder, iban });

  /** A line of one trip more; when the owner's payouts wait, there is none. */
  async function aLine() {
    market.setNow(start);
    const car = await market.car();
    const [from, until] = [`2027-0${month}-02`, `2027-0${month}-05`];
    month += 1;
    const { reservation_uuid: trip } = await aBookedTrip(market, market.customer, car.uuid, from, until);
    await market.database
      .updateTable('reservations')
      .set({ status: 'completed', updated_at: new Date(start) })
      .where('uuid', '=', trip)
      .execute();
    await schedulePayouts(market.deps);
    market.setNow('2026-11-23T09:30:00Z');
    await payOut(market.deps);
    const payout = await market.database
      .selectFrom('payouts')
      .select(['status', 'transfer_uuid'])
      .where('reservation_uuid', '=', trip)
      .executeTakeFirstOrThrow();
    return { ...payout, trip, transfer: payout.transfer_uuid ?? '' };
  }

  const listed = (transfer: string) => listedLine(market, transfer);

  const answer = async (path: string, body: object) => {
    const said = await market.app.inject({
      method: 'POST',
      url: `/admin/payout-transfers/${path}`,
      headers: market.admin.headers,
      payload: body,
    });
    return [said.statusCode, /"code":"(\w+)"/.exec(said.body)?.[1]];
  };

  it('contain each line once, also when two are created at the same time', async () => {
    const line = await aLine();
    assert.deepEqual(await listed(line.transfer), [null, null]);
    const both = await Promise.all([makeBankFile(market), makeBankFile(market)]);
    assert.deepEqual(both.map(({ status }) => status).sort(), [201, 409]);
    const made = both.find(({ status }) => status === 201)?.body.bank_file_uuid ?? '';
    files.push(made);
    assert.equal(both.find(({ status }) => status === 409)?.body.code, 'MOVE_NOT_ALLOWED');

    const later = await aLine();
    const { body } = await makeBankFile(market);
    files.push(body.bank_file_uuid);
    const of = await Promise.all(files.map((file) => linesOf(market, file)));
    assert.deepEqual(
      of.map((lines) => lines.map((text) => cellsOf(text)[9])),
      [[referenceOf(line.transfer)], [referenceOf(later.transfer)]],
    );
    const list = await ask<{ bank_files: { bank_file_uuid: string; waiting: { count: number }[] }[] }>(
      ...([market, market.admin, 'GET', '/admin/bank-files'] as const),
    );
    assert.deepEqual(
      new Map(list.body.bank_files.map(({ bank_file_uuid: uuid, waiting }) => [uuid, waiting[0]?.count])),
      new Map(files.map((uuid) => [uuid, 1])),
      'what the earlier file asked for is not lost: it waits there',
    );
  });

  it('are unchanged when exported again, except for confirmed lines', async () => {
    const [file = ''] = files;
    const [taken = ''] = await linesOf(market, file);
    await enter(second);
    assert.deepEqual(await linesOf(market, file), [taken], 'the account that the file was made for');
    assert.match(taken, /DE89370400440532013000"$/);
    assert.deepEqual(await answer('confirm', { transfer_uuids: [cellsOf(taken)[0]] }), [204, undefined]);
    assert.deepEqual(await linesOf(market, file), []);
    const entries = await market.database
      .selectFrom('audit_log')
      .select('action')
      .where('subject_uuid', '=', file)
      .execute();
    assert.deepEqual(
      new Set(entries.map(({ action }) => action)),
      new Set(['bank_file.made', 'bank_file.exported']),
    );
  });

  it('flag the account of a returned line, even when entered again, but not one entered since', async () => {
    const [, file = ''] = files;
    const [line = ''] = await linesOf(market, file);
    const returned = await answer(`${cellsOf(line)[0]}/return`, { reason: 'Account closed' });
    assert.deepEqual(returned, [204, undefined]);
    await payOut(market.deps);
    assert.equal((await makeBankFile(market)).status, 409, 'a changed account waits for three days');
    market.setNow(waitedOut);
    await payOut(market.deps);
    assert.equal((await makeBankFile(market)).status, 201, 'to the new account');

    const again = await aLine();
    const { body } = await makeBankFile(market);
    await enter(second);
    const returnedToo = await answer(`${again.transfer}/return`, { reason: 'No such account' });
    assert.deepEqual(returnedToo, [204, undefined]);
    assert.equal((await aLine()).status, 'scheduled', 'waits until the owner has corrected it');
    assert.deepEqual(await linesOf(market, body.bank_file_uuid), []);
    await enter(first);
    market.setNow(waitedOut);
    await payOut(market.deps);
    await makeBankFile(market);
    await checkPayouts(market.database);
  });

  it('omit a line whose owner is suspended or whose trip is disputed before it is in a file', async () => {
    const { transfer, trip } = await aLine();
    const { database, owner } = market;
    const set = async (account_status: 'active' | 'suspended') =>
      await database
        .updateTable('users')
        .set({ account_status })
        .where('uuid', '=', owner.user.uuid)
        .execute();
    await set('suspended');
    assert.deepEqual(await listed(transfer), [null, 'owner_suspended']);
    assert.equal((await makeBankFile(market)).status, 409);
    await set('active');
    const objected_at = new Date(start);
    await database
      .updateTable('reservations')
      .set({ objected_at, objection: 'The car was dirty.' })
      .where('uuid', '=', trip)
      .execute();
    assert.deepEqual(await listed(transfer), [null, 'trip_disputed']);
    assert.equal((await makeBankFile(market)).status, 409);
    await database
      .updateTable('reservations')
      .set({ objection_settled_at: objected_at, objection_decision: 'unfounded' })
      .where('uuid', '=', trip)
      .execute();
    assert.deepEqual(
      [
        await answer('confirm', { transfer_uuids: [transfer] }),
        await answer(`${transfer}/return`, { reason: 'x' }),
      ],
      [
        [409, 'MOVE_NOT_ALLOWED'],
        [409, 'MOVE_NOT_ALLOWED'],
      ],
      'no bank can have it yet',
    );
    const { body } = await makeBankFile(market);
    assert.deepEqual(await listed(transfer), [body.bank_file_uuid, null]);
    await checkPayouts(database);
  });

  it('omit a line from a later export while its payment is disputed, which the home counts', async () => {
    const { transfer, trip } = await aLine();
    const { body } = await makeBankFile(market);
    const file = body.bank_file_uuid;
    const taken = await linesOf(market, file);
    assert.ok(taken.some((text) => cellsOf(text)[0] === transfer));
    const held = async () => {
      const { body: home } = await ask<{
        administering: { failures: { kind: string; count: number }[] };
      }>(market, market.admin, 'GET', '/my/home');
      return home.administering.failures.find(({ kind }) => kind === 'bank_line_held')?.count;
    };
    assert.equal(await held(), undefined);

    const { database } = market;
    const payment = await database
      .selectFrom('payments')
      .select(['uuid', 'amount_minor', 'currency'])
      .where('reservation_uuid', '=', trip)
      .executeTakeFirstOrThrow();
    const dispute = await database
      .insertInto('payment_disputes')
      .values({
        payment_uuid: payment.uuid,
        reservation_uuid: trip,
        provider_ref: 'dispute_in_a_file',
        status: 'open',
        amount_minor: payment.amount_minor,
        currency: payment.currency,
        reason: 'fraudulent',
        opened_at: new Date(start),
      })
      .returning('uuid')
      .executeTakeFirstOrThrow();
    assert.deepEqual(await listed(transfer), [file, 'payment_disputed']);
    assert.equal(await held(), 1);
    assert.ok(!(await linesOf(market, file)).some((text) => cellsOf(text)[0] === transfer));
    assert.equal((await makeBankFile(market)).status, 409, 'nor is it in another file');

    await database
      .updateTable('payment_disputes')
      .set({ status: 'won', closed_at: new Date(start) })
      .where('uuid', '=', dispute.uuid)
      .execute();
    assert.deepEqual(await linesOf(market, file), taken);
    assert.equal(await held(), undefined);

    await database
      .updateTable('payment_disputes')
      .set({ status: 'open', closed_at: null })
      .where('uuid', '=', dispute.uuid)
      .execute();
    assert.deepEqual(await answer(`${transfer}/return`, { reason: 'Stopped by us' }), [204, undefined]);
    const { problem } = await database
      .selectFrom('bank_accounts')
      .select('problem')
      .where('owner_uuid', '=', market.owner.user.uuid)
      .executeTakeFirstOrThrow();
    assert.equal(problem, null, 'the owner’s account is not to blame');
    await payOut(market.deps);
    assert.equal((await makeBankFile(market)).status, 409, 'its payout waits for the dispute');
    await database
      .updateTable('payment_disputes')
      .set({ status: 'won', closed_at: new Date(start) })
      .where('uuid', '=', dispute.uuid)
      .execute();
    await payOut(market.deps);
    assert.equal((await makeBankFile(market)).status, 201);
    await checkPayouts(database);
  });

  it('hold a line for the same reasons as a payout', async () => {
    const { transfer, trip } = await aLine();
    const { database, owner } = market;
    const of = async (): Promise<(string | undefined)[]> => {
      const line = await database
        .selectFrom('bank_line_holds')
        .select('reason')
        .where('transfer_uuid', '=', transfer)
        .executeTakeFirst();
      return [line?.reason, await holdAsScheduled(database, trip)];
    };
    const objected_at = new Date(start);
    const suspend = async (account_status: 'active' | 'suspended') =>
      await database
        .updateTable('users')
        .set({ account_status })
        .where('uuid', '=', owner.user.uuid)
        .execute();
    assert.deepEqual(await of(), [undefined, undefined]);
    await database
      .updateTable('reservations')
      .set({ objected_at, objection: 'The car was dirty.' })
      .where('uuid', '=', trip)
      .execute();
    assert.deepEqual(await of(), ['trip_disputed', 'trip_disputed']);
    await suspend('suspended');
    assert.deepEqual(await of(), ['owner_suspended', 'owner_suspended']);
    await suspend('active');
    await database
      .updateTable('reservations')
      .set({ objection_settled_at: objected_at, objection_decision: 'unfounded' })
      .where('uuid', '=', trip)
      .execute();
    await database.deleteFrom('bank_accounts').where('owner_uuid', '=', owner.user.uuid).execute();
    assert.deepEqual(await of(), ['no_payout_account', 'no_payout_account']);
  });

  it('keep no copy of a bank account once its owner’s account is closed', async () => {
    const { database, owner } = market;
    const other = await aUser(market, { role: 'car_owner' });
    const { uuid } = await database
      .selectFrom('payout_transfers')
      .select('uuid')
      .where('owner_uuid', '=', owner.user.uuid)
      .where('status', '=', 'paid')
      .executeTakeFirstOrThrow();
    await database
      .updateTable('payout_transfers')
      .set({ owner_uuid: other.uuid })
      .where('uuid', '=', uuid)
      .execute();
    const copies = async () => {
      const { rows } = await sql<{ owner_uuid: string }>`
        select distinct owner_uuid from payout_transfers where holder is not null or iban_sealed is not null
      `.execute(database);
      return rows.map(({ owner_uuid: ownerUuid }) => ownerUuid);
    };
    await deleteBankAccountsOfClosed(database);
    assert.deepEqual(new Set(await copies()), new Set([owner.user.uuid, other.uuid]), 'both are still open');
    await database
      .updateTable('users')
      .set({ account_status: 'closed', closed_at: new Date(start) })
      .where('uuid', '=', owner.user.uuid)
      .execute();
    await deleteBankAccountsOfClosed(database);
    assert.deepEqual(await copies(), [other.uuid]);
  });
});
