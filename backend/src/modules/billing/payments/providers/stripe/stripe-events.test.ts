import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { it } from 'node:test';
import { stripeEvents } from './read-stripe-event.js';

it('is in the documents what the web hook is to be set up with', async () => {
  const page = new URL('../../../../../../../docs/payments-and-mails.md', import.meta.url);
  const [, listed = ''] = /```events\n([^`]+)```/.exec(await readFile(page, 'utf8')) ?? [];
  assert.deepEqual(listed.trim().split('\n'), [...stripeEvents]);
});
