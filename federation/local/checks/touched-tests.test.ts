import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { usingDatabase } from './backend-suites';
import { affectedWorkspaces, findChanges } from './changes';
import { createImportGraph } from './import-graph';
import { findTestFiles, pathOf } from './test-files';
import { touchedTests } from './touched-tests';

const all = findTestFiles();
const touchedBy = (...files: string[]) => touchedTests(all, files).map(pathOf);

describe('The tests that a change touches', () => {
  it('include direct and indirect importers of a changed file, and tests beside it', () => {
    const touched = touchedBy('federation/local/progress.ts');
    assert.ok(touched.includes('federation/local/stack/addresses.test.ts'));
    assert.ok(touched.includes('federation/local/lockfile.test.ts'));
    assert.ok(!touched.some((file) => file.startsWith('shell/')));
  });

  it('include importers in other packages by package name', () => {
    const touched = touchedBy('shared-auth/src/index.ts');
    for (const workspace of [
      'shared-auth',
      'shell',
      'remote-auth',
      'remote-marketplace',
      'remote-dashboard',
    ]) {
      assert.ok(
        touched.some((file) => file.startsWith(`${workspace}/`)),
        workspace,
      );
    }
    assert.ok(!touched.some((file) => file.startsWith('backend/')));
  });

  it('include an edited test itself, none for a text, and all for a file that every test uses', () => {
    assert.deepEqual(touchedBy('backend/src/no-such.test.ts.md', 'README.md', 'docs/qa.md'), []);
    assert.ok(touchedBy('shell/src/app.test.tsx').every((file) => file.startsWith('shell/')));
    assert.equal(touchedBy('package-lock.json').length, all.length);
  });
});

describe('The packages that a change touches', () => {
  it('are named by Nx, with those that use them', async () => {
    assert.deepEqual(await affectedWorkspaces(['shared-auth/src/index.ts', 'README.md']), [
      'shared-auth',
      'api-client',
      'shell',
      'remote-auth',
      'remote-marketplace',
      'remote-dashboard',
    ]);
  });

  it('are none without differences from the main branch, and else those of each file', async () => {
    const { base, files, workspaces } = await findChanges();
    assert.match(base, /^[0-9a-f]{40}$/);
    for (const file of files) {
      const [folder = ''] = file.split('/');
      assert.ok(!all.some(({ workspace }) => workspace === folder) || workspaces.includes(folder), file);
    }
    if (files.length === 0) assert.deepEqual(workspaces, []);
  });
});

describe('The backend’s tests on PostgreSQL', () => {
  it('are all that open a test database, even indirectly', () => {
    const backend = all.filter(({ workspace }) => workspace === 'backend');
    const chosen = new Set(usingDatabase(backend).map(pathOf));
    const graph = createImportGraph();
    const left = backend.map(pathOf).filter((file) => !chosen.has(file));
    assert.ok(chosen.size > left.length);
    const wrong = left.filter((file) =>
      [...graph.reach(file)].some((reached) => /\/testing\/(test-app|test-database)\.ts$/.test(reached)),
    );
    assert.deepEqual(wrong, []);
    assert.ok(left.some((file) => file.endsWith('/redaction.test.ts')));
  });
});
