import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { aCandidate, aShellCandidate } from '../testing/a-candidate';
import { budgetCheck } from './budget-check';
import { checkShell } from './check-shell';

/** Text that hardly gets smaller than half when it is compressed. */
const noise = (kilobytes: number) =>
  Array.from({ length: kilobytes * 32 }, (_, index) =>
    createHash('sha256').update(String(index)).digest('hex'),
  ).join('');

describe('A budget', () => {
  it('limits each frame of a remote', () => {
    const frames = 'frames.0000000005.json';
    const withFrame = (html: string) => {
      const text = JSON.stringify({ '/login': { title: 'Sign in', html, css: '' } });
      const candidate = aCandidate('one', { description: { frames }, files: { [frames]: text } });
      return budgetCheck(candidate).map(({ problem }) => problem);
    };
    assert.deepEqual(withFrame('<h1>Sign in</h1>'), []);
    assert.match(withFrame(noise(12)).join(), /for the frame of \/login, its budget is 10 kB/);
  });

  it('limits the scripts of every page, and all that the shell may load', () => {
    const withScript = (name: string, kilobytes: number) => {
      const candidate = aShellCandidate('one');
      // What browsers get of it.
      candidate.files.set(`${name}.br`, Buffer.alloc(kilobytes * 1000));
      candidate.description.integrity[name] ??= 'sha384-other';
      return checkShell(candidate, [])
        .filter(({ check }) => check === 'size budget')
        .map(({ problem }) => problem);
    };
    assert.deepEqual(withScript('main.0000000001.js', 100), []);
    assert.match(
      withScript('main.0000000001.js', 150).join(),
      /for the scripts of every page, its budget is 139 kB/,
    );
    assert.deepEqual(withScript('later.0000000002.js', 150), []);
    assert.match(
      withScript('later.0000000002.js', 220).join(),
      /for all that it may load, its budget is 186 kB/,
    );
  });

  it('limits the service worker apart from what a page may load', () => {
    const withWorker = (kilobytes: number) => {
      const candidate = aShellCandidate('one', { worker: 'service-worker.js' });
      candidate.files
        .set('service-worker.js', Buffer.from(''))
        .set('service-worker.js.br', Buffer.alloc(kilobytes * 1000));
      candidate.description.integrity['service-worker.js'] = 'sha384-other';
      return checkShell(candidate, [])
        .filter(({ check }) => check === 'size budget')
        .map(({ problem }) => problem);
    };
    assert.deepEqual(withWorker(5), []);
    assert.match(
      withWorker(200).join('\n'),
      /^The shell needs 200 kB for its service worker, its budget is 6 kB/,
    );
  });
});
