import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aCard, aQuote, ask, type PaidAnswer } from '../../../../testing/a-trip.js';
import { handleMissedEvents } from '../events/handle-missed-events.js';
import { ProviderUnavailable } from '../providers/payment-provider.js';
import { reconcilePayments } from './reconcile-payments.js';

let marketplace: Marketplace;
before(async () => {
  marketplace = await aMarketplace('2026-11-21T09:30:00Z');
});
after(() => marketplace.close());

it('an authorization after the cancellation of its payment is voided, even when the bank is unreachable at first', async () => {
  const { customer, deps } = marketplace;
  const bank = deps.payments;
  const silent = () => Promise.reject(new ProviderUnavailable('no answer'));
  const car = await marketplace.car();
  const { quote_uuid } = await aQuote(marketplace, car.uuid, '2026-12-01', '2026-12-04');
  const { body } = await ask(marketplace, customer, 'POST', '/reservations', { quote_uuid });
  let asked: Parameters<typeof bank.authorize>[0] | undefined;
  let hear: () => void = () => undefined;
  const heard = new Promise<void>((resolve) => {
    hear = resolve;
  });
  deps.payments = {
    ...bank,
    authorize: (request) => {
      asked = request;
      return silent();
    },
    void: () => {
      hear();
      return silent();
    },
  };
  const url = `/reservations/${body.reservation_uuid}/pay`;
  await ask<PaidAnswer>(marketplace, customer, 'POST', url, aCard());
  marketplace.setNow('2026-11-21T09:32:00Z');
  await reconcilePayments(deps);
  const payments = await marketplace.database.selectFrom('payments').select('status').execute();
  assert.deepEqual(payments, [{ status: 'cancelled' }]);

  // The request arrives at last, and the bank's message finds a bank that takes no more requests.
  assert.ok(asked !== undefined);
  await bank.authorize(asked);
  await heard;
  deps.payments = bank;
  marketplace.setNow('2026-11-21T09:33:00Z');
  await handleMissedEvents(deps);
  const intents = await marketplace.database.selectFrom('test_provider_intents').select('status').execute();
  assert.deepEqual(intents, [{ status: 'voided' }]);
});
