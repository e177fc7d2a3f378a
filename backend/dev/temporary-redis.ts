import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';

export interface TemporaryRedis {
  /** On loopback, without a password. */
  url: string;
  /** Ends the server and removes its folder. */
  stop: () => Promise<void>;
}

/**
 * A Redis or Valkey server in memory on a free port, for a run of tests or a benchmark.
 *
 * @param port a free one without it
 * @returns undefined when neither `valkey-server` nor `redis-server` is installed
 */
export async function startTemporaryRedis(port?: number): Promise<TemporaryRedis | undefined> {
  const directory = await mkdtemp(join(tmpdir(), 'temporary-redis-'));
  const chosen = port ?? (await getPort({ host: '127.0.0.1' }));
  for (const program of ['valkey-server', 'redis-server']) {
    const settings = ['--port', String(chosen), '--bind', '127.0.0.1', '--save', '', '--dir', directory];
    const server = spawn(program, settings, { stdio: ['ignore', 'pipe', 'ignore'] });
    const isStarted = await new Promise<boolean>((resolve) => {
      server.once('error', () => {
        resolve(false);
      });
      server.once('exit', () => {
        resolve(false);
      });
      server.stdout.on('data', (text: Buffer) => {
        if (text.includes('Ready to accept connections')) resolve(true);
      });
    });
    if (!isStarted) continue;
    return {
      url: `redis://127.0.0.1:${chosen}`,
      stop: async () => {
        const ended = once(server, 'exit');
        server.kill('SIGKILL');
        await ended;
        await rm(directory, { recursive: true, force: true });
      },
    };
  }
  await rm(directory, { recursive: true, force: true });
  return undefined;
}
