import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findRemotes } from '@drove/federation/remotes';
import { workspaceRoot } from '@drove/federation/workspaces';
import { runCommand, runNode } from '@drove/release/build/run-command';
import { PlainError } from '@drove/release/progress';
import type { RemotePlan } from './plan-remote';
import { writeFiles } from './write-files';
import { writeRemote } from './write-remote';
import { leaveRepository, writeRepository } from './write-repository';

/** Here stories are of shared components alone. */
const stories = fileURLToPath(new URL('template-stories', import.meta.url));

interface Place {
  folder: string;
  packages: string | undefined;
}

/** Writes a repository of its own for a new remote, and commits it. */
export async function writeStandalone(plan: RemotePlan, { folder, packages }: Place): Promise<void> {
  writeRepository({ folder, remote: plan, packages });
  writeRemote(plan, folder);
  writeFiles(stories, join(folder, plan.name), {});
  leaveRepository(join(folder, plan.name));
  await gitIn(folder)('init', '--quiet', '--initial-branch=main');
  await commitAll(folder, `Begin ${plan.name}`);
}

/**
 * Copies a remote of this repository out, with its history, and commits what changes because of it.
 *
 * @throws PlainError when there is no such remote, or git says no
 */
export async function copyOut(name: string, { folder, packages }: Place): Promise<void> {
  const remote = findRemotes().find((one) => one.name === name);
  if (!remote || !existsSync(join(workspaceRoot, name)))
    throw new PlainError(`There is no ${name} here. There are: ${listed(findRemotes())}.`);
  const split = (await gitIn(workspaceRoot)('subtree', 'split', '-q', `--prefix=${name}`, 'HEAD')).trim();
  writeRepository({ folder, remote, packages });
  const git = gitIn(folder);
  await git('init', '--quiet', '--initial-branch=main');
  await commitAll(folder, `Begin a repository for ${name}`);
  await git('fetch', '--quiet', workspaceRoot, split);
  await git('subtree', 'add', '-q', `--prefix=${name}`, 'FETCH_HEAD', '-m', `Bring ${name} here`);
  leaveRepository(join(folder, name));
  await commitAll(folder, 'Take the shared packages as packages');
}

type Git = (...args: string[]) => Promise<string>;

const gitIn =
  (folder: string): Git =>
  async (...args) => {
    const { code, output } = await runCommand('git', args, { folder });
    if (code !== 0) throw new PlainError(`git ${args[0] ?? ''} failed in ${folder}:\n${output}`);
    return output;
  };

/** As the repository's own `npm run format` leaves it, so that a team's first change is its own. */
async function commitAll(folder: string, message: string): Promise<void> {
  const git = gitIn(folder);
  const formatter = join(workspaceRoot, 'node_modules/oxfmt/bin/oxfmt');
  const { code, output } = await runNode([formatter, '--config', join(workspaceRoot, '.oxfmtrc.json')], {
    folder,
  });
  if (code !== 0) throw new PlainError(`${folder} cannot be formatted:\n${output}`);
  await git('add', '--all');
  await git('commit', '--quiet', '--message', message);
}

const listed = (remotes: { name: string }[]) => remotes.map(({ name }) => name).join(', ');
