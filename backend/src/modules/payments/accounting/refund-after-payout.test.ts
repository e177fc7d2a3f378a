import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { recordRefund } from '../refunds/record-refund.js';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, ask } from '../../../../testing/a-trip.js';
import { aCar } from '../../../../testing/a-car.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import { checkBooks, checkPayouts } from '../../../../testing/check-books.js';
import { undoTestRefund } from '../../../../testing/undo-test-refund.js';
import { linesOf, makeBankFile } from '../../../../testing/bank-files.js';
import { confirmBankFile } from '../../../../testing/confirm-bank-file.js';
import { payOut } from '../../payouts/payouts/pay-out.js';
import { schedulePayouts } from '../../payouts/payouts/schedule-payouts.js';

type Person = Marketplace['owner'];

const start = '2026-11-21T09:30:00Z';
const daysLater = '2026-11-23T09:30:00Z';

describe('the balance of an owner', () => {
  let marketplace: Marketplace;
  let owner: Person;
  before(async () => {
    marketplace = await aMarketplace(start);
  });
  beforeEach(async () => {
    marketplace.setNow(start);
    owner = await aSignedInUser(marketplace, {
      user_verification: 'verified',
      role: 'car_owner',
      fname: '=Olga',
    });
  });
  after(() => marketplace.close());

  // oxlint-disable-next-line typescript/no-explicit-any -- each test says what it expects
  const read = async (url: string, by: Person) => (await ask<any>(marketplace, by, 'GET', url)).body;
  async function aTripThatIsOver() {
    const car = await aCar(marketplace, owner.user.uuid, { instant_book: true, daily_price_minor: 5000 });
    const trip = await aBookedTrip(marketplace, marketplace.customer, car.uuid, '2026-12-01', '2026-12-04');
    await marketplace.database
      .updateTable('reservations')
      .set({ status: 'completed', updated_at: new Date(start) })
      .where('uuid', '=', trip.reservation_uuid)
      .execute();
    await schedulePayouts(marketplace.deps);
    return trip;
  }
  const payAll = async ({ isConfirmed = true } = {}) => {
    marketplace.setNow(daysLater);
    await Promise.all([payOut(marketplace.deps), payOut(marketplace.deps)]);
    if (isConfirmed) await confirmBankFile(marketplace);
    await checkPayouts(marketplace.database);
    await checkBooks(marketplace.database);
  };
  const refund = async ({ payments }: Awaited<ReturnType<typeof aTripThatIsOver>>, amountMinor: number) => {
    const url = `/admin/payments/${payments[0]?.payment_uuid ?? ''}/refund`;
    const body = { amount_minor: amountMinor, reason: 'A dent.' };
    const answer = await ask(marketplace, marketplace.admin, 'POST', url, body);
    assert.equal(answer.status, 200);
  };
  const payouts = async () => await read('/owner/payouts', owner);
  const transfers = async () => {
    const rows = await marketplace.database
      .selectFrom('payout_transfers')
      .select('amount_minor')
      .where('owner_uuid', '=', owner.user.uuid)
      .orderBy('created_at')
      .execute();
    return rows.map(({ amount_minor }) => amount_minor);
  };

  it('is negative after a refund of a paid out trip, and is deducted from the next payout', async () => {
    const trip = await aTripThatIsOver();
    const before = (await payouts()).payouts[0].amount.amount_minor;
    await payAll();
    assert.deepEqual(await transfers(), [before]);

    await refund(trip, 5_000);
    const [correction, paid] = (await payouts()).payouts;
    const owed = -correction.amount.amount_minor;
    const balance = await marketplace.books(trip.reservation_uuid);
    assert.deepEqual(
      [correction.kind, correction.status, paid.status, before - owed],
      ['correction', 'scheduled', 'paid', balance.payout_minor],
    );
    assert.deepEqual((await payouts()).owed, [{ amount_minor: owed, currency: 'EUR' }]);
    const told = (await read('/my/notifications', owner)).notifications;
    assert.ok(told.some(({ kind }: { kind: string }) => kind === 'payout_corrected'));
    const income = await read('/owner/income?months=1', owner);
    assert.deepEqual([income.total.amount_minor, income.months[0].trips], [before - owed, 1]);
    await payAll();
    assert.deepEqual(await transfers(), [before], 'nothing leaves while nothing is due');
    const { totals } = await read('/admin/payouts', marketplace.admin);
    assert.equal(totals[0].owed.amount_minor, owed);

    marketplace.setNow(start);
    await aTripThatIsOver();
    const next = (await payouts()).payouts.find(
      ({ kind, status }: { kind: string; status: string }) => kind === 'trip' && status === 'scheduled',
    ).amount.amount_minor;
    await payAll();
    assert.deepEqual((await transfers()).sort(), [before, next - owed].sort());
    assert.deepEqual((await payouts()).owed, []);
    const words = (await read('/my/notifications', owner)).notifications;
    assert.ok(words.some(({ text }: { text: string }) => text.includes('deducted for refunds')));
  });

  it('stays negative when the refund exceeds the next payout', async () => {
    const trip = await aTripThatIsOver();
    await payAll();
    await refund(trip, trip.total.amount_minor);
    const [{ amount_minor: all }] = (await payouts()).owed;
    marketplace.setNow(start);
    const other = await aTripThatIsOver();
    await refund(other, 10_000);
    const due = (await marketplace.books(other.reservation_uuid)).payout_minor;
    await payAll();
    assert.deepEqual((await payouts()).owed, [{ amount_minor: all - due, currency: 'EUR' }]);
    assert.equal((await transfers()).length, 1);
  });

  it('excludes a refund that the customer’s bank returned', async () => {
    const trip = await aTripThatIsOver();
    await refund(trip, trip.total.amount_minor);
    await payAll();
    assert.deepEqual(await transfers(), []);
    const [given] = (
      await ask(marketplace, marketplace.customer, 'GET', `/reservations/${trip.reservation_uuid}`)
    ).body.refunds;
    await undoTestRefund(marketplace.database, given?.refund_uuid ?? '');
    await recordRefund(marketplace.deps, given?.refund_uuid ?? '', {
      status: 'failed',
      refundRef: 'sent back',
    });
    marketplace.setNow('2026-11-25T09:30:00Z');
    await payOut(marketplace.deps);
    assert.deepEqual(await transfers(), []);
    const { owed_minor, payout_minor } = await marketplace.books(trip.reservation_uuid);
    assert.deepEqual([owed_minor, payout_minor], [trip.total.amount_minor, 0]);
  });

  it('is transferred by one line of a bank file, for administrators alone', async () => {
    await aTripThatIsOver();
    await payAll({ isConfirmed: false });
    const [left] = await transfers();
    const { body: file } = await makeBankFile(marketplace);
    const url = `/admin/bank-files/${file.bank_file_uuid}/transfers.csv`;
    const { headers, body } = await marketplace.app.inject({ url, headers: marketplace.admin.headers });
    assert.match(String(headers['content-disposition']), /transfers-2026-11-23-[0-9a-f]{8}\.csv/);
    const line = body.split('\r\n').find((row) => row.includes(owner.user.uuid)) ?? '';
    assert.ok(line.includes(`,"'=Olga `), line);
    assert.ok(line.includes(`,"EUR",${((left ?? 0) / 100).toFixed(2)},1,0.00,"CAR RENTAL `), line);
    const asOwner = await marketplace.app.inject({ url, headers: owner.headers });
    assert.equal(asOwner.statusCode, 403);
    await confirmBankFile(marketplace);
    assert.deepEqual(await linesOf(marketplace, file.bank_file_uuid), [], 'nothing is left to transfer');
    const { payouts: listed } = await read(
      `/admin/payouts?status=paid&query=${owner.user.uuid}`,
      marketplace.admin,
    );
    assert.deepEqual([listed.length, listed[0].owner.user_uuid], [1, owner.user.uuid]);
  });
});
