import { AsyncLocalStorage } from 'node:async_hooks';
import type { Random } from './random.js';
import { virtualClock } from './virtual-clock.js';
import { nextTimerInMs, runDueTimer } from './virtual-timers.js';

/** A process of the backend from its start to its end. */
export interface Incarnation {
  name: string;
  uuid: string;
  isAlive: boolean;
  /** It dies after so many more statements and calls; undefined when it lives on. */
  diesIn: number | undefined;
}

/** Something that goes on: a request, a job run, a message of the bank. */
export interface Task {
  id: number;
  name: string;
  process: Incarnation;
  isDone: boolean;
}

interface Parked {
  task: Task | undefined;
  label: string;
  wantsDatabase: boolean;
  resume: () => void;
}

/** Nothing can go on, and nothing will: the names of what waits. */
export class WaitsForEver extends Error {
  override readonly name = 'WaitsForEver';
}

const tasks = new AsyncLocalStorage<Task>();

/** So many rounds of the event loop without anything parked: all of them are microtasks and immediates. */
const restingRounds = 60;
/** What still waits after so long with nothing else going on waits for ever. */
const longestWaitMs = 600_000;

/**
 * Decides which of all that waits at a seam goes on next. Between two decisions everything runs until it waits again, so
 * that the seed alone decides the order.
 */
export class Scheduler {
  readonly #parked: Parked[] = [];
  readonly #tasks = new Set<Task>();
  #database: Task | undefined | 'free' = 'free';
  #count = 0;
  /** Decisions so far. */
  decisions = 0;
  random: Random;
  /** Told of each death, to take back what it has not committed. */
  onDeath: (process: Incarnation, heldDatabase: boolean) => Promise<void> = () => Promise.resolve();

  constructor(random: Random) {
    this.random = random;
  }

  /** The task whose code runs. */
  current(): Task | undefined {
    return tasks.getStore();
  }

  /** Starts something; `settle` goes on until it is over. Resolves with undefined when its process died. */
  async start<Result>(
    name: string,
    process: Incarnation,
    run: () => Promise<Result>,
  ): Promise<Result | undefined> {
    // Who asks a process that is dead gets no connection.
    if (!process.isAlive) return undefined;
    this.#count += 1;
    const task: Task = { id: this.#count, name, process, isDone: false };
    this.#tasks.add(task);
    const lost = new Promise<undefined>((resolve) => {
      this.#deaths.push({
        task,
        lose: () => {
          resolve(undefined);
        },
      });
    });
    try {
      return await Promise.race([tasks.run(task, run), lost]);
    } finally {
      task.isDone = true;
      this.#tasks.delete(task);
    }
  }

  #deaths: { task: Task; lose: () => void }[] = [];

  /** Waits at a seam until it is this task's turn; for ever in a process that died. */
  async point(label: string): Promise<void> {
    const task = tasks.getStore();
    if (task?.process.isAlive === false) return await new Promise<never>(() => undefined);
    await this.#park(task, label, false);
    await this.#countDown(task);
  }

  /** Waits for the database, which serves one transaction or statement at a time. */
  async takeDatabase(): Promise<void> {
    const task = tasks.getStore();
    if (task?.process.isAlive === false) return await new Promise<never>(() => undefined);
    await this.#park(task, 'database', true);
  }

  releaseDatabase(): void {
    const task = tasks.getStore();
    if (this.#database === task) this.#database = 'free';
  }

  /** Before and after each statement: where a process that is to die may die. */
  async statement(): Promise<void> {
    const task = tasks.getStore();
    if (task?.process.isAlive === false) await new Promise<never>(() => undefined);
    await this.#countDown(task);
  }

  async #countDown(task: Task | undefined): Promise<void> {
    if (task?.process.diesIn === undefined) return;
    task.process.diesIn -= 1;
    if (task.process.diesIn > 0) return;
    await this.kill(task.process);
    await new Promise<never>(() => undefined);
  }

  /** Ends a process where it is: what it waits for never comes, what it has not committed is rolled back. */
  async kill(process: Incarnation): Promise<void> {
    process.isAlive = false;
    const held = this.#database !== 'free' && this.#database?.process === process;
    for (let index = this.#parked.length - 1; index >= 0; index -= 1) {
      if (this.#parked[index]?.task?.process === process) this.#parked.splice(index, 1);
    }
    await this.onDeath(process, held);
    if (held) this.#database = 'free';
    const [lost, kept] = partition(this.#deaths, ({ task }) => task.process === process && !task.isDone);
    this.#deaths = kept.filter(({ task }) => !task.isDone);
    for (const { lose } of lost) lose();
  }

  async #park(task: Task | undefined, label: string, wantsDatabase: boolean): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#parked.push({ task, label, wantsDatabase, resume: resolve });
    });
  }

  /** Lets everything go on that was started until all of it is over. */
  async settle(): Promise<void> {
    let idle = 0;
    let waitedMs = 0;
    for (;;) {
      await rest();
      const ready = this.#parked.filter(({ wantsDatabase }) => !wantsDatabase || this.#database === 'free');
      if (ready.length > 0) {
        idle = 0;
        waitedMs = 0;
        this.#resumeOneOf(ready);
        continue;
      }
      if (this.#tasks.size === 0 && this.#parked.length === 0) return;
      idle += 1;
      if (idle < restingRounds) continue;
      // Everything waits for time to pass.
      const nextMs = nextTimerInMs();
      waitedMs += nextMs ?? 0;
      if (nextMs === undefined || waitedMs > longestWaitMs) throw new WaitsForEver(this.#whatWaits());
      virtualClock.advance(nextMs);
      runDueTimer();
      idle = 0;
    }
  }

  #resumeOneOf(ready: readonly Parked[]): void {
    const next = this.random.pick(ready);
    this.#parked.splice(this.#parked.indexOf(next), 1);
    if (next.wantsDatabase) this.#database = next.task;
    this.decisions += 1;
    virtualClock.advance(1);
    next.resume();
  }

  #whatWaits(): string {
    const parked = this.#parked.map(({ task, label }) => `${task?.name ?? 'the harness'} at ${label}`);
    return [...[...this.#tasks].map(({ name }) => name), ...parked].join('; ');
  }

  /** Time passes, and timers fire on the way. */
  async advance(ms: number): Promise<void> {
    let rest = ms;
    for (;;) {
      const nextMs = nextTimerInMs();
      if (nextMs === undefined || nextMs > rest) break;
      virtualClock.advance(nextMs);
      rest -= nextMs;
      runDueTimer();
      await this.settle();
    }
    virtualClock.advance(rest);
  }
}

/** Until everything that can go on by itself has: two rounds, since one immediate may set another. */
async function rest(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
}

function partition<Value>(values: readonly Value[], is: (value: Value) => boolean): [Value[], Value[]] {
  return [values.filter((value) => is(value)), values.filter((value) => !is(value))];
}
