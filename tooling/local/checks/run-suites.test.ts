import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { runSuites } from './run-suites';
import type { Suite } from './suite';

describe('suites side by side', () => {
  const happened: string[] = [];
  const aSuite = (name: string, turns: number, more: Partial<Suite> = {}): Suite => ({
    name,
    part: name,
    run: async () => {
      happened.push(`${name} begins`);
      for (let turn = 0; turn < turns; turn += 1) await nextTurn();
      happened.push(`${name} ends`);
      return { passed: 1, failed: 0 };
    },
    ...more,
  });

  it('keep the order of the summary, start after their dependencies, and run the last one alone', async () => {
    happened.length = 0;
    const results = await runSuites([
      aSuite('journeys', 1, { last: true }),
      aSuite('types', 1, { after: 'build' }),
      aSuite('build', 20),
      aSuite('lint', 1, { after: 'a suite that does not run' }),
    ]);
    assert.deepEqual(
      results.map(({ name }) => name),
      ['journeys', 'types', 'build', 'lint'],
    );
    assert.deepEqual(happened, [
      ...['build begins', 'lint begins', 'lint ends', 'build ends'],
      ...['types begins', 'types ends', 'journeys begins', 'journeys ends'],
    ]);
  });

  it('fail instead of waiting for each other for ever', async () => {
    const each = [aSuite('types', 1, { after: 'build' }), aSuite('build', 1, { after: 'types' })];
    await assert.rejects(runSuites(each), /waits, too/);
  });

  it('name the only one still running, so that a hanging run shows its place', async (t) => {
    const log = t.mock.method(console, 'log', () => undefined);
    await runSuites([
      aSuite('journeys', 1, { last: true }),
      aSuite('lint', 1),
      aSuite('format', 1),
      aSuite('types', 60),
    ]);
    const said = log.mock.calls.map(({ arguments: [line] }) => String(line));
    assert.deepEqual(
      said.filter((line) => line.includes('Only')).map((line) => line.replace(/^.* s {2}/, '')),
      ['Only types goes on', 'Only journeys goes on'],
    );
  });

  it('count one that throws as failed, and run the others', async () => {
    const results = await runSuites([
      aSuite('build', 1, { run: () => Promise.reject(new Error('no disk')) }),
      aSuite('types', 1, { after: 'build' }),
    ]);
    assert.deepEqual(
      results.map(({ failed }) => failed),
      [1, 0],
    );
  });
});
