import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { access, chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import getPort from 'get-port';

export interface TemporaryPostgres {
  /** For TEST_DATABASE_URL or DATABASE_URL; a superuser without a password, on loopback only. */
  url: string;
  /** Such as `postgres (PostgreSQL) 15.8`. */
  version: string;
  /** Ends the server and removes its folder. */
  stop: () => Promise<void>;
}

const run = promisify(execFile);

/**
 * A PostgreSQL server in a temporary folder on a free port, for a run of the tests. It may be started by root: the
 * server then runs as an unprivileged user, because PostgreSQL refuses to run as root.
 *
 * @returns undefined when this machine has no PostgreSQL binaries, in PATH or in /usr/lib/postgresql
 */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres | undefined> {
  const binaries = await findBinaries();
  if (binaries === undefined) return undefined;

  const directory = await mkdtemp(join(tmpdir(), 'temporary-postgres-'));
  const owner = await unprivilegedUser();
  if (owner !== undefined) await chown(directory, owner.uid, owner.gid);
  const asOwner = { cwd: directory, ...owner };
  const dataDirectory = join(directory, 'data');
  const port = await getPort({ host: '127.0.0.1' });
  try {
    await run(
      join(binaries, 'initdb'),
      ['-D', dataDirectory, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      asOwner,
    );
    const server = spawn(
      join(binaries, 'postgres'),
      // -F: no fsync; the data is thrown away.
      [
        '-D',
        dataDirectory,
        '-F',
        '-h',
        '127.0.0.1',
        '-p',
        String(port),
        '-k',
        directory,
        '-c',
        'max_connections=200',
      ],
      { ...asOwner, stdio: 'ignore' },
    );
    await untilReady(server, directory, port);
    const { stdout } = await run(join(binaries, 'postgres'), ['--version'], asOwner);
    return {
      url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
      version: stdout.trim(),
      stop: async () => {
        await end(server);
        await rm(directory, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(directory, { recursive: true, force: true });
    throw error;
  }
}

/** Whether {@link startTemporaryPostgres} can start one. */
export async function isPostgresInstalled(): Promise<boolean> {
  return (await findBinaries()) !== undefined;
}

async function findBinaries(): Promise<string | undefined> {
  const packaged = '/usr/lib/postgresql';
  const versions = await readdir(packaged).catch(() => []);
  const newestFirst = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(packaged, version, 'bin'));
  for (const directory of [...(process.env['PATH'] ?? '').split(delimiter), ...newestFirst]) {
    if ((await exists(join(directory, 'initdb'))) && (await exists(join(directory, 'postgres'))))
      return directory;
  }
  return undefined;
}

/** The user to run a server as that refuses to run as root; undefined when this process is not root. */
export async function unprivilegedUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (user === undefined)
    throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

async function untilReady(server: ChildProcess, directory: string, port: number): Promise<void> {
  const socket = join(directory, `.s.PGSQL.${port}`);
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended at start with code ${server.exitCode}`);
    // The last thing it does before it accepts connections is to write "ready" into this file.
    const status = await readFile(join(directory, 'data', 'postmaster.pid'), 'utf8').catch(() => '');
    if (/^ready\s*$/m.test(status) && (await exists(socket))) return;
    await sleep(50);
  }
  await end(server);
  throw new Error('PostgreSQL was not ready within 10 seconds');
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = new Promise((resolve) => server.once('exit', resolve));
  // A fast shutdown: connections are ended, not waited for.
  server.kill('SIGINT');
  await exited;
}

async function exists(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  );
}
