import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { workspaceRoot } from '@drove/federation/workspaces';

const folders = ['release/src', 'tooling/isolation', 'tooling/local', 'shell/src'];
const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

it('every message that troubleshooting lists is one that the code says', () => {
  const page = readFileSync(join(workspaceRoot, 'docs/teams/troubleshooting.md'), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  const messages = rows.flatMap((row) =>
    [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, text]) => text),
  );
  const code = folders
    .flatMap((folder) =>
      readdirSync(join(workspaceRoot, folder), { recursive: true, encoding: 'utf8' })
        .filter(isSource)
        .map((file) => readFileSync(join(workspaceRoot, folder, file), 'utf8')),
    )
    .join('\n')
    .replace(/\$\{[^}]*\}/g, '*');

  assert.ok(messages.length > 15);
  assert.deepEqual(
    messages.filter((message) => message === undefined || !code.includes(message)),
    [],
  );
});
