import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** This tree's root. */
export const ownTree = join(import.meta.dirname, '../../..');

/** The last commit in which each step of a trip had a transaction of its own. */
const earlierCommit = 'c75687f23b78';

/** What differed in how a database is prepared. */
const prepareEarlierDatabase = `
import { connectModules } from '../../src/connect-modules.js';
import { migrateToLatest } from '../../src/migrate.js';

export async function prepareDatabase({ kysely }) {
  connectModules();
  await migrateToLatest(kysely);
}
`;

/**
 * The source as that commit has it, in a folder of its own beside what is installed here.
 *
 * @returns undefined in a copy of the repository that lacks the commit, such as a shallow one
 */
export async function openEarlierTree(): Promise<{ tree: string; remove: () => Promise<void> } | undefined> {
  const git = (...given: string[]) => run('git', given, { cwd: ownTree });
  const isThere = await git('cat-file', '-e', `${earlierCommit}^{commit}`).then(
    () => true,
    () => false,
  );
  if (!isThere) return undefined;

  const folder = await mkdtemp(join(tmpdir(), 'bench-earlier-'));
  const tree = join(folder, 'tree');
  await git('worktree', 'add', '--detach', tree, earlierCommit);
  for (const modules of ['node_modules', 'backend/node_modules']) {
    await symlink(join(ownTree, modules), join(tree, modules), 'dir');
  }
  const bench = join(tree, 'backend/bench/reserve');
  await cp(join(import.meta.dirname, 'contestant.ts'), join(bench, 'contestant.ts'));
  await writeFile(join(bench, 'prepare-database.ts'), prepareEarlierDatabase);
  return {
    tree,
    remove: async () => {
      await git('worktree', 'remove', '--force', tree);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
