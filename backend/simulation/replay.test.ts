import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

/** What a process of its own tells of a seed: nothing of this process's clock and randomness is replaced. */
async function storyOf(seed: number): Promise<string> {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', main, '--seed', `${seed}`, '--steps', '8'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [story, problems] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  assert.match(story, /^hash [0-9a-f]{16}$/m, problems);
  return story;
}

describe('a simulation', () => {
  it('prints the same output for the same seed, and another output for another seed', async () => {
    const [first, again, other] = await Promise.all([storyOf(1), storyOf(1), storyOf(3)]);
    assert.equal(again, first);
    assert.notEqual(other, first);
  });
});
