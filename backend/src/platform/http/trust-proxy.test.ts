import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fastify } from 'fastify';
import { readConfiguration } from '../../configuration.js';
import { networkOf } from './network-of.js';

/** The address that a request is counted under. */
async function clientOf(TRUST_PROXY: string, peer: string, forwardedFor: string): Promise<string> {
  const { trustProxy } = readConfiguration({ TRUST_PROXY });
  const app = fastify({ trustProxy });
  app.get('/', (request) => request.ip);
  const headers = { 'x-forwarded-for': forwardedFor };
  const { body } = await app.inject({ url: '/', remoteAddress: peer, headers });
  await app.close();
  return body;
}

describe('TRUST_PROXY', () => {
  const forged = '6.6.6.6, 203.0.113.9, 10.0.0.2';
  const cases: [setting: string, peer: string, client: string, why: string][] = [
    ['', '10.0.0.1', '10.0.0.1', 'trusts no proxy by default'],
    ['0', '10.0.0.1', '10.0.0.1', 'trusts no proxy with 0 hops'],
    ['false', '10.0.0.1', '10.0.0.1', 'trusts no proxy with false'],
    ['1', '10.0.0.1', '10.0.0.2', 'uses the last entry behind one proxy'],
    ['2', '10.0.0.1', '203.0.113.9', 'uses the last but one entry behind two proxies, not a forged one'],
    ['2', '::ffff:127.0.0.1', '203.0.113.9', 'recognises a loopback proxy in its IPv6 form too'],
    ['2', '198.51.100.4', '198.51.100.4', 'ignores the count for a client that bypasses the proxies'],
    ['10.0.0.0/8', '10.0.0.1', '203.0.113.9', 'uses the last address outside a list of proxies'],
    ['uniquelocal, loopback', '10.0.0.1', '203.0.113.9', 'accepts networks by name'],
    ['192.0.2.7', '10.0.0.1', '10.0.0.1', 'trusts listed proxies alone'],
  ];
  for (const [setting, peer, client, why] of cases) {
    it(`${why} (${setting || 'unset'}, peer ${peer})`, async () => {
      assert.equal(await clientOf(setting, peer, forged), client);
    });
  }
});

it('names the /24 of an IPv4 address, mapped or not, and the /64 of an IPv6 address', () => {
  assert.deepEqual(
    ['203.0.113.77', '::ffff:203.0.113.9', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'].map(networkOf),
    ['203.0.113.0/24', '203.0.113.0/24', '2001:db8:1:2::/64', '2001:db8:1:2::/64'],
  );
});
