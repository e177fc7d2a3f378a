import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { openDatabase } from '../../src/platform/database/database.js';
import { openApi } from './bench-api.js';
import { readCounters, versionOf } from './database-counters.js';
import { carUuidOf, fillDatabase } from './fill-database.js';
import { prepareDatabase } from './prepare-database.js';
import { reserveAndPay, type Outcome } from './reserve-and-pay.js';

// Run in a process of its own, in this tree or in that of an earlier commit, whose own files it then imports: opens the
// API on a new database and does what the process that started it asks for, one thing after the other.

/** What a contestant can be asked. */
export type Asked =
  | { do: 'different'; firstCar: number; trips: number }
  | { do: 'same'; car: number }
  | { do: 'counters' }
  | { do: 'end' };

/** For how many customers, with how many cars; given as JSON in CONTESTANT. */
export interface ContestantSettings {
  databaseUrl: string | undefined;
  customers: number;
  cars: number;
}

export interface Slice {
  outcomes: Outcome[];
  seconds: number;
}

const settings = JSON.parse(process.env['CONTESTANT'] ?? '{}') as ContestantSettings;
const { databaseUrl, customers } = settings;
const dataDirectory = await mkdtemp(join(tmpdir(), 'bench-'));
const database = await openDatabase({
  // As a deployment has it by default.
  databaseUrl,
  dataDirectory,
  poolSize: 10,
  logger: { warn: console.error },
  onCrash: (error) => {
    throw error;
  },
});
await prepareDatabase(database);
await fillDatabase(database.kysely, settings);
const api = await openApi(database);
const names = Array.from({ length: customers }, (_, index) => `customer-${index + 1}`);

/** Each customer takes cars of their own, one after the other. */
async function onDifferentCars(firstCar: number, trips: number): Promise<Outcome[]> {
  const ofEach = await Promise.all(
    names.map(async (customer, index) => {
      const outcomes: Outcome[] = [];
      for (let trip = 0; trip < trips; trip += 1) {
        outcomes.push(await reserveAndPay(api, customer, tripWith(firstCar + index * trips + trip)));
      }
      return outcomes;
    }),
  );
  return ofEach.flat();
}

/** All have a price for the same car and days, and then all of them want it at once. */
async function onTheSameCar(car: number): Promise<Outcome[]> {
  const afterQuote = meetingOf(customers);
  return await Promise.all(
    names.map((customer) => reserveAndPay(api, customer, tripWith(car), { afterQuote })),
  );
}

function tripWith(car: number) {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return { car_uuid: carUuidOf(car), pick_up: `${day(30)}T10:00`, return: `${day(33)}T10:00` };
}

/** Anyone who comes waits until all are there. */
function meetingOf(count: number): () => Promise<void> {
  let missing = count;
  let open = (): void => undefined;
  const all = new Promise<void>((resolve) => {
    open = resolve;
  });
  return async () => {
    missing -= 1;
    if (missing === 0) open();
    await all;
  };
}

async function timed(run: () => Promise<Outcome[]>): Promise<Slice> {
  const start = performance.now();
  const outcomes = await run();
  return { outcomes, seconds: (performance.now() - start) / 1_000 };
}

async function answer(asked: Asked): Promise<unknown> {
  switch (asked.do) {
    case 'different':
      return await timed(() => onDifferentCars(asked.firstCar, asked.trips));
    case 'same':
      return await timed(() => onTheSameCar(asked.car));
    case 'counters':
      return await readCounters(database.kysely);
    case 'end':
      await api.close();
      await database.close();
      await rm(dataDirectory, { recursive: true, force: true });
      process.disconnect();
      return undefined;
  }
}

process.on('message', (asked: Asked) => {
  void answer(asked).then((said) => {
    if (process.connected) process.send?.(said);
  });
});
// The process that asked has ended before it could say so.
process.on('disconnect', () => {
  process.exit();
});
process.send?.(await versionOf(database.kysely));
