import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { auditText } from '../registry/audit';
import { releasesOf } from '../registry/changes';
import { publish } from '../publish/publish';
import { rollBack } from '../publish/roll-back';
import { aCandidate, aShell } from '../testing/a-candidate';
import { aStore } from '../testing/a-store';
import { checkDescent } from './descent-check';

const folder = mkdtempSync(join(tmpdir(), 'descent-'));
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.test', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();
const commit = () => {
  git('commit', '--allow-empty', '-q', '-m', 'Change');
  return git('rev-parse', '--short=12', 'HEAD');
};

describe('The commit of a release', () => {
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  git('init', '-q');
  const old = commit();
  const newer = commit();
  commit();
  const live = commit();
  const publishFrom = (store: ReturnType<typeof aStore>, version: string, from: string, older?: string) =>
    publish(store, {
      candidates: [aCandidate(version)],
      unreleased: { shell: aShell },
      commit: from,
      percent: 100,
      author: 'Ada',
      reason: `for ${version}`,
      older,
      further: older === undefined ? [(now) => checkDescent(['remote-auth'], from, now, folder)] : [],
    });

  it('contains the live one, or the release states a reason; the audit keeps who, what and why', async () => {
    const store = aStore();
    await publishFrom(store, 'one', newer);
    await publishFrom(store, 'two', `${live}+`);
    await assert.rejects(publishFrom(store, 'three', newer), (error: Error) => {
      assert.match(error.message, /remote-auth two is live from \w+\+, and \w+ is not a descendant of it/);
      assert.match(error.message, /it lacks 2 of its commits/);
      assert.match(error.message, /git pull --rebase.*--older "why"/);
      return true;
    });
    const registry = await publishFrom(store, 'three', old, 'two signs people out');
    const { author, reason, commit: from } = releasesOf(registry, 'remote-auth').current;
    assert.deepEqual({ author, reason, from }, { author: 'Ada', reason: 'for three', from: old });
    const back = await rollBack(store, [{ name: 'remote-auth' }], { author: 'Grace', reason: 'worse' });
    const [last, third] = auditText(back).split('\n');
    assert.match(last ?? '', /Z {2}remote-auth two rolled back by Grace because: worse$/);
    assert.match(
      third ?? '',
      /remote-auth three released by Ada from \w+ because: for three \(older commit: two/,
    );
  });

  it('is required when there is none, or when the history is missing', async () => {
    const store = aStore();
    const registry = await publishFrom(store, 'one', live);
    const problems = async (from: string, where = folder) =>
      (await checkDescent(['remote-auth'], from, registry, where)).map(({ problem }) => problem).join();
    assert.match(await problems('no repository'), /this folder has no commit to compare with it/);
    assert.match(await problems(live, tmpdir()), /which this checkout does not know/);
    assert.equal(await problems(live), '');
  });
});
