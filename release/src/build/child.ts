import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { PlainError } from '../progress';

export interface ChildDescription {
  name: string;
  /** Arguments of `node`. */
  args: string[];
  folder: string;
  environment: Record<string, string>;
  /** Everything it prints goes here; the file starts anew with each start. */
  logFile: string;
  /** Given each line of its standard output. */
  onLine?: ((line: string) => void) | undefined;
  /** Told when it ends without having been asked to. */
  onDeath: (error: PlainError) => void;
}

export interface Child {
  /** Waits until `url` answers at all; fails when the child dies first, `signal` says so, or three minutes are over. */
  waitFor: (url: string, signal?: AbortSignal) => Promise<void>;
  /** Asks it to stop, waits for its end, and insists after ten seconds. */
  stop: () => Promise<void>;
}

const lastLines = 25;
const startLimitMs = 180_000;
/** Preloaded by a Node process that is to end with its parent, over whose IPC channel it learns of it. */
export const exitWithParent = new URL('exit-with-parent.mjs', import.meta.url).href;

/** Starts a Node process that ends with this one, however this one ends. */
export function startChild({
  name,
  args,
  folder,
  environment,
  logFile,
  onLine,
  onDeath,
}: ChildDescription): Child {
  const child = spawn(process.execPath, ['--import', exitWithParent, ...args], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A group of its own: Ctrl-C reaches this process alone, which then stops its children in order.
    detached: true,
  });
  const log = createWriteStream(logFile);
  let tail = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      log.write(chunk);
      tail = (tail + chunk.toString()).split('\n').slice(-lastLines).join('\n');
    });
  }

  if (onLine && child.stdout) createInterface({ input: child.stdout }).on('line', onLine);

  let stopping = false;
  let death: PlainError | undefined;
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      tail += error.message;
      resolve();
    });
    child.once('close', (code, signal) => {
      if (!stopping) {
        const how = signal ? `was ended by ${signal}` : `ended with code ${code ?? 'unknown'}`;
        death = new PlainError(
          `${name} ${how}. Its last lines (all of them: ${logFile}):\n${tail.trimEnd()}`,
        );
        onDeath(death);
      }
      log.end();
      resolve();
    });
  });

  return {
    async waitFor(url, signal) {
      const deadline = performance.now() + startLimitMs;
      while (!(await answers(url))) {
        if (death) throw death;
        if (performance.now() > deadline) {
          throw new PlainError(
            `${name} did not answer at ${url} within ${startLimitMs / 1000} seconds:\n${tail.trimEnd()}`,
          );
        }
        await delay(50, undefined, { signal });
      }
    },
    async stop() {
      stopping = true;
      child.kill('SIGTERM');
      const insisting = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(insisting);
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(2000) });
    return true;
  } catch {
    return false;
  }
}
