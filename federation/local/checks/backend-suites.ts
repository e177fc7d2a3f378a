import { createImportGraph } from './import-graph';
import { runNodeTests } from './node-suite';
import type { Outcome, Suite } from './suite';
import { findDatabase, hasPostgres } from './test-database';
import { findTestFiles, pathOf, type TestFile } from './test-files';

/** For each database: one process is busy for longer than all the rest takes beside it. */
const processes = 2;

/** What every test that needs a database imports, in one step or in many. */
const testDatabase = ['backend/testing/test-database.ts'];

/**
 * What runs on both databases: what opens, locks, migrates, fills and recovers one. The embedded one is PostgreSQL, too:
 * what differs are its start, its single connection and its recovery. The journeys run on it, from the search to the payout.
 */
const onBothDatabases = [
  /^demo\/seed-demo\.test/,
  /^src\/[^/]+$/,
  /^src\/platform\/(database|idempotency|jobs|outbox|telemetry)\//,
];

/**
 * The backend's tests. Where there is a PostgreSQL, it runs each that uses a database, and the embedded database those
 * of {@link onBothDatabases}; without one, or with `TEST_EMBEDDED=all`, the embedded database runs each.
 */
export function backendSuites(files = findTestFiles(['backend'])): Suite[] {
  const onPostgres = parts.map((part): Suite => ({
    name: `backend on PostgreSQL${part.name}`,
    part: 'backend',
    run: () => runOnPostgres(part.of(usingDatabase(files))),
  }));
  const onEmbedded = parts.map((part) =>
    embeddedSuite(part.of(files), { which: part.name, select: withoutWhatPostgresRuns }),
  );
  return [...onPostgres, ...onEmbedded];
}

/** Every other file, so that long ones that lie beside each other are in different processes. */
const parts = Array.from({ length: processes }, (_, process) => ({
  name: `, ${process + 1} of ${processes}`,
  of: (files: TestFile[]) => files.filter((_file, index) => index % processes === process),
}));

interface EmbeddedOptions {
  /** Follows the suite's name. */
  which?: string;
  /** Asked when the suite begins. */
  select?: (files: TestFile[]) => Promise<TestFile[]>;
}

async function withoutWhatPostgresRuns(files: TestFile[]): Promise<TestFile[]> {
  if (process.env['TEST_EMBEDDED'] === 'all' || !(await hasPostgres())) return files;
  const elsewhere = new Set(usingDatabase(files).map(({ path }) => path));
  return files.filter(
    ({ path }) => !elsewhere.has(path) || onBothDatabases.some((pattern) => pattern.test(path)),
  );
}

/** The given tests on the embedded database, which every machine has. */
export function embeddedSuite(
  files: TestFile[],
  { which = '', select = (given) => Promise.resolve(given) }: EmbeddedOptions = {},
): Suite {
  return {
    name: `backend on the embedded database${which}`,
    part: 'backend',
    run: async () => {
      const chosen = await select(files);
      const outcome = await runNodeTests('backend', chosen, { TEST_DATABASE: 'embedded' });
      const others = files.length - chosen.length;
      return { ...outcome, note: others > 0 ? `PGlite; ${others} files on PostgreSQL alone` : 'PGlite' };
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
