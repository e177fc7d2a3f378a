import type { FurtherCheck } from '../publish/publish';
import type { ReleaseStore } from '../store/release-store';
import { checkDescent } from './descent-check';
import type { Candidate, ShellCandidate } from './gate';
import { checkSources } from './own-tests';

type Why = string | undefined;

interface ToFinish {
  candidates: (Candidate | ShellCandidate)[];
  store: Pick<ReleaseStore, 'read'>;
  commit: string;
  /** Why it may be of a commit that does not hold what is live. */
  older: Why;
  /** Where it is live for no one: what it meets is judged later, and nothing at all where it is in no set. */
  staged?: 'alone' | 'in a set' | undefined;
}

/**
 * Begins with what needs no build, types and tests, and gives the rest of the gate's longer checks.
 *
 * @param emergency why the tests and the browser are left out
 */
export function beginFurtherChecks({ names, emergency }: { names: string[]; emergency: Why }) {
  const sources = emergency === undefined ? checkSources(names) : Promise.resolve([]);
  // The build may fail before anyone asks.
  sources.catch(() => undefined);
  return ({ candidates, store, commit, older, staged }: ToFinish): FurtherCheck[] => [
    () => sources,
    ...(older === undefined && staged !== 'alone'
      ? [(live: Parameters<FurtherCheck>[0]) => checkDescent(names, commit, live)]
      : []),
    ...(emergency === undefined && !staged ? [browserCheck(names, candidates, store)] : []),
  ];
}

/** Every page of what is judged, in a real browser, as it would be live. */
export function browserCheck(
  names: string[],
  candidates: (Candidate | ShellCandidate)[],
  store: Pick<ReleaseStore, 'read'>,
): FurtherCheck {
  return async (_live, next) => {
    // A browser's driver, which no other command needs.
    const { checkInBrowser } = await import('./browser/check-in-browser');
    const { judgedRegistry } = await import('./browser/judged-registry');
    return checkInBrowser({ names, ...(await judgedRegistry(candidates, next, store)) });
  };
}
