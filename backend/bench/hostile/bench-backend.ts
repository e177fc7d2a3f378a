import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoAccounts } from '../../demo/demo-accounts.js';
import { startFakeIdentityEmulator } from '../../testing/fake-identity-emulator.js';
import type { Lap } from './server.js';

export interface BenchBackend {
  url: string;
  /** The longest block of its event loop since the last lap. */
  lap: () => Promise<Lap>;
  /** The same after garbage has been collected. */
  memory: () => Promise<Lap>;
  stop: () => Promise<void>;
}

/** The real backend in a process of its own: on loopback, with the embedded database and the demo's data. */
export async function startBenchBackend(): Promise<BenchBackend> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'bench-hostile-'));
  const emulator = await startFakeIdentityEmulator(
    demoAccounts.map(({ identityUid, email }) => ({ localId: identityUid, email, emailVerified: true })),
  );
  const child = fork(fileURLToPath(new URL('server.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx', '--expose-gc'],
    env: {
      PATH: process.env['PATH'],
      TMPDIR: process.env['TMPDIR'],
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      BACKEND_PORT: '0',
      DATA_DIR: dataDirectory,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_PER_MINUTE: '1000000',
      COST_LIMIT_FACTOR: '1000000',
      IDENTITY_EMULATOR_URL: emulator.url,
      SEED_DEMO: 'true',
    },
  });
  const ask = async <Reply>(message?: string): Promise<Reply> => {
    const reply = once(child, 'message', { signal: AbortSignal.timeout(120_000) });
    if (message !== undefined) child.send(message);
    const [value] = (await reply) as [Reply];
    return value;
  };
  const { url } = await ask<{ url: string }>();
  return {
    url,
    lap: () => ask<Lap>('lap'),
    memory: () => ask<Lap>('memory'),
    stop: async () => {
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
      await emulator.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}
