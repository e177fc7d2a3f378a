import assert from 'node:assert/strict';
import { it } from 'node:test';
import { limitProvider } from './limit-provider.js';
import { observeProvider } from './observe-provider.js';
import { ProviderFault, ProviderUnavailable, type PaymentProvider } from './payment-provider.js';

const never = () => new Promise<never>(() => undefined);
const asked = { transferUuid: '', accountRef: '', amountMinor: 1, currency: 'EUR' };

/** A provider of which only what is asked here exists. */
const aProvider = (calls: object, transfers: object = {}) => ({ ...calls, transfers }) as PaymentProvider;

it('limitProvider reports a call past its time limit as unavailable, transfers included', async () => {
  const limited = limitProvider(aProvider({ listRefunds: never }, { send: never }), 5);
  await assert.rejects(limited.listRefunds('ref'), ProviderUnavailable);
  await assert.rejects(limited.transfers.send(asked), ProviderUnavailable);
});

it('limitProvider passes on a provider fault, and reports any other failure as unavailable', async () => {
  const refuse = () => Promise.reject(new ProviderFault('Ours.'));
  const fail = () => Promise.reject(new Error('socket hang up'));
  const limited = limitProvider(aProvider({ listRefunds: refuse }, { takeBack: fail }), 1_000);
  await assert.rejects(limited.listRefunds('ref'), ProviderFault);
  await assert.rejects(limited.transfers.takeBack({ ...asked, transferRef: 'ref' }), ProviderUnavailable);
});

it('observeProvider reports each call by its name, transfers included', async () => {
  const names: string[] = [];
  const done = () => Promise.resolve();
  const observed = observeProvider(aProvider({ retrieve: done }, { retrieve: done }), async (name, run) => {
    names.push(name);
    return await run();
  });
  await observed.retrieve({ ref: 'ref' });
  await observed.transfers.retrieve({ ...asked, payoutRef: null });
  assert.deepEqual(names, ['retrieve', 'retrieve_transfer']);
});
