import { fork, type ChildProcess } from 'node:child_process';
import { on, once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Run } from './simulate.js';

/** A run that a process of its own is to play. */
export interface Task {
  seed: number;
  steps: number;
  only?: readonly number[] | undefined;
}

/** What came of it. */
export interface Outcome extends Pick<Run, 'trips' | 'wallMs'> {
  failure: Run['failure'] | undefined;
  seen: readonly string[];
}

/** What a process says meanwhile: the step that is done. */
export interface Progress {
  step: number;
}

interface Listening {
  /** The run is left when it says so. */
  over?: AbortSignal;
  onStep?: (step: number) => void;
}

/** Its memory grows with each database. */
const mostRuns = 25;

/** A process that plays seeds: loading the application takes longer than many a run. */
export class Simulator {
  readonly #worker: string;
  #child: ChildProcess | undefined;
  #runs = 0;

  /** @param folder the simulation's, whose application is the one beside it */
  constructor(folder = fileURLToPath(new URL('..', import.meta.url))) {
    this.#worker = `${folder}/worker.ts`;
  }

  /** One that ends the process has failed; undefined of one that was left. */
  async run(task: Task): Promise<Outcome>;
  async run(task: Task, listening: Listening): Promise<Outcome | undefined>;
  async run(task: Task, { over, onStep }: Listening = {}): Promise<Outcome | undefined> {
    if (over?.aborted === true) return undefined;
    if (this.#runs >= mostRuns) this.close();
    this.#child ??= fork(this.#worker, { execArgv: ['--import', 'tsx'] });
    this.#runs += 1;
    const child = this.#child;
    child.send(task);
    const settled = new AbortController();
    const { signal } = settled;
    try {
      return await Promise.race([
        readAnswer(child, signal, onStep).then((outcome) => {
          // What was under way when a run failed goes on behind the next one.
          if (outcome.failure !== undefined) this.close();
          return outcome;
        }),
        once(child, 'exit', { signal }).then(() => {
          this.close();
          const failure = { step: task.steps, message: 'The process ended without an answer' };
          return { failure, seen: [], trips: 0, wallMs: 0 };
        }),
        ...(over === undefined
          ? []
          : [
              once(over, 'abort', { signal }).then(() => {
                this.close();
                return undefined;
              }),
            ]),
      ]);
    } finally {
      settled.abort();
    }
  }

  close(): void {
    this.#child?.kill();
    this.#child = undefined;
    this.#runs = 0;
  }
}

/** What came of the run that a process plays; steps are passed on. */
async function readAnswer(
  child: ChildProcess,
  signal: AbortSignal,
  onStep: Listening['onStep'],
): Promise<Outcome> {
  for await (const [message] of on(child, 'message', { signal }) as AsyncIterable<[Outcome | Progress]>) {
    if (!('step' in message)) return message;
    onStep?.(message.step);
  }
  throw new Error('A process has said nothing more');
}

/** The line that plays a run again, with its story. */
export function commandOf({ seed, steps, only }: Task): string {
  const chosen = only === undefined ? '' : ` --only ${only.length === 0 ? 'none' : only.join(',')}`;
  return `npm run simulate -- --seed ${seed} --steps ${steps}${chosen}`;
}
