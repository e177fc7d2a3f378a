import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { allAddresses, readAddresses } from './addresses';

const portsOf = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(allAddresses(readAddresses(environment)).map(({ variable, port }) => [variable, port]));

describe('The addresses of the stack', () => {
  it('are those of the README unless a variable changes one', () => {
    const byDefault = {
      IDENTITY_PORT: 9099,
      BACKEND_PORT: 4000,
      AUTH_PORT: 3001,
      MARKETPLACE_PORT: 3002,
      DASHBOARD_PORT: 3003,
      SHELL_PORT: 3000,
    };
    assert.deepEqual(portsOf({}), byDefault);
    assert.deepEqual(portsOf({ DASHBOARD_PORT: '5003', SHELL_PORT: '' }), {
      ...byDefault,
      DASHBOARD_PORT: 5003,
    });
  });

  it('refuse an invalid port, naming the variable', () => {
    for (const value of ['abc', '0', '70000', '3000.5', '-1']) {
      assert.throws(
        () => readAddresses({ AUTH_PORT: value }),
        /^PlainError: AUTH_PORT is ".*", which is not a port/,
      );
    }
  });

  it('refuse one port for two, naming both', () => {
    assert.throws(
      () => readAddresses({ AUTH_PORT: '3000' }),
      /Port 3000 is wanted twice, for remote-auth \(AUTH_PORT\) and for shell \(SHELL_PORT\)/,
    );
  });
});
