import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readAddresses } from '../local/stack/addresses';
import { workspaceRoot } from '@drove/federation/workspaces';
import { readAnswersFrom } from './isolation-options';
import { firstPage, thisRemote } from './this-remote';

describe('npm start -w <remote>', () => {
  it('serves the remote in whose folder npm runs it', () => {
    const remote = thisRemote(readAddresses({}), join(workspaceRoot, 'remote-dashboard'));
    assert.equal(remote.name, 'remote-dashboard');
  });

  it('names the remotes when run anywhere else', () => {
    assert.throws(
      () => thisRemote(readAddresses({}), join(workspaceRoot, 'shell')),
      /npm start -w remote-auth/,
    );
  });

  it('opens a page of the remote, signed in when its layout requires it', () => {
    const signedIn = 'customer@demo.test';
    assert.deepEqual(firstPage('remote-auth', signedIn), { route: '/login', session: 'signed-out' });
    assert.deepEqual(firstPage('remote-marketplace', signedIn), { route: '/', session: 'signed-out' });
    assert.deepEqual(firstPage('remote-dashboard', signedIn), { route: '/dashboard', session: signedIn });
  });

  it('refuses an unknown option', () => {
    assert.equal(readAnswersFrom([]), 'started');
    assert.equal(readAnswersFrom(['--recorded']), 'recorded');
    assert.throws(() => readAnswersFrom(['--recordd']), /no option --recordd/);
  });
});
