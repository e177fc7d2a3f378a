import assert from 'node:assert/strict';
import { it } from 'node:test';
import { networkOf } from './network-of.js';

it('names the /24 of an IPv4 address, mapped or not, and the /64 of an IPv6 address', () => {
  assert.deepEqual(
    ['203.0.113.77', '::ffff:203.0.113.9', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'].map(networkOf),
    ['203.0.113.0/24', '203.0.113.0/24', '2001:db8:1:2::/64', '2001:db8:1:2::/64'],
  );
});
