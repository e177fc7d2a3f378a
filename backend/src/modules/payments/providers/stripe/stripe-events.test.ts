import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { it } from 'node:test';
import { stripeAccountEvents, stripeEvents } from './read-stripe-event.js';

const listOf = async (name: string) => {
  const page = new URL('../../../../../../docs/payments-and-mails.md', import.meta.url);
  const [, listed = ''] = (await readFile(page, 'utf8')).split('```' + name + '\n');
  return listed.slice(0, listed.indexOf('```')).trim().split('\n');
};

it('docs/payments-and-mails.md lists the events of both web hooks', async () => {
  assert.deepEqual(await listOf('events'), [...stripeEvents]);
  assert.deepEqual(await listOf('account events'), [...stripeAccountEvents]);
});
