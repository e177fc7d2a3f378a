import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import { runCommand } from '@drove/release/build/run-command';
import { workspaceRoot } from '@drove/federation/workspaces';

const configuration = join(workspaceRoot, '.oxlintrc.json');

/** oxlint has none of them: modules have no octal literals, there are no enums, and no class stands for another one. */
const without = ['no-octal', 'no-unsafe-class-instance-assignment', 'no-unsafe-enum-assignment'];

const chosen = new Map(
  [
    js.configs.recommended,
    ...tseslint.configs.strictTypeChecked,
    ...tseslint.configs.stylisticTypeChecked,
  ].flatMap(({ rules }) => Object.entries(rules ?? {})),
);
const isOn = (level: unknown) => (Array.isArray(level) ? (level[0] as unknown) : level) !== 'off';
const names = [...chosen]
  .filter(([, level]) => isOn(level))
  .map(([name]) => name.replace('@typescript-eslint/', ''));

describe('oxlint', () => {
  it('has all rules that ESLint recommends and typescript-eslint’s strict and stylistic ones', () => {
    const configured = readFileSync(configuration, 'utf8');
    const missing = names.filter(
      (name) => !configured.includes(`"typescript/${name}":`) && !configured.includes(`"${name}":`),
    );
    assert.ok(names.length > 120, `only ${names.length} rules found`);
    assert.deepEqual(missing, without);
  });

  it('refuses a floating promise', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rules-with-types-'));
    try {
      writeFileSync(
        join(folder, 'tsconfig.json'),
        '{ "compilerOptions": { "strict": true }, "include": ["."] }',
      );
      writeFileSync(
        join(folder, 'left-alone.ts'),
        'declare function save(): Promise<void>;\nexport function leave(): void {\n  save();\n}\n',
      );
      const { code, output } = await runCommand(
        process.execPath,
        [
          join(workspaceRoot, 'node_modules/oxlint/bin/oxlint'),
          '--type-aware',
          '--config',
          configuration,
          folder,
        ],
        { folder: workspaceRoot },
      );
      assert.equal(code, 1, output);
      assert.match(output, /no-floating-promises/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
