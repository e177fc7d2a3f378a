import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export interface StartedProcess {
  child: ChildProcess;
  /** Everything that it has printed so far. */
  output: () => string;
  /** Waits for a line, and fails with the output if the process ends or two minutes pass without it. */
  untilPrinted: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Sends a signal and waits for the end. */
  end: (signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
  /** Waits for the end. */
  exited: () => Promise<number | null>;
}

const started = new Set<ChildProcess>();

/** For `after`: a process that a failed test left running would keep the whole run from ending. */
export async function killStartedProcesses(): Promise<void> {
  await Promise.all(
    [...started].map(async (child) => {
      const closed = once(child, 'close');
      child.kill('SIGKILL');
      await closed;
    }),
  );
}

/**
 * Runs a TypeScript module in a process of its own.
 *
 * @param module relative to `backend/`
 * @param environment added to this process's, without what it says about the product
 * @param args what follows the module on the command line
 */
export function startProcess(
  module: string,
  environment: Record<string, string>,
  args: readonly string[] = [],
): StartedProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', module, ...args], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { PATH: process.env['PATH'], TMPDIR: process.env['TMPDIR'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  child.once('close', () => started.delete(child));
  let printed = '';
  const collect = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const exited = async () => {
    if (!hasEnded()) await once(child, 'close');
    return child.exitCode;
  };
  return {
    child,
    output: () => printed,
    exited,
    untilPrinted: async (pattern) => {
      const deadline = Date.now() + 120_000;
      for (;;) {
        const match = pattern.exec(printed);
        if (match !== null) return match;
        if (hasEnded() || Date.now() > deadline) {
          throw new Error(`It did not print ${String(pattern)}:\n${printed}`);
        }
        await sleep(20);
      }
    },
    end: async (signal) => {
      child.kill(signal);
      return await exited();
    },
  };
}
