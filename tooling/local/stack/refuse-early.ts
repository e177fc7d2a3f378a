import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '@drove/release/progress';

/** The embedded database's own lock, which is the authority; here it only spares people a wait. */
const lockName = 'database.lock';

/**
 * Ends with a plain message when what is about to be started could not run anyway, before anything is built.
 *
 * @param dataDir where the embedded database would be opened
 */
export function refuseEarly(dataDir: string, environment: NodeJS.ProcessEnv = process.env): void {
  if (environment['NODE_ENV'] === 'production') {
    throw new PlainError(
      'NODE_ENV is production, and this starts the product for trying out, with demo accounts and an identity emulator.\n' +
        'Unset NODE_ENV to go on; the README says how to deploy.',
    );
  }
  const pid = environment['DATABASE_URL'] === undefined ? holderOf(join(dataDir, lockName)) : undefined;
  if (pid !== undefined) {
    throw new PlainError(
      `The data folder ${dataDir} is in use by process ${pid}. Stop that process first, or choose another folder with DATA_DIR.`,
    );
  }
}

function holderOf(lockFile: string): number | undefined {
  try {
    const { pid } = JSON.parse(readFileSync(lockFile, 'utf8')) as { pid: number };
    process.kill(pid, 0);
    return pid;
  } catch {
    // No lock, not one of ours, or left behind by a process that is gone.
    return undefined;
  }
}
