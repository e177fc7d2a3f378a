import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '@drove/release/progress';
import { workspaceRoot } from '@drove/federation/workspaces';

/** What differs from the main branch: commits since it was left, and what is not committed or not even added yet. */
export interface Changes {
  /** The commit that is compared with. */
  base: string;
  /** From the root of the repository; a removed file, too. */
  files: string[];
  /** The text of a file before its change; none of a new one. */
  before: (file: string) => string | undefined;
}

/** @throws PlainError outside of a Git repository */
export function findChanges(): Changes {
  const base = mergeBase();
  const files = [
    ...lines('diff', '--name-only', '--no-renames', base),
    ...lines('ls-files', '-o', '--exclude-standard'),
  ];
  return { base, files: [...new Set(files)].sort(), before: (file) => git('show', `${base}:${file}`) };
}

/** Every file of the repository that is there, but for what Git ignores. */
export function repositoryFiles(): string[] {
  return lines('ls-files', '-co', '--exclude-standard').filter(isThere);
}

/** Of a changed file that is still there. */
export function isThere(file: string): boolean {
  return existsSync(join(workspaceRoot, file));
}

function mergeBase(): string {
  for (const branch of ['main', 'origin/main', 'HEAD']) {
    const commit = git('merge-base', branch, 'HEAD')?.trim();
    if (commit !== undefined) return commit;
  }
  throw new PlainError('--changed compares with the main branch, and this folder is no Git repository.');
}

const lines = (...args: string[]) => (git(...args) ?? '').split('\n').filter(Boolean);

/** What Git prints; nothing where it fails. */
function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: workspaceRoot,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}
