import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { accountMessage } from './messages/account-messages.js';

describe('the message that a person is verified', () => {
  const person = { wanted: undefined, held: undefined, blocker: undefined, isVerified: true };
  const linkFor = (steps: Parameters<typeof accountMessage>[1]['steps']) =>
    accountMessage({ kind: 'user_verified', userUuid: 'u' }, { ...person, steps }).link;

  it('leads an owner who has done every step to their cars, a customer to those they can book', () => {
    assert.equal(
      linkFor({ car_uuid: 'c', is_done: true, summary: '', next_steps: [] }),
      '/dashboard/owner-cars',
    );
    assert.equal(linkFor(undefined), '/carlisting');
  });
});
