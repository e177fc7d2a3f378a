import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../progress';
import { nxEnvironment, runCommand } from '../stack/run-command';
import { findWorkspaces, workspaceRoot } from '../stack/workspaces';

/** What differs from the main branch: commits since it was left, and what is not committed or not even added yet. */
export interface Changes {
  /** The commit that is compared with. */
  base: string;
  /** From the root of the repository; a removed file, too. */
  files: string[];
  /** The packages that these files are of, and those that use them, as Nx has it. */
  workspaces: string[];
}

/** @throws PlainError outside of a Git repository */
export async function findChanges(): Promise<Changes> {
  const base = await mergeBase();
  const [changed, added] = await Promise.all([
    git('diff', '--name-only', '--no-renames', base),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  const files = [...new Set([...changed, ...added])].sort();
  return { base, files, workspaces: files.length > 0 ? await affectedWorkspaces(files) : [] };
}

/** Of a changed file that is still there. */
export function isThere(file: string): boolean {
  return existsSync(join(workspaceRoot, file));
}

async function mergeBase(): Promise<string> {
  for (const branch of ['main', 'origin/main', 'HEAD']) {
    const { code, output } = await run('git', ['merge-base', branch, 'HEAD']);
    if (code === 0) return output.trim();
  }
  throw new PlainError('--changed compares with the main branch, and this folder is no Git repository.');
}

/** The packages that files are of, and those that use them, as Nx has it. */
export async function affectedWorkspaces(files: string[]): Promise<string[]> {
  const nx = join(workspaceRoot, 'node_modules/nx/dist/bin/nx.js');
  const { code, output } = await run(process.execPath, [
    nx,
    ...['show', 'projects', '--affected', '--json', `--files=${files.join(',')}`],
  ]);
  if (code !== 0) throw new PlainError(`Nx does not know what the changes touch:\n${output}`);
  const names = JSON.parse(output.slice(output.indexOf('['))) as string[];
  return findWorkspaces().filter((workspace) => names.includes(workspace));
}

async function git(...args: string[]): Promise<string[]> {
  const { code, output } = await run('git', args);
  if (code !== 0) throw new PlainError(output);
  return output.split('\n').filter(Boolean);
}

const run = (command: string, args: string[]) => runCommand(command, args, { environment: nxEnvironment });
