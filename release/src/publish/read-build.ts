import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainError } from '../progress';
import { workspaceRoot } from '@drove/federation/workspaces';
import { RELEASE_FILE, checkReleaseFile } from '@drove/federation/registry';
import { BUILD_GRAPH_FILE, checkBuildGraph } from '@drove/federation/registry/build-graph';
import type { RemoteJson } from '@drove/federation/webpack/remote-config';
import { SHELL, checkShellFile } from '@drove/federation/registry/shell-file';
import type { Candidate, ShellCandidate } from '../gate/gate';

/** Enough for a form or a list with its libraries; more must be asked for in remote.json. */
const defaultBudgetKb = 120;
/** What the largest of today's needs, and a sixth more. */
const defaultTotalBudgetKb = 420;
/** A library of charts fits in; what is larger keeps a phone busy for long. */
const defaultFileBudgetKb = 150;

/**
 * What a remote's last build left in its dist.
 *
 * @param folder the remote's folder
 * @throws PlainError when there is no build, or none that can be described
 */
export async function readBuild(folder: string): Promise<Candidate> {
  const files = await readFiles(folder);
  const {
    budgetKb = defaultBudgetKb,
    totalBudgetKb = defaultTotalBudgetKb,
    fileBudgetKb = defaultFileBudgetKb,
  } = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')) as RemoteJson;
  return {
    description: described(files, checkReleaseFile),
    files,
    budgetKb,
    totalBudgetKb,
    fileBudgetKb,
    graph: described(files, checkBuildGraph, BUILD_GRAPH_FILE),
  };
}

/** The same of the shell. */
export async function readShellBuild(): Promise<ShellCandidate> {
  const files = await readFiles(join(workspaceRoot, SHELL));
  return { description: described(files, checkShellFile), files };
}

async function readFiles(folder: string): Promise<Map<string, Buffer>> {
  const dist = join(folder, 'dist');
  if (!existsSync(join(dist, RELEASE_FILE))) {
    throw new PlainError(`${dist} has no ${RELEASE_FILE}: the build did not come to its end.`);
  }
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = new Map<string, Buffer>();
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    files.set(path.slice(dist.length + 1), await readFile(path));
  }
  return files;
}

function described<Description>(
  files: Map<string, Buffer>,
  check: (value: unknown) => Description,
  file = RELEASE_FILE,
): Description {
  try {
    return check(JSON.parse(files.get(file)?.toString() ?? ''));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainError(`The build describes itself wrongly in ${file}: ${reason}. Build it again.`);
  }
}
