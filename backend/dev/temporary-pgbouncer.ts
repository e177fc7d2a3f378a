import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { unprivilegedUser } from './temporary-postgres.js';

export interface TemporaryPgbouncer {
  /** The given URL through the pooler. */
  through: (databaseUrl: string) => string;
  stop: () => Promise<void>;
}

/**
 * PgBouncer in transaction mode before a server that trusts every client, for a run of tests or a benchmark.
 *
 * @param serverUrl any database of the server
 * @param poolSize connections to the server for each database
 * @returns undefined when PgBouncer is not installed
 */
export async function startTemporaryPgbouncer(
  serverUrl: string,
  poolSize: number,
): Promise<TemporaryPgbouncer | undefined> {
  const server = new URL(serverUrl);
  const directory = await mkdtemp(join(tmpdir(), 'temporary-pgbouncer-'));
  const remove = () => rm(directory, { recursive: true, force: true });
  const port = await getPort({ host: '127.0.0.1' });
  const user = decodeURIComponent(server.username) || userInfo().username;
  const settings = [
    '[databases]',
    `* = host=${server.hostname} port=${server.port || '5432'} user=${user}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${poolSize}`,
    'max_client_conn = 500',
  ];
  const file = join(directory, 'pgbouncer.ini');
  await writeFile(file, `${settings.join('\n')}\n`);
  const owner = await unprivilegedUser();
  if (owner !== undefined) {
    for (const path of [directory, file]) await chown(path, owner.uid, owner.gid);
  }
  const pooler = spawn('pgbouncer', ['-q', file], {
    stdio: 'ignore',
    env: { PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` },
    ...owner,
  });
  const failed = await Promise.race([
    once(pooler, 'error').then(() => true),
    once(pooler, 'exit').then(() => true),
    untilListening(port).then(() => false),
  ]).catch(() => true);
  if (failed) {
    await remove();
    return undefined;
  }
  return {
    through: (databaseUrl) => {
      const url = new URL(databaseUrl);
      url.host = `127.0.0.1:${port}`;
      return url.href;
    },
    stop: async () => {
      const ended = once(pooler, 'exit');
      pooler.kill('SIGKILL');
      await ended;
      await remove();
    },
  };
}

async function untilListening(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const socket = connect({ host: '127.0.0.1', port });
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await sleep(25);
  }
  throw new Error('PgBouncer did not listen within five seconds');
}
