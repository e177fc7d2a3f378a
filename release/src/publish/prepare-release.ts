import { join } from 'node:path';
import { say } from '../progress';
import { buildOne } from '../build/build';
import { workspaceRoot } from '@drove/federation/workspaces';
import { drawnMenus } from '@drove/federation/registry';
import { SHELL } from '@drove/federation/registry/shell-file';
import { CONTRACTS, CONTRACT_VERSION } from '@drove/federation/webpack/contract-version';
import { providedVersions } from '@drove/federation/webpack/shared-singletons';
import type { Unreleased } from '../gate/check-together';
import type { Candidate, ShellCandidate, ShellFacts } from '../gate/gate';
import { withBuildLock } from './build-lock';
import { readBuild, readShellBuild } from './read-build';
import { remotesHere } from './this-checkout';

/** What the shell of this checkout understands and provides. */
export function shellHere(): ShellFacts {
  return {
    contractVersion: CONTRACT_VERSION,
    contracts: CONTRACTS,
    provides: providedVersions(CONTRACT_VERSION),
    menus: drawnMenus(),
  };
}

/** What of this checkout counts where a store has nothing yet. */
export function unreleasedHere(): Unreleased {
  return { shell: shellHere(), remotes: remotesHere() };
}

/** Builds the parts that have changed, one after another, and reads what came of each. */
export async function buildCandidates(names: string[]): Promise<(Candidate | ShellCandidate)[]> {
  const candidates: (Candidate | ShellCandidate)[] = [];
  for (const name of names) candidates.push(await buildCandidate(name));
  return candidates;
}

async function buildCandidate(name: string): Promise<Candidate | ShellCandidate> {
  const build = async () => {
    const built = await buildOne(name, () => {
      say(`Building ${name} …`);
    });
    say(built ? `Built ${name}` : `${name} has not changed since its last build`);
    return name === SHELL ? readShellBuild() : readBuild(join(workspaceRoot, name));
  };
  return withBuildLock(name, build, {
    onWait: (holder, file) => {
      say(`Waiting for process ${holder}, which builds ${name} here. If there is none, delete ${file}`);
    },
  });
}
