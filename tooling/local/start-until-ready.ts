import { spawn, type SpawnOptions } from 'node:child_process';

/** What runs until it is stopped, as `npm start` does. */
export interface Started {
  /** What it printed until it was ready. */
  output: string;
  /** Asks it and what it started to end, as Ctrl-C does, and waits for that. */
  stop: () => Promise<void>;
}

/**
 * Starts a command that says "Ready:" once it is.
 *
 * @throws Error with what it printed, when it ends before
 */
export async function startUntilReady(
  command: string,
  args: string[],
  options: Pick<SpawnOptions, 'cwd' | 'env'>,
): Promise<Started> {
  // npm passes no signal on, so that it has a group of its own; others end with this one's, by Ctrl-C.
  const detached = command === 'npm';
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached });
  let output = '';
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Ready:')) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', reject);
    void ended.then(() =>
      reject(new Error(`${command} ${args.join(' ')} ended before it was ready:\n${output}`)),
    );
  });
  return {
    output,
    stop: async () => {
      if (detached && child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
      else child.kill('SIGINT');
      await ended;
    },
  };
}
