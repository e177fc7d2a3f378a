import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { listenOnLoopback } from './loopback';
import { integrityOf } from '../integrity';
import { auditText, withAudit } from '../registry/audit';
import { changeRegistry } from '../registry/change-registry';
import { checkReleaseRegistry } from '../registry/check-release-registry';
import { emptyRegistry } from '../registry/release-registry';
import { workerOff, workerOn } from '../registry/worker-switch';
import { aCandidate, aShellCandidate } from '../testing/a-candidate';
import { aStore, releaseTo } from '../testing/a-store';
import { createPageSite } from './page-site';

const script = 'self.isReleased = true';
const now = new Date('2099-07-01T12:00:00Z');

function aShellWithWorker(released = script) {
  const integrity = { ...aShellCandidate('one').description.integrity };
  integrity['service-worker.js'] = integrityOf(Buffer.from(released));
  const candidate = aShellCandidate('one', { worker: 'service-worker.js', integrity });
  candidate.files.set('service-worker.js', Buffer.from(released));
  return candidate;
}

async function aSite({ shell = aShellWithWorker(), usesWorker = true } = {}) {
  const { folder, ...store } = aStore();
  const unread = { ...store, publicUrl: undefined };
  await releaseTo(unread, shell);
  await releaseTo(unread, aCandidate('one'));
  let time = 0;
  const publicUrl = 'https://cdn.test/';
  const settings = { configuration: {}, usesWorker };
  const site = await createPageSite({ ...store, publicUrl }, settings, () => time);
  const server = await listenOnLoopback(0, site);
  const ask = async (path: string) => fetch(`http://localhost:${server.port}${path}`);
  return {
    store,
    folder,
    later: () => (time += 2000),
    worker: async () => ask('/service-worker.js'),
    isWanted: async () => (await (await ask('/')).text()).includes('"worker":true'),
    stop: server.stop,
  };
}

describe('The service worker', () => {
  it('is the live shell’s, revalidated each time, and announced by the page', async () => {
    const { worker, isWanted, stop } = await aSite();
    const answer = await worker();
    assert.equal(await answer.text(), script);
    assert.equal(answer.headers.get('cache-control'), 'no-cache');
    assert.match(answer.headers.get('content-type') ?? '', /^text\/javascript/);
    assert.equal(answer.headers.get('content-security-policy'), "default-src 'none'; connect-src *");
    assert.equal(await isWanted(), true);
    await stop();
  });

  it('removes itself a second after it was switched off, until it is switched on again', async () => {
    const { store, later, worker, isWanted, stop } = await aSite();
    const seen = async () => {
      later();
      return { removes: (await (await worker()).text()).includes('unregister'), isWanted: await isWanted() };
    };
    await changeRegistry(store, (newest) => workerOff(newest, 'it keeps old files', now));
    assert.deepEqual(await seen(), { removes: true, isWanted: false });
    const { registry } = await store.readRegistry();
    assert.equal(
      checkReleaseRegistry(JSON.stringify(registry), 'it').workerOff?.reason,
      'it keeps old files',
    );
    await changeRegistry(store, workerOn);
    assert.deepEqual(await seen(), { removes: false, isWanted: true });
    await stop();
  });

  it('removes itself when the shell has none or it is not wanted, and never runs unreleased bytes', async (test) => {
    const complaint = test.mock.method(console, 'error', () => undefined);
    for (const options of [{ shell: aShellCandidate('one') }, { usesWorker: false }]) {
      const { worker, isWanted, stop } = await aSite(options);
      assert.match(await (await worker()).text(), /unregister/);
      assert.equal(await isWanted(), false);
      await stop();
    }
    assert.equal(complaint.mock.callCount(), 0);

    const { store, later, worker, isWanted, stop } = await aSite({ shell: aShellCandidate('none') });
    await releaseTo({ ...store, publicUrl: undefined }, aShellWithWorker());
    await store.write('shell/one/service-worker.js', Buffer.from('self.isAnother = true'));
    later();
    assert.match(await (await worker()).text(), /unregister/);
    assert.equal(await isWanted(), false);
    assert.match(String(complaint.mock.calls[0]?.arguments[0]), /service-worker.js is not what was released/);
    await stop();
  });

  it('is switched off only with a reason, which the audit keeps', () => {
    assert.throws(() => workerOff(emptyRegistry, ' ', now), /Say why/);
    const off = workerOff(emptyRegistry, 'it hangs', now);
    assert.equal(workerOff(off, 'again', now), off);
    const entry = { at: now.toISOString(), author: 'Ada', action: 'worker off', part: 'shell' } as const;
    const audited = withAudit(emptyRegistry, off, [{ ...entry, version: 'one', reason: 'it hangs' }]);
    assert.match(auditText(audited), /shell one worker off by Ada because: it hangs/);
  });
});
