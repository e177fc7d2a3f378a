import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../dist/src/main.js', import.meta.url));

/** A process of the built backend that can be ended and started again. */
export interface FleetProcess {
  name: string;
  /** Waits until it serves. */
  start: () => Promise<void>;
  /** Undefined while it does not run. */
  pid: () => number | undefined;
  /** Waits until it has ended. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/**
 * @param roles as `main.js` takes them
 * @param environment of the process, all of it but PATH
 */
export function fleetProcess(
  name: string,
  roles: readonly string[],
  environment: Record<string, string>,
): FleetProcess {
  let child: ChildProcess | undefined;
  return {
    name,
    pid: () => child?.pid,
    start: async () => {
      const started = spawn(process.execPath, [main, ...roles], {
        env: { PATH: process.env['PATH'], TMPDIR: process.env['TMPDIR'], ...environment },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      child = started;
      await new Promise<void>((resolve, reject) => {
        let printed = '';
        started.stdout.on('data', (text: Buffer) => {
          printed = (printed + text.toString()).slice(-10_000);
          if (/^(?:Backend|Worker) ready/m.test(printed)) resolve();
        });
        setTimeout(() => {
          reject(new Error(`${name} was not ready within a minute:\n${printed}`));
        }, 60_000).unref();
        started.once('exit', (code) => {
          if (code === 0) resolve();
          else reject(new Error(`${name} ended with ${code ?? 'a signal'}:\n${printed}`));
        });
      });
    },
    end: async (signal) => {
      if (child?.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}
