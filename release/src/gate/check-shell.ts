import type { ReleaseFile } from '@drove/federation/registry';
import { contractCheck } from './contract-check';
import { checkFiles } from './files-check';
import { framesCheck } from './frames-check';
import type { Refusal, ShellCandidate, ShellFacts } from './gate';
import { unnamedMenus } from './menus-check';
import { sharedVersionsCheck } from './shared-versions-check';
import { shellBudgetCheck } from './shell-budget-check';

/** Every reason for which a built shell may not go live. */
export function checkShell(candidate: ShellCandidate, remotes: ReleaseFile[]): Refusal[] {
  const { description, files } = candidate;
  const { integrity, page } = description;
  return [
    ...pageCheck(files.get(page)?.toString() ?? ''),
    ...checkFiles([page], integrity, files),
    ...framesCheck(candidate),
    ...shellBudgetCheck(candidate),
    ...remotes.flatMap((remote) => incompatibilities(remote, description)),
  ];
}

/** What of a live remote does not fit a shell. */
export function incompatibilities(remote: ReleaseFile, shell: ShellFacts): Refusal[] {
  return [
    ...contractCheck(remote, shell),
    ...sharedVersionsCheck(remote, shell),
    ...unnamedMenus(remote, shell),
  ].map((refusal) => ({
    ...refusal,
    problem: `${refusal.problem} (${remote.name} ${remote.version} is live.)`,
    remedy: `Wait for its team's release, or release both in one go: npm run release -- shell ${remote.name}. From two repositories: stage each with --stage --set <name>, and switch the set.`,
  }));
}

/** The page has a place for the registry, for the configuration, and for the app. */
function pageCheck(html: string): Refusal[] {
  return ['registry', 'configuration', 'root']
    .filter((id) => !new RegExp(`\\bid="?${id}\\b`).test(html))
    .map((id) => ({
      check: 'page',
      problem: `The shell's page has no element with the id "${id}".`,
      remedy: 'Put it back into shell/src/index.ejs.',
    }));
}
