import { runNodeTests } from './node-suite';
import type { Outcome, Suite } from './suite';
import { findDatabase, hasPostgres } from './test-database';
import type { TestFile } from './test-files';

/** For each database: one process is busy for longer than all the rest takes beside it. */
const processes = [0, 1];

/**
 * What runs on both databases: what opens, migrates, fills and recovers one. The embedded one is PostgreSQL, too: what
 * differs are its start, its single connection and its recovery. The journeys run on it, from the search to the payout.
 */
const onBothDatabases =
  /^(demo\/seed-demo|src\/(main|migrate)|src\/platform\/(database|jobs|outbox)\/.+|src\/platform\/idempotency\/killed)\.test\./;

const installed = await hasPostgres();

/**
 * The backend's tests: all on PostgreSQL, and those of {@link onBothDatabases} on the embedded database as well, which
 * runs all where there is no PostgreSQL, or with `TEST_EMBEDDED=all`.
 *
 * @param isEach false: on one database only
 */
export function backendSuites(files: TestFile[], { isEach = true } = {}): Suite[] {
  const embedded = files.filter(({ path }) => isEach && onBothDatabases.test(path));
  const isAll = !installed || process.env['TEST_EMBEDDED'] === 'all';
  return [
    ...inProcesses('PostgreSQL', files, runOnPostgres),
    ...inProcesses('the embedded database', isAll ? files : embedded, runEmbedded),
  ];
}

/** Every other file, so that long ones that lie beside each other are in different processes. */
function inProcesses(where: string, files: TestFile[], run: (own: TestFile[]) => Promise<Outcome>): Suite[] {
  return processes
    .map((process) => ({
      process,
      own: files.filter((_file, index) => index % processes.length === process),
    }))
    .filter(({ own }) => own.length > 0)
    .map(({ process, own }) => ({
      name: `backend on ${where}, ${process + 1} of ${processes.length}`,
      part: 'backend',
      files: own,
      run: () => run(own),
    }));
}

async function runEmbedded(files: TestFile[]): Promise<Outcome> {
  return { ...(await runNodeTests('backend', files, { TEST_DATABASE: 'embedded' })), note: 'PGlite' };
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
