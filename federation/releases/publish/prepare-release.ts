import { say } from '../../local/progress';
import { buildOne } from '../../local/stack/build';
import { CONTRACT_VERSION } from '../../src/webpack/contract-version';
import { providedVersions } from '../../src/webpack/shared-singletons';
import type { Candidate, Surroundings } from '../gate/gate';
import { withBuildLock } from './build-lock';
import { readBuild } from './read-build';

/** What the shell of this checkout understands and provides. */
export function shellHere(): Surroundings['shell'] {
  return { contractVersion: CONTRACT_VERSION, provides: providedVersions(CONTRACT_VERSION) };
}

/** Builds a remote if it has changed, and reads what came of it. */
export async function buildCandidate(name: string, folder: string): Promise<Candidate> {
  return withBuildLock(name, async () => {
    const built = await buildOne(name);
    say(built ? `Built ${name}` : `${name} has not changed since its last build`);
    return readBuild(folder);
  });
}
