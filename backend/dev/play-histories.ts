import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { TemporaryPostgres } from './temporary-postgres.js';

/** Which random histories of money are played, and where. */
export interface Histories {
  /** The folder of the backend whose code is judged. */
  backend: string;
  server: TemporaryPostgres | undefined;
  seed: string;
  from: number;
  count: number;
}

/** Plays histories in a process of their own; whether all were right, and what it wrote. */
export async function playHistories(
  { backend, server, seed, from, count }: Histories,
  { isQuiet = false, over }: { isQuiet?: boolean; over?: AbortSignal } = {},
): Promise<{ isRight: boolean; output: string }> {
  const child = spawn(
    process.execPath,
    [
      ...['../tooling/local/node-tests.mjs', '--test-reporter=dot'],
      'src/modules/books/ledger/ledger.property.test.ts',
    ],
    {
      cwd: backend,
      stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
      env: {
        ...process.env,
        ...(server && { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: server.url }),
        MONEY_HISTORIES: String(count),
        MONEY_SEED: seed,
        MONEY_FROM: String(from),
        // A busy machine takes its time for a batch.
        TEST_SILENCE_MS: '3600000',
      },
    },
  );
  const leave = () => child.kill();
  over?.addEventListener('abort', leave);
  const written = [child.stdout, child.stderr].map(async (stream) =>
    stream === null ? '' : await text(stream),
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  over?.removeEventListener('abort', leave);
  return { isRight: code === 0, output: (await Promise.all(written)).join('\n') };
}
