import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { publishedPackages } from './published';
import { stagePackage } from './stage-package';

interface Manifest {
  name: string;
  exports: Record<string, string | Record<string, string>>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Without lines that are a text for another module. */
const codeOf = (file: string) => readFileSync(file, 'utf8').replace(/^ *["'].*$/gm, '');

/** What a module imports, or names for a tool to load. */
const imported = (quotes: string) =>
  new RegExp(
    String.raw`(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire(?:\.resolve)?\(\s*|\bloader: (?=.[\w-]+-loader))([${quotes}])([^"'\n]+)\1`,
    'g',
  );

for (const { workspace } of publishedPackages) {
  describe(`${workspace} as it is published`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'staged-'));
    let files: string[] = [];
    before(async () => {
      const published = publishedPackages.find((one) => one.workspace === workspace);
      assert.ok(published);
      // What is built or recorded for it first is no code that could name something.
      await stagePackage({ ...published, further: {} }, folder);
      files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
        statSync(join(folder, file)).isFile(),
      );
    });
    after(() => rmSync(folder, { recursive: true, force: true }));

    const manifest = () => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    const imports = () =>
      files
        .filter((file) => /\.(js|mjs|cjs)$/.test(file))
        .flatMap((file) =>
          // What was compiled has double quotes alone: the others are in texts.
          [...codeOf(join(folder, file)).matchAll(imported(file.endsWith('.js') ? '"' : `"'`))].map(
            ([, , path = '']) => ({ file, path }),
          ),
        );

    it('has neither tests nor TypeScript that Node could not run', () => {
      assert.ok(files.length > 5);
      assert.deepEqual(
        files.filter((file) => /\.test\.|\.stories\.|(?<!\.d)\.tsx?$/.test(file)),
        [],
      );
    });

    it('has every file that it names', () => {
      const missing = imports()
        .filter(({ path }) => path.startsWith('.'))
        .filter(({ file, path }) => !existsSync(join(folder, dirname(file), path)));
      const targets = Object.values(manifest().exports).flatMap((target) =>
        typeof target === 'string' ? [target] : Object.values(target),
      );
      assert.deepEqual(missing, []);
      assert.deepEqual(
        targets.filter((target) => !target.includes('*') && !existsSync(join(folder, target))),
        [],
      );
    });

    it('declares every package that it takes', () => {
      const { name, dependencies = {}, peerDependencies = {} } = manifest();
      const taken = imports()
        .map(({ path }) => /^(@[\w.-]+\/[\w.-]+|[\w-][\w.-]*)(?:\/|$)/.exec(path)?.[1] ?? '')
        .filter((library) => library !== '' && library !== name && !isBuiltin(library));
      const declared = { ...dependencies, ...peerDependencies };
      assert.deepEqual([...new Set(taken)].filter((library) => !(library in declared)).sort(), []);
    });

    it('fits a team that is a patch ahead in what the app shares', () => {
      for (const range of Object.values(manifest().peerDependencies ?? {})) assert.match(range, /^\^\d/);
    });
  });
}
