import assert from 'node:assert/strict';
import { it } from 'node:test';
import { serveBeside } from './serve-beside';

const remotes = [{ name: 'remote-auth', port: 3001, variable: 'AUTH_PORT' }];

it('another remote is served once for two who want it, and again after a failure', async () => {
  const outcomes = [Promise.reject(new Error('Port 3001 is taken.')), Promise.resolve()];
  let served = 0;
  const beside = serveBeside(remotes, () => outcomes[served++] ?? Promise.resolve());

  await assert.rejects(beside('remote-auth'), /Port 3001 is taken/);
  await Promise.all([beside('remote-auth'), beside('remote-auth')]);
  assert.equal(served, 2);
  await assert.rejects(beside('remote-nowhere'), /There is no remote-nowhere here to load/);
});
