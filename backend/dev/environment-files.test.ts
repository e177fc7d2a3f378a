import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { readConfiguration } from '../src/configuration.js';
import { Environment } from '../src/environment.js';
import { otherGroups } from '../src/other-settings.js';
import type { SettingSchema } from '../src/platform/configuration/read-settings.js';
import { exampleFile, renderExample, renderSettings, settingsFile } from './environment-files.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

it('.env.example and docs/settings.md match the schema; if not, run: npm run environment', async () => {
  assert.equal(await readFile(exampleFile, 'utf8'), renderExample());
  assert.equal(await readFile(settingsFile, 'utf8'), await renderSettings());
});

it('.env.example lists exactly the settings once uncommented', () => {
  const names = Object.keys(parseEnv(renderExample().replaceAll(/^# (?=[A-Z_]+=)/gm, '')));
  assert.deepEqual(names.sort(), Object.keys(Environment.properties).sort());
  assert.equal(readConfiguration({}).port, 4000);
});

it('deployment/compose.production.yaml sets all that a real deployment needs', async () => {
  const deployment = await readFile(`${root}deployment/compose.production.yaml`, 'utf8');
  const all = Object.entries(Environment.properties as object) as [string, SettingSchema][];
  const needed = all.filter(([, { neededFor }]) => neededFor !== undefined);
  assert.ok(needed.length > 0);
  for (const [name] of needed) assert.match(deployment, new RegExp(`^  ${name}: `, 'm'));
});

/** Of other programs, of standards that are not ours, or set by our own commands for themselves. */
const foreign =
  /^(?:PATH|TMPDIR|HOME|CI|INIT_CWD|GITHUB_ACTOR|GITHUB_OUTPUT|LD_LIBRARY_PATH|NODE_PATH|NODE_TEST_CONTEXT|NX_\w+|AWS_\w+|OTEL_\w+)$/;
/** Between a test or a benchmark and a process that it starts. */
const betweenProcesses = new Set([
  ...['DIE_AT', 'DIE_IN_JOB', 'PAY_FOR', 'WHO', 'GREETING', 'CONTESTANT'],
  ...['STORYBOOK_URL', 'STORIES_RASTERIZER', 'ALL_JOURNEYS'],
  // Where teams' packages are published, for npm alone.
  'NPM_SCOPE_REGISTRY',
]);

it('the schema declares every environment variable that the code reads', async () => {
  const known = new Set(
    [Environment, ...otherGroups].flatMap(({ properties }) => Object.keys(properties as object)),
  );
  const files = execFileSync('git', ['ls-files', '*.ts', '*.mjs', '*.cjs'], { cwd: root, encoding: 'utf8' });
  const unknown = new Set<string>();
  for (const file of files.trim().split('\n')) {
    const source = await readFile(root + file, 'utf8').catch(() => '');
    const reads =
      /\b(?:process\.env|environment|settings)(?:\.([A-Z][A-Z0-9_]{2,})|\['([A-Z][A-Z0-9_]{2,})'\])/g;
    for (const [, direct, quoted] of source.matchAll(reads)) {
      const name = direct ?? quoted ?? '';
      if (!known.has(name) && !foreign.test(name) && !betweenProcesses.has(name))
        unknown.add(`${file}: ${name}`);
    }
  }
  assert.deepEqual([...unknown], []);
});
