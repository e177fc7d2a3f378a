import assert from 'node:assert/strict';
import { findFreePorts } from '../local/stack/free-ports';
import { startUntilReady } from '../local/start-until-ready';
import { runCommand, type CommandResult } from '@drove/release/build/run-command';

/** What a team types in its repository's folder, and how long each took. */
export interface Team {
  /** @throws AssertionError with its output when it fails */
  run: (what: string, ...command: string[]) => Promise<string>;
  /** @throws AssertionError with its output when it does not fail */
  runFailing: (what: string, ...command: string[]) => Promise<string>;
  /** Runs `npm start` while what is given the remote's address alone, and that of it in the running app, is under way. */
  whileStarted: (work: (url: string, inTheApp: string) => Promise<void>) => Promise<void>;
  /** Lines for people: what took how many seconds. */
  times: () => string[];
}

export function aTeam(folder: string, environment: Record<string, string>): Team {
  const taken: [string, number][] = [];
  const timed = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
    const start = performance.now();
    const result = await work();
    taken.push([what, (performance.now() - start) / 1000]);
    return result;
  };
  // None of what this process was started with.
  const clean = { ...environment, NODE_ENV: '', INIT_CWD: '', NODE_OPTIONS: '' };
  const execute = async ([command = '', ...args]: string[]): Promise<CommandResult> =>
    runCommand(command, args, { folder, environment: clean });
  return {
    run: (what, ...command) =>
      timed(what, async () => {
        const { code, output } = await execute(command);
        assert.equal(code, 0, output);
        return output;
      }),
    runFailing: (what, ...command) =>
      timed(what, async () => {
        const { code, output } = await execute(command);
        assert.notEqual(code, 0, output);
        return output;
      }),
    whileStarted: (work) =>
      timed('started alone', async () => {
        const [shell = 0] = await findFreePorts(1);
        const env = { ...process.env, ...clean, SHELL_PORT: String(shell) };
        const { output, stop } = await startUntilReady('npm', ['start'], { cwd: folder, env });
        try {
          await work(`http://localhost:${shell}`, /^http\S+\?mfo=\S+$/m.exec(output)?.[0] ?? '');
        } finally {
          await stop();
        }
      }),
    times: () => {
      const all = taken.reduce((sum, [, seconds]) => sum + seconds, 0);
      return [...taken, ['together', all] as const].map(
        ([what, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${what}`,
      );
    },
  };
}
