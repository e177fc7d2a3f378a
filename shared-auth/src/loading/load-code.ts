import { currentClock, timeLeft, whileLoading, type Clock } from './clock';
import { withDeadline } from './deadline';
import { collectFiles, giveUp, timesGivenUp } from './files';
import { RemoteLoadError, type LoadPhase } from './remote-load-error';

/** What is loaded, for the message of a failure. */
export interface CodeToLoad<T> {
  /** As in the registry: `remote-auth`; `shell` for the shell's own. */
  owner: string;
  phase: LoadPhase;
  /** Called once an attempt; what it imports is requested before its first `await`. */
  load: (signal: AbortSignal) => Promise<T>;
  /** The addresses of files that it asks for later, as they were released; `load` may add to them. */
  files?: Set<string>;
  /** The clock of the navigation unless another one is to decide. */
  clock?: Clock;
}

/**
 * Loads code that comes over the network: an entry, a screen, a part. All of them load by this function alone, so that
 * a failure says the same of each and the next call asks the network again.
 *
 * @throws RemoteLoadError with a readable message; what was given up is given up file by file
 */
export function loadCode<T>({ owner, phase, load, files, clock }: CodeToLoad<T>): Promise<T> {
  const { endsAt, limitMs } = clock ?? currentClock();
  const left = () => timeLeft({ endsAt, limitMs });
  const tooLate = RemoteLoadError.timedOut(owner, limitMs);

  const attempt = async (): Promise<T> => {
    const awaited = files ?? new Set<string>();
    let before = timesGivenUp(awaited);
    try {
      return await withDeadline(
        left(),
        (signal) => {
          const work = collectFiles(awaited, () => load(signal));
          before = timesGivenUp(awaited);
          return work;
        },
        () => tooLate,
      );
    } catch (error) {
      const hasTimedOut = error === tooLate;
      // Something else that waited for the same file, and for longer, gave it up; there is time left here.
      if (!hasTimedOut && timesGivenUp(awaited) > before && left() > 0) return attempt();
      if (hasTimedOut) giveUp(awaited);
      throw RemoteLoadError.failed(owner, phase, error);
    }
  };
  return whileLoading(attempt);
}
