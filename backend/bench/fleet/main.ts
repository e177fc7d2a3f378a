import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { startTemporaryPgbouncer } from '../../dev/temporary-pgbouncer.js';
import { startTemporaryPostgres } from '../../dev/temporary-postgres.js';
import { openDatabase } from '../../src/platform/database/database.js';
import { checkBooks } from '../../testing/check-books.js';
import { optionsFor } from '../../testing/database-options.js';
import { startFakeIdentityEmulator } from '../../testing/fake-identity-emulator.js';
import { publishReport } from '../benchmarks-document.js';
import { fillDatabase } from '../reserve/fill-database.js';
import { fleetClient, type Sent } from './client.js';
import { startProxy } from './haproxy.js';
import { customers, freshCars, runLoad } from './load.js';
import { fleetProcess } from './processes.js';
import { checkOutcome } from './outcome.js';
import { failuresOf, repeatedOf, reportOf } from './report.js';

const cars = 8_000;
const throughputMs = secondsFrom('--throughput-seconds', 20) * 1_000;
const restartsMs = secondsFrom('--seconds', 120) * 1_000;

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
  const emulator = await startFakeIdentityEmulator(
    Array.from({ length: customers }, (_, index) => {
      const localId = `customer-${index + 1}`;
      return { localId, email: `${localId}@example.test`, emailVerified: true };
    }),
  );
  cleanUps.push(emulator.stop);

  const ports = await Promise.all(Array.from({ length: 4 }, () => getPort({ host: '127.0.0.1' })));
  const environment = {
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'fatal',
    SEED_DEMO: 'false',
    DATABASE_URL: pooler.through(postgres.url),
    DATABASE_POOLER: 'transaction',
    IDENTITY_EMULATOR_URL: emulator.url,
    DRAIN_DELAY_SECONDS: '1',
    RATE_LIMIT_PER_MINUTE: '1000000',
    COST_LIMIT_FACTOR: '1000000',
  };
  const direct = { ...environment, DATABASE_URL: postgres.url, DATABASE_POOLER: 'none' };
  await fleetProcess('migrate', ['migrate'], direct).start();
  const database = await openDatabase(optionsFor({ databaseUrl: postgres.url, dataDirectory: '' }));
  cleanUps.push(database.close);
  await fillDatabase(database.kysely, { cars, customers });

  const apis = ports.map((port, index) =>
    fleetProcess(`API ${index + 1}`, ['api'], { ...environment, BACKEND_PORT: String(port) }),
  );
  const worker = fleetProcess('worker', ['worker'], environment);
  for (const each of [...apis, worker]) cleanUps.push(() => each.end('SIGKILL'));
  const proxy = await startProxy(ports);
  cleanUps.push(proxy.stop);
  const client = fleetClient(proxy.url);
  const nextCar = freshCars(cars);
  const forMs = (ms: number) => {
    const end = Date.now() + ms;
    return runLoad(client, nextCar, () => Date.now() > end);
  };

  const [first, second, ...further] = apis;
  if (first === undefined || second === undefined) return;
  await first.start();
  await worker.start();
  await untilReady(proxy.url);
  await forMs(5_000);
  console.error('One API process …');
  const one = await forMs(throughputMs);
  await second.start();
  await sleep(1_000);
  console.error('Two API processes …');
  const two = await forMs(throughputMs);
  for (const each of further) await each.start();
  await sleep(1_000);
  console.error('Four API processes …');
  const four = await forMs(throughputMs);
  for (const each of further) await each.end('SIGTERM');

  /** Loads the fleet while each process in turn is ended and started again. */
  async function restarting(signal: 'SIGTERM' | 'SIGKILL', ms: number) {
    const until = Date.now() + ms;
    let [isOver, restarts] = [false, 0];
    const inTurn = async () => {
      for (; Date.now() < until; restarts += 1) {
        const each = [first, second, worker][restarts % 3] ?? worker;
        await each.end(signal);
        await sleep(500);
        await each.start();
        await sleep(1_500);
      }
      isOver = true;
    };
    const [seen] = await Promise.all([runLoad(client, nextCar, () => isOver), inTurn()]);
    return { seen, restarts };
  }
  console.error('A rolling restart, again and again …');
  const rolling = await restarting('SIGTERM', restartsMs / 2);
  console.error('Each process killed in turn …');
  const killed = await restarting('SIGKILL', restartsMs / 2);

  // What a killed process left is taken over by then.
  await sleep(6_000);
  await checkBooks(database.kysely);
  const all = [one, two, four, rolling.seen, killed.seen];
  const outcome = await checkOutcome(
    database.kysely,
    all.flatMap(({ confirmed }) => confirmed),
  );
  await publishReport(reportOf({ one, two, four, rolling, killed, outcome }));
  const failures = all.flatMap(failuresOf);
  const repeated = repeatedOf(rolling.seen);
  if (failures.length + repeated.length + outcome.wrong.length > 0) {
    console.error('Not everything went as promised:', {
      failures: failures.slice(0, 3).map(briefly),
      repeated: repeated.slice(0, 3).map(briefly),
      wrong: outcome.wrong,
    });
    process.exitCode = 1;
  }
}

function briefly({ status, ms, repeated }: Sent) {
  return { status, ms, repeated: repeated.length };
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isReady = await fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await sleep(100);
  }
  throw new Error('The fleet was not ready within ten seconds');
}

function secondsFrom(option: string, byDefault: number): number {
  const at = process.argv.indexOf(option);
  return at === -1 ? byDefault : Number(process.argv[at + 1]);
}
