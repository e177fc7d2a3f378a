import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { startTemporaryPgbouncer } from '../../dev/temporary-pgbouncer.js';
import { startTemporaryPostgres } from '../../dev/temporary-postgres.js';
import { openDatabase } from '../../src/platform/database/database.js';
import { optionsFor } from '../../testing/database-options.js';
import { startFakeIdentityEmulator } from '../../testing/fake-identity-emulator.js';
import { issueUnsigned } from '../../testing/token-issuer.js';
import { publishReport } from '../benchmarks-document.js';
import { fleetProcess } from '../fleet/processes.js';
import { carUuidOf, fillDatabase } from '../reserve/fill-database.js';
import { followEvents, type Follower } from './follow-events.js';

// `npm run bench:messages`: how long it takes from sending to seeing, with open streams at two API processes behind
// PgBouncer, where the sender and the stream are at different processes; and what a stream takes of memory.
const streams = 200;
const rounds = 5;
/** Members who write at the same moment. */
const writers = 8;

const cleanUps: (() => Promise<unknown>)[] = [];
try {
  await run();
} finally {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
}

async function run(): Promise<void> {
  const postgres = await startTemporaryPostgres();
  if (postgres === undefined) throw new Error('No PostgreSQL here: install its server.');
  cleanUps.push(postgres.stop);
  const pooler = await startTemporaryPgbouncer(postgres.url, 20);
  if (pooler === undefined) throw new Error('No PgBouncer here (Debian: apt-get install pgbouncer).');
  cleanUps.push(pooler.stop);
  const accounts = Array.from({ length: streams + 1 }, (_, index) => {
    const localId = `customer-${index}`;
    return { localId, email: `${localId}@example.test`, emailVerified: true };
  });
  const emulator = await startFakeIdentityEmulator(accounts);
  cleanUps.push(emulator.stop);
  const environment = {
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'fatal',
    SEED_DEMO: 'false',
    DATABASE_URL: pooler.through(postgres.url),
    DATABASE_POOLER: 'transaction',
    DATABASE_LISTEN_URL: postgres.url,
    IDENTITY_EMULATOR_URL: emulator.url,
    RATE_LIMIT_PER_MINUTE: '1000000',
    COST_LIMIT_FACTOR: '1000000',
  };
  const { DATABASE_LISTEN_URL: _, ...unlistening } = environment;
  const direct = { ...unlistening, DATABASE_URL: postgres.url, DATABASE_POOLER: 'none' };
  await fleetProcess('migrate', ['migrate'], direct).start();
  const database = await openDatabase(optionsFor({ databaseUrl: postgres.url, dataDirectory: '' }));
  cleanUps.push(database.close);
  await fillDatabase(database.kysely, { cars: streams, customers: streams });

  const ports = [await getPort({ host: '127.0.0.1' }), await getPort({ host: '127.0.0.1' })] as const;
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const apis = ports.map((port, index) =>
    fleetProcess(`API ${index + 1}`, ['api'], { ...environment, BACKEND_PORT: String(port) }),
  );
  for (const api of apis) {
    cleanUps.push(() => api.end('SIGKILL'));
    await api.start();
  }
  const tokens = accounts.map(({ localId, email }) => issueUnsigned({ uid: localId, email }));
  const write = async (member: number, path: string) => {
    // At the process at which the member has no stream.
    const answer = await fetch(`${urls[(member + 1) % 2] ?? ''}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tokens[member] ?? ''}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ text: `Message of ${member}` }),
    });
    if (answer.status !== 201)
      throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { thread_uuid: string; number: number };
  };

  const members = Array.from({ length: streams }, (_, index) => index + 1);
  const threads = new Map<number, string>();
  for (const member of members) {
    threads.set(member, (await write(member, `/cars/${carUuidOf(member)}/messages`)).thread_uuid);
  }
  await sleep(2_000);
  const before = await Promise.all(apis.map(({ pid }) => residentBytes(pid())));
  const followers = new Map<number, Follower>();
  for (const member of members) {
    followers.set(member, await followEvents(`${urls[member % 2] ?? ''}/my/events`, tokens[member] ?? ''));
  }
  await sleep(2_000);
  const after = await Promise.all(apis.map(({ pid }) => residentBytes(pid())));

  const times: number[] = [];
  const waiting = Array.from({ length: rounds }, () => members).flat();
  const work = async () => {
    for (let member = waiting.shift(); member !== undefined; member = waiting.shift()) {
      const thread = threads.get(member) ?? '';
      const start = performance.now();
      const seen = followers.get(member)?.next('message');
      await write(member, `/my/threads/${thread}/messages`);
      times.push(((await seen) ?? Number.NaN) - start);
    }
  };
  await Promise.all(Array.from({ length: writers }, work));
  for (const follower of followers.values()) follower.leave();

  const sorted = times.sort((one, other) => one - other);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  const perStream = after.map((bytes, index) => (bytes - (before[index] ?? 0)) / (streams / 2) / 1_024);
  await publishReport(
    [
      '## Messages',
      '',
      `\`npm run bench:messages\`: PostgreSQL, PgBouncer in transaction mode and two API processes; ${streams} members, each with a page that follows events at one process and writes at the other, ${writers} at a time, ${times.length} messages. From sending, the request included, to the event in the page.`,
      '',
      `Measured on ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}; the database, the pooler and the pages are on the same machine.`,
      '',
      '| from sending to seeing | ms |',
      '| ---------------------- | -- |',
      `| p50 | ${at(0.5).toFixed(0)} |`,
      `| p95 | ${at(0.95).toFixed(0)} |`,
      `| longest | ${at(1).toFixed(0)} |`,
      '',
      `Memory per open stream, of the whole process's: ${perStream.map((kilobytes) => `${kilobytes.toFixed(0)} kB`).join(' and ')}.`,
      '',
    ].join('\n'),
  );
}

/** What a process holds of memory, in bytes. Linux. */
async function residentBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid ?? 'self'}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) * 1_024;
}
