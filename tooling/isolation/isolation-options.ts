import { PlainError } from '@drove/release/progress';

/** Where the answers come from. */
export type AnswersFrom =
  /** The backend and the identity emulator, started with it. */
  | 'started'
  /** Those that already listen on their ports; they must know the shell's origin. */
  | 'running'
  /** What the remote's folder has on record; nothing is started. */
  | 'recorded';

const flags: Record<string, AnswersFrom> = { '--recorded': 'recorded', '--running': 'running' };

/**
 * Reads the command's arguments: none, `--recorded` or `--running`.
 *
 * @param canStart whether there is a backend to start
 */
export function readAnswersFrom(args: string[], canStart = true): AnswersFrom {
  const unknown = args.find((argument) => flags[argument] === undefined);
  if (unknown !== undefined) {
    throw new PlainError(
      `There is no option ${unknown}. There are --recorded, which starts no backend, and --running, which uses one that runs already.`,
    );
  }
  return flags[args[0] ?? ''] ?? (canStart ? 'started' : 'recorded');
}
