import { createImportGraph } from './import-graph';
import { runNodeTests } from './node-suite';
import type { Outcome, Suite } from './suite';
import { findDatabase } from './test-database';
import { findTestFiles, pathOf, type TestFile } from './test-files';

/** One process is busy for longer than all the rest takes beside it. */
const embeddedProcesses = 2;

/** What every test that needs a database imports, in one step or in many. */
const testDatabase = ['backend/testing/test-database.ts'];

/**
 * The backend's tests: every file on the embedded database, and those that use a database once more on PostgreSQL,
 * where there is one.
 */
export function backendSuites(files = findTestFiles(['backend'])): Suite[] {
  const onEmbedded = Array.from({ length: embeddedProcesses }, (_, process) =>
    embeddedSuite(
      files.filter((_file, index) => index % embeddedProcesses === process),
      `, ${process + 1} of ${embeddedProcesses}`,
    ),
  );
  const onPostgres = {
    name: 'backend on PostgreSQL',
    part: 'backend',
    run: () => runOnPostgres(usingDatabase(files)),
  };
  return [...onEmbedded, onPostgres];
}

/** The given tests on the embedded database, which every machine has. */
export function embeddedSuite(files: TestFile[], which = ''): Suite {
  return {
    name: `backend on the embedded database${which}`,
    part: 'backend',
    run: async () => {
      const outcome = await runNodeTests('backend', files, { TEST_DATABASE: 'embedded' });
      return { ...outcome, note: 'PGlite' };
    },
  };
}

/** A file is left out only when nothing that it imports, however far away, opens a test database. */
export function usingDatabase(files: TestFile[]): TestFile[] {
  const graph = createImportGraph();
  return files.filter((file) => {
    const reached = graph.reach(pathOf(file));
    return testDatabase.some((path) => reached.has(path));
  });
}

async function runOnPostgres(files: TestFile[]): Promise<Outcome> {
  const database = await findDatabase();
  if (!database) {
    const note =
      'no PostgreSQL: set TEST_DATABASE_URL, or install its server (Debian: apt-get install postgresql)';
    // Set where both must run, so that a machine that lost its PostgreSQL does not pass quietly.
    const required = process.env['REQUIRE_POSTGRES'] === '1';
    return { passed: 0, failed: required ? 1 : 0, skipped: required ? 0 : 1, note };
  }
  try {
    const outcome = await runNodeTests('backend', files, {
      TEST_DATABASE: 'postgres',
      TEST_DATABASE_URL: database.url,
    });
    return { ...outcome, note: database.description };
  } finally {
    await database.stop();
  }
}
