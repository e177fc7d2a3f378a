import { performance } from 'node:perf_hooks';
import type { OpenDatabase } from '../../src/platform/database/database.js';
import { openApi, type BenchApi } from './bench-api.js';
import { readCounters, versionOf, type DatabaseCounters } from './database-counters.js';
import { carUuidOf, fillDatabase } from './fill-database.js';
import { reserveAndPay, type Outcome } from './reserve-and-pay.js';

export const customers = 32;
/** For each customer, on a car of its own each time. */
const tripsEach = 20;
const rounds = 20;
const warmUpTrips = 2;

export interface BenchResult {
  version: string;
  different: { outcomes: Outcome[]; seconds: number; counters: DatabaseCounters };
  same: { outcomes: Outcome[]; seconds: number; counters: DatabaseCounters; rounds: number };
}

/** Measures 32 customers who reserve and pay at the same time: each another car, and then all of them the same. */
export async function benchDatabase(database: OpenDatabase): Promise<BenchResult> {
  const { kysely } = database;
  await fillDatabase(kysely, { cars: customers * (tripsEach + warmUpTrips) + rounds, customers });
  const api = await openApi(database);
  try {
    await onDifferentCars(api, warmUpTrips, customers * tripsEach + rounds);
    const before = await readCounters(kysely);
    const different = await timed(() => onDifferentCars(api, tripsEach, rounds));
    const between = await readCounters(kysely);
    const same = await timed(() => onTheSameCars(api));
    const after = await readCounters(kysely);
    return {
      version: await versionOf(kysely),
      different: { ...different, counters: minus(between, before) },
      same: { ...same, counters: minus(after, between), rounds },
    };
  } finally {
    await api.close();
  }
}

async function onDifferentCars(api: BenchApi, trips: number, firstCar: number): Promise<Outcome[]> {
  const ofEach = await Promise.all(
    customerNames().map(async (customer, index) => {
      const outcomes: Outcome[] = [];
      for (let trip = 0; trip < trips; trip += 1) {
        outcomes.push(await reserveAndPay(api, customer, tripWith(firstCar + index * trips + trip + 1)));
      }
      return outcomes;
    }),
  );
  return ofEach.flat();
}

/** In each round everybody has a price for the same car and days, and then all of them want it at once. */
async function onTheSameCars(api: BenchApi): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const together = meetingOf(customers);
    const afterQuote = () => together();
    outcomes.push(
      ...(await Promise.all(
        customerNames().map((customer) => reserveAndPay(api, customer, tripWith(round), { afterQuote })),
      )),
    );
  }
  return outcomes;
}

function customerNames(): string[] {
  return Array.from({ length: customers }, (_, index) => `customer-${index + 1}`);
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

async function timed(run: () => Promise<Outcome[]>): Promise<{ outcomes: Outcome[]; seconds: number }> {
  const start = performance.now();
  const outcomes = await run();
  return { outcomes, seconds: (performance.now() - start) / 1_000 };
}

function minus(after: DatabaseCounters, before: DatabaseCounters): DatabaseCounters {
  return {
    deadlocks: after.deadlocks - before.deadlocks,
    committed: after.committed - before.committed,
    rolledBack: after.rolledBack - before.rolledBack,
  };
}
