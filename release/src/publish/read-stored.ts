import { RELEASE_FILE, checkReleaseFile, type ReleaseFile } from '@drove/federation/registry';
import { BUILD_GRAPH_FILE, checkBuildGraph } from '@drove/federation/registry/build-graph';
import { SHELL, checkShellFile, type ShellFile } from '@drove/federation/registry/shell-file';
import type { Candidate, ShellCandidate } from '../gate/gate';
import { PlainError } from '../progress';
import type { ReleaseStore, StoredFiles } from '../store/release-store';

/**
 * A release as it lies in a store, byte by byte: its served files, and beside them what is kept from visitors. How heavy it
 * may be was judged when it was built, and is the same everywhere.
 *
 * @throws PlainError when a file is missing, or the place of source maps, where the graph of its build is
 */
export async function readStored(
  store: ReleaseStore,
  name: string,
  version: string,
): Promise<Candidate | ShellCandidate> {
  const folder = `${name}/${version}`;
  const served = await readAll(store, folder);
  const files = new Map([...served, ...(store.sourceMaps ? await readAll(store.sourceMaps, folder) : [])]);
  const description = jsonOf(files, RELEASE_FILE, folder, store);
  if (name === SHELL) return { description: checkShellFile(description), files };
  return {
    description: checkReleaseFile(description),
    files,
    budgetKb: Infinity,
    totalBudgetKb: Infinity,
    fileBudgetKb: Infinity,
    graph: checkBuildGraph(jsonOf(files, BUILD_GRAPH_FILE, folder, store)),
  };
}

/** How a stored version describes itself; nothing where there is none. */
export async function readDescription(
  store: Pick<ReleaseStore, 'read'>,
  name: string,
  version: string,
): Promise<ReleaseFile | ShellFile | undefined> {
  const bytes = await store.read(`${name}/${version}/${RELEASE_FILE}`);
  if (!bytes) return undefined;
  const described: unknown = JSON.parse(bytes.toString());
  return name === SHELL ? checkShellFile(described) : checkReleaseFile(described);
}

async function readAll(files: StoredFiles, folder: string): Promise<[string, Buffer][]> {
  const paths = await files.list(folder);
  return Promise.all(
    paths.map(async (path): Promise<[string, Buffer]> => {
      const bytes = await files.read(`${folder}/${path}`);
      if (!bytes) throw new PlainError(`${folder}/${path} went away while it was read.`);
      return [path, bytes];
    }),
  );
}

function jsonOf(files: Map<string, Buffer>, file: string, folder: string, store: ReleaseStore): unknown {
  const bytes = files.get(file);
  if (bytes) return JSON.parse(bytes.toString());
  const where = file === RELEASE_FILE ? '' : ' Name the place of its source maps in RELEASES_SOURCE_MAPS.';
  throw new PlainError(`${folder} in ${store.description} has no ${file}.${where}`);
}
