import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { renewLease } from '../../src/platform/idempotency/process-lease.repository.js';
import type { SimulatedDatabase } from '../kernel/in-process-database.js';
import type { Incarnation } from '../kernel/scheduler.js';

const names = ['api 1', 'api 2', 'worker'] as const;
export type ProcessName = (typeof names)[number];

/** As in `start-backend.ts`: a process that has not renewed its lease for this long is taken for dead. */
const leaseMs = 5_000;

/** Two processes with the API and a worker on one database; one that dies is started again. */
export class Processes {
  readonly #living = new Map<ProcessName, Incarnation>();
  readonly #database: SimulatedDatabase;
  deaths = 0;

  constructor(database: SimulatedDatabase) {
    this.#database = database;
  }

  get(name: ProcessName): Incarnation {
    const process = this.#living.get(name);
    if (process === undefined) throw new Error(`${name} does not run`);
    return process;
  }

  async startAll(): Promise<void> {
    for (const name of names) await this.#start(name);
  }

  async #start(name: ProcessName): Promise<void> {
    const uuid = randomUUID();
    this.#living.set(name, { name, uuid, isAlive: true, diesIn: undefined });
    await renewLease(this.#database.direct, uuid, undefined);
  }

  /** What it has not committed is gone; others take it for dead once its lease has ended. */
  async bury(process: Incarnation, heldDatabase: boolean): Promise<void> {
    this.deaths += 1;
    if (heldDatabase) await this.#database.abandon();
    this.#dead.push(process);
  }

  readonly #dead: Incarnation[] = [];

  /** Starts again what died, between two steps: the database is free then. */
  async startAgain(): Promise<string[]> {
    const dead = this.#dead.splice(0);
    for (const { uuid, name } of dead) {
      await this.#database.direct
        .updateTable('process_leases')
        .set({ ends_at: sql<Date>`clock_timestamp() + ${leaseMs} * interval '1 millisecond'` })
        .where('uuid', '=', uuid)
        .execute();
      await this.#start(name as ProcessName);
    }
    for (const process of this.#living.values()) process.diesIn = undefined;
    return dead.map(({ name }) => name);
  }
}
