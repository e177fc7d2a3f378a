import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { noteOutput } from './note-output';

it('the next steps of a workflow get the version and the address of what was staged', () => {
  const folder = mkdtempSync(join(tmpdir(), 'output-'));
  const file = join(folder, 'output');
  noteOutput({ version: '1a2b' }, {});
  noteOutput({ version: '1a2b', address: undefined }, { GITHUB_OUTPUT: file });
  noteOutput({ address: 'https://app.example/?mfo=a@1a2b#/' }, { GITHUB_OUTPUT: file });
  assert.equal(readFileSync(file, 'utf8'), 'version=1a2b\naddress=https://app.example/?mfo=a@1a2b#/\n');
  rmSync(folder, { recursive: true });
});
