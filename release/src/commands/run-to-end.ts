import { sayError } from '../progress';

/** Runs a command to its end; what went wrong is said in plain words, and in the exit code. */
export async function runToEnd(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    sayError(error);
    // At once: tests that run beside a build which has failed have nothing more to say.
    process.exit(1);
  }
}
