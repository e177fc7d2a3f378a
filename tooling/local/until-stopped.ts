import { sayError } from '@drove/release/progress';
import { watchNpm } from './watch-npm';

export interface Running {
  stop: () => Promise<void>;
}

/** How what is run and the person at the terminal reach each other. */
export interface RunOptions {
  /** Ends the command with this error; may be called at any time. */
  fail: (error: Error) => void;
  /** Aborted as soon as the command is to end, also while it is still starting. */
  signal: AbortSignal;
}

/**
 * Runs until Ctrl-C, SIGTERM, the end of npm, or a failure; then stops what was started, and ends the process.
 *
 * @param run starts everything, and undoes what it has done so far if it is aborted before it is through
 */
export async function untilStopped(run: (options: RunOptions) => Promise<Running>): Promise<never> {
  const ending = new AbortController();
  const asked = new Promise<void>((resolve) => {
    ending.signal.addEventListener('abort', () => {
      resolve();
    });
  });
  let failure: Error | undefined;
  const fail = (error: unknown): void => {
    if (!ending.signal.aborted) failure = error instanceof Error ? error : new Error(String(error));
    ending.abort();
  };
  // npm passes Ctrl-C on and the terminal sends it too: the second one means nothing.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      ending.abort();
    });
  }
  watchNpm(() => {
    ending.abort();
  });

  try {
    const running = await run({ fail, signal: ending.signal });
    await asked;
    if (!failure) console.log('\nStopping …');
    await running.stop();
  } catch (error) {
    fail(error);
  }
  if (failure) sayError(failure);
  else console.log('Stopped. Nothing is running any more; your data is kept.');
  process.exit(failure ? 1 : 0);
}
