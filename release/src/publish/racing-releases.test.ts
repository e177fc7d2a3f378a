import assert from 'node:assert/strict';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { aCandidate, aShell } from '../testing/a-candidate';
import { aStore, releaseTo } from '../testing/a-store';
import { releasesOf } from '../registry/changes';
import { publish } from './publish';
import { rollBack } from './roll-back';
import { widen } from './widen';

const releaser = fileURLToPath(new URL('../testing/release-in-rounds.ts', import.meta.url));
const rounds = 20;
const authors = ['Ada', 'Grace'];

/** A check that lets another person be faster: what takes long has seen what was live before. */
const meanwhile = (change: () => Promise<unknown>) => async () => {
  await change();
  return [];
};

describe('Two people who release one remote at once', () => {
  it(`are never both told that they are live, in ${rounds} races of two processes`, async () => {
    const store = aStore();
    const children = authors.map((author) =>
      fork(releaser, [store.folder, author], { execArgv: ['--import', 'tsx'] }),
    );
    // Asked for before it is answered, so that no answer is missed.
    const answers = async (message?: string | number) => {
      const said = Promise.all(children.map(nextMessage));
      if (message !== undefined) for (const child of children) child.send(message);
      return said;
    };
    await answers();
    for (let round = 1; round <= rounds; round += 1) {
      assert.deepEqual(await answers(round), ['judged', 'judged']);
      const outcomes = await answers('go');
      const winner = outcomes.indexOf('live');
      const loser = String(outcomes[1 - winner]);
      assert.match(loser, /overtaken: remote-auth \w+-\d+ went live meanwhile \(by \w+, /);
      const { current } = releasesOf((await store.readRegistry()).registry, 'remote-auth');
      assert.equal(current.version, `${authors[winner] ?? ''}-${round}`);
    }
    for (const child of children) child.kill();
  });

  it('are both live with the same build', async () => {
    const store = aStore();
    await Promise.all([releaseTo(store, aCandidate('one')), releaseTo(store, aCandidate('one'))]);
    assert.equal(releasesOf((await store.readRegistry()).registry, 'remote-auth').versions.length, 1);
  });
});

describe('What went live meanwhile', () => {
  const publishing = (store: ReturnType<typeof aStore>, change: () => Promise<unknown>) =>
    publish(store, {
      candidates: [aCandidate('mine')],
      unreleased: { shell: aShell },
      commit: 'unknown',
      percent: 100,
      author: 'Ada',
      older: 'what was live signs people out',
      further: [meanwhile(change)],
    });

  it('by a rollback or a rollout is not taken back by a release, even by one that says why', async () => {
    const store = aStore();
    await releaseTo(store, aCandidate('one'));
    await releaseTo(store, aCandidate('two'));
    await assert.rejects(
      publishing(store, () => rollBack(store, [{ name: 'remote-auth' }])),
      /remote-auth one went live meanwhile/,
    );
    await assert.rejects(
      publishing(store, () => releaseTo(store, aCandidate('three'), 10)),
      /remote-auth three went live meanwhile/,
    );
  });

  it('is no reason against a release when it is a rollout that ended', async () => {
    const store = aStore();
    await releaseTo(store, aCandidate('one'));
    await releaseTo(store, aCandidate('two'), 10);
    const registry = await publishing(store, () => rollBack(store, [{ name: 'remote-auth' }]));
    assert.equal(releasesOf(registry, 'remote-auth').current.version, 'mine');
  });

  it('is not taken for the rollout that a person widens to everybody', async () => {
    const store = aStore();
    await releaseTo(store, aCandidate('one'));
    await releaseTo(store, aCandidate('two'), 10);
    const widening = widen(store, {
      name: 'remote-auth',
      percent: 100,
      unreleased: { shell: aShell },
      author: 'Ada',
      further: [meanwhile(() => releaseTo(store, aCandidate('three'), 10))],
    });
    await assert.rejects(widening, /remote-auth three went live meanwhile/);
    const { current, rollout } = releasesOf((await store.readRegistry()).registry, 'remote-auth');
    assert.deepEqual([current.version, rollout?.version], ['one', 'three']);
  });

  it('is not taken back by a rollback of what was live before it', async () => {
    const store = aStore();
    await releaseTo(store, aCandidate('one'));
    await releaseTo(store, aCandidate('two'));
    let isOther = true;
    const slow = {
      ...store,
      read: async (path: string) => {
        if (isOther) {
          isOther = false;
          await releaseTo(store, aCandidate('three'));
        }
        return store.read(path);
      },
    };
    await assert.rejects(rollBack(slow, [{ name: 'remote-auth' }]), /three went live meanwhile/);
    assert.equal(releasesOf((await store.readRegistry()).registry, 'remote-auth').current.version, 'three');
  });
});

async function nextMessage(child: ChildProcess): Promise<unknown> {
  const [message] = await once(child, 'message');
  return message;
}
