import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { checkReachable } from '../gate/reachable-check';
import { aCandidate } from '../testing/a-candidate';
import { aStore, releaseTo } from '../testing/a-store';

const releaser = fileURLToPath(new URL('../testing/release-until-killed.ts', import.meta.url));
const kills = 20;

describe(`A release killed ${kills} times at random moments`, () => {
  it('never leaves an incomplete registry, nor one that the next release must repair', async () => {
    const store = aStore();
    let generations = 0;
    let tookMs = 0;
    for (let run = 0; run < kills; run += 1) {
      const child = fork(releaser, [store.folder, String(run)], { execArgv: ['--import', 'tsx'] });
      await once(child, 'message');
      if (run === 0) {
        // Before all others, how long one takes here and now.
        const begunAt = performance.now();
        await once(child, 'message');
        tookMs = performance.now() - begunAt;
      }
      await delay(Math.random() * 2 * tookMs);
      child.kill('SIGKILL');
      await once(child, 'exit');

      const { registry, revision } = await store.readRegistry();
      generations = Number(revision ?? 0);
      for (const { current, versions } of Object.values(registry.remotes)) {
        assert.deepEqual(await checkReachable(store, current.description), []);
        for (const { version } of versions) {
          assert.deepEqual(
            (await store.list(`remote-auth/${version}`)).length,
            aCandidate(version).files.size,
          );
        }
      }
    }
    const registry = await releaseTo(store, aCandidate('last'));
    assert.equal(registry.remotes['remote-auth']?.current.version, 'last');
    assert.ok(generations > 1, 'every one was killed before it had released anything');
  });
});
