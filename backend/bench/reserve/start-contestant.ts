import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Asked, ContestantSettings, Slice } from './contestant.js';
import type { DatabaseCounters } from './database-counters.js';

/** The API of one tree on a database of its own, in a process of its own. */
export interface Contestant {
  /** Of the database. */
  version: string;
  run: (asked: Extract<Asked, { do: 'different' | 'same' }>) => Promise<Slice>;
  counters: () => Promise<DatabaseCounters>;
  end: () => Promise<void>;
}

/**
 * Starts the contestant of a tree.
 *
 * @param tree the repository's root as some commit has it
 * @throws Error when its process ends before it was asked to
 */
export async function startContestant(tree: string, settings: ContestantSettings): Promise<Contestant> {
  const backend = join(tree, 'backend');
  const child = fork(join(backend, 'bench/reserve/contestant.ts'), [], {
    cwd: backend,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, CONTESTANT: JSON.stringify(settings) },
    serialization: 'advanced',
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The process of ${tree} ended with ${String(code)}`);
  });
  // Looked at only while an answer is waited for.
  ended.catch(() => undefined);
  const answer = async <Said>(): Promise<Said> => {
    const [said] = (await Promise.race([once(child, 'message'), ended])) as [Said];
    return said;
  };
  const ask = async <Said>(asked: Asked): Promise<Said> => {
    child.send(asked);
    return await answer<Said>();
  };
  return {
    version: await answer<string>(),
    run: (asked) => ask<Slice>(asked),
    counters: () => ask<DatabaseCounters>({ do: 'counters' }),
    end: async () => {
      child.send({ do: 'end' } satisfies Asked);
      await ended.catch(() => undefined);
    },
  };
}
