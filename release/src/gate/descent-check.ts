import { runCommand } from '../build/run-command';
import { workspaceRoot } from '@drove/federation/workspaces';
import { liveOf } from '../registry/part-of';
import type { ReleaseRegistry } from '../registry/release-registry';
import type { Refusal } from './gate';

/**
 * The commit holds what is live: it is a descendant of the commit of each live release of the same part, so that no
 * one takes back another's work without knowing.
 *
 * @param commit with `+` when something beside it is not committed
 * @param folder a checkout with its history
 */
export async function checkDescent(
  names: string[],
  commit: string,
  live: ReleaseRegistry,
  folder = workspaceRoot,
): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  for (const name of names) {
    for (const { version, commit: before } of liveOf(name, live)) {
      const problem = await problemOf(commit, before, folder);
      if (problem === undefined) continue;
      refusals.push({
        check: 'commit',
        problem: `${name} ${version} is live from ${before}, ${problem.what}.`,
        remedy: `${problem.remedy} To release it all the same: --older "why".`,
      });
    }
  }
  return refusals;
}

const hashOf = (commit: string) => /^([0-9a-f]{7,40})\+?$/.exec(commit)?.[1];

async function problemOf(
  commit: string,
  before: string,
  folder: string,
): Promise<{ what: string; remedy: string } | undefined> {
  const [mine, its] = [hashOf(commit), hashOf(before)];
  // Released from a folder without history: there is nothing to compare with.
  if (its === undefined) return undefined;
  if (mine === undefined) {
    return {
      what: 'and this folder has no commit to compare with it',
      remedy: 'Release from a checkout of the repository.',
    };
  }
  const git = (...args: string[]) => runCommand('git', args, { folder });
  if ((await git('cat-file', '-e', `${its}^{commit}`)).code !== 0) {
    return {
      what: 'which this checkout does not know: it may be older, or without its history',
      remedy: 'Get the whole history (git fetch --unshallow, or git fetch) and bring your branch up to date.',
    };
  }
  if ((await git('merge-base', '--is-ancestor', its, mine)).code === 0) return undefined;
  const missing = (await git('rev-list', '--count', `${mine}..${its}`)).output.trim();
  return {
    what: `and ${mine} is not a descendant of it: it lacks ${missing} of its commits`,
    remedy: 'Bring your branch up to date (git pull --rebase), and release that.',
  };
}
