import { brotliCompressSync, gzipSync } from 'node:zlib';
import { RELEASE_FILE, type ReleaseFile } from '@drove/federation/registry';
import { BUILD_GRAPH_FILE, isPrivateFile } from '@drove/federation/registry/build-graph';
import { SHELL, type ShellFile } from '@drove/federation/registry/shell-file';
import type { Candidate, ShellCandidate, ShellFacts } from '../gate/gate';
import { integrityOf } from '../integrity';

/** The shell that the releases of tests are made for. */
export const aShell: ShellFacts = {
  contractVersion: 1,
  provides: { react: '19.3.1', '@drove/shared-auth': '1.0.0' },
  names: { '@drove/shared-auth': ['useAuth'] },
};

/** What a test wants otherwise. */
export interface CandidateChanges {
  description?: Partial<ReleaseFile>;
  /** Files beside the usual ones, or instead of them. */
  files?: Record<string, string>;
  budgetKb?: number;
  totalBudgetKb?: number;
  fileBudgetKb?: number;
  /** What it was built from, beside its own sources. */
  modules?: string[];
}

/** A built release that passes the gate, of a version that is not built anywhere. */
export function aCandidate(version: string, changes: CandidateChanges = {}): Candidate {
  const files = new Map(
    Object.entries({
      'remoteEntry.0000000001.js': `/* ${version} */ const exposed = { "./routes": 1 };`,
      'routes.0000000002.js': `/* ${version} */`,
      'routes.0000000003.css': `.of-${version} { color: red }`,
      '417.0000000004.js': `/* the sign-in screen of ${version} */`,
      ...changes.files,
    }).map(([path, text]): [string, Buffer] => [path, Buffer.from(text)]),
  );
  const description: ReleaseFile = {
    name: 'remote-auth',
    scope: 'remote_auth',
    claims: [{ path: '/login', layout: 'auth' }],
    version,
    contractVersion: 1,
    entry: 'remoteEntry.0000000001.js',
    routes: ['routes.0000000002.js'],
    styles: ['routes.0000000003.css'],
    screens: { '/login': ['417.0000000004.js'] },
    integrity: Object.fromEntries(
      [...files].filter(([path]) => !isPrivateFile(path)).map(([path, bytes]) => [path, integrityOf(bytes)]),
    ),
    shared: { react: '^19.0.0', '@drove/shared-auth': '^1.0.0' },
    ...changes.description,
  };
  files.set(RELEASE_FILE, Buffer.from(JSON.stringify(description)));
  return {
    description,
    files,
    budgetKb: changes.budgetKb ?? 120,
    totalBudgetKb: changes.totalBudgetKb ?? 420,
    fileBudgetKb: changes.fileBudgetKb ?? 150,
    graph: { modules: [`${description.name}/src/routes.tsx`, ...(changes.modules ?? [])] },
  };
}

/** As a build leaves it: with the graph, which no visitor gets, and which what is stored is read with. */
export function built(candidate: Candidate): Candidate {
  candidate.files.set(BUILD_GRAPH_FILE, Buffer.from(JSON.stringify(candidate.graph)));
  return candidate;
}

/** The same, with the compressed forms of its scripts beside them. */
export function aCompressedCandidate(version: string): Candidate {
  const candidate = aCandidate(version);
  for (const [path, bytes] of [...candidate.files].filter(([one]) => one.endsWith('.js'))) {
    candidate.files.set(`${path}.br`, brotliCompressSync(bytes));
    candidate.files.set(`${path}.gz`, gzipSync(bytes));
  }
  return candidate;
}

/** The same of another remote, with a path of its own. */
export function aCandidateOf(name: string, version: string): Candidate {
  const claims = [{ path: `/${name}`, layout: 'public' }];
  return aCandidate(version, {
    description: { name, scope: name.replaceAll('-', '_'), claims, screens: {} },
  });
}

/** A built shell that fits the remotes above. */
export function aShellCandidate(version: string, description: Partial<ShellFile> = {}): ShellCandidate {
  const page = `<head><title>App</title></head><script id="registry"></script><script id="configuration"></script><div id="root" title="${version}"></div><script defer="defer" src="main.0000000001.js"></script>`;
  const files = new Map(
    Object.entries({ 'index.html': page, 'main.0000000001.js': `/* ${version} */` }).map(
      ([path, text]): [string, Buffer] => [path, Buffer.from(text)],
    ),
  );
  const described: ShellFile = {
    name: SHELL,
    version,
    ...aShell,
    page: 'index.html',
    integrity: Object.fromEntries([...files].map(([path, bytes]) => [path, integrityOf(bytes)])),
    apiBaseUrl: 'https://api.test',
    identityUrls: [],
    ...description,
  };
  files.set(RELEASE_FILE, Buffer.from(JSON.stringify(described)));
  return { description: described, files };
}
