import { runNodeTests } from './node-suite';
import type { Outcome, Suite } from './suite';
import { findDatabase } from './test-database';

/** The backend's tests twice: on the embedded database always, on PostgreSQL where there is one. */
export function backendSuites(): Suite[] {
  return [
    {
      name: 'backend on the embedded database',
      part: 'backend',
      run: async () => {
        const outcome = await runNodeTests('backend', ['src', 'dev'], { TEST_DATABASE: 'embedded' });
        return { ...outcome, note: 'PGlite' };
      },
    },
    { name: 'backend on PostgreSQL', part: 'backend', run: runOnPostgres },
  ];
}

async function runOnPostgres(): Promise<Outcome> {
  const database = await findDatabase();
  if (!database) {
    const note =
      'no PostgreSQL: set TEST_DATABASE_URL, or install its server (Debian: apt-get install postgresql)';
    // Set where both must run, so that a machine that lost its PostgreSQL does not pass quietly.
    const required = process.env['REQUIRE_POSTGRES'] === '1';
    return { passed: 0, failed: required ? 1 : 0, skipped: required ? 0 : 1, note };
  }
  try {
    const outcome = await runNodeTests('backend', ['src'], {
      TEST_DATABASE: 'postgres',
      TEST_DATABASE_URL: database.url,
    });
    return { ...outcome, note: database.description };
  } finally {
    await database.stop();
  }
}
