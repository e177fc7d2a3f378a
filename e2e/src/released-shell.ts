import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenOnLoopback } from '../../release/src/serve/loopback';
import { createShellSite } from '../../tooling/local/serve/shell-site';
import { serveReleases } from '../../tooling/local/stack/served-releases';
import { configurationOf } from '../../tooling/local/stack/stack';
import { workspaceRoot } from '../../federation/src/workspaces';
import type { Candidate, ShellCandidate } from '../../release/src/gate/gate';
import { encodedFile } from '../../federation/src/encodings/encodings';
import { integrityOf } from '../../release/src/integrity';
import { shellHere } from '../../release/src/publish/prepare-release';
import { publish } from '../../release/src/publish/publish';
import { readBuild, readShellBuild } from '../../release/src/publish/read-build';
import { folderStore } from '../../release/src/store/folder-store';
import type { ReleaseStore } from '../../release/src/store/release-store';
import { readStack } from './stack-under-test';

/** A shell that serves releases out of a folder of its own, as `npm start` does. */
export interface ReleasedShell {
  url: string;
  store: ReleaseStore;
  folder: string;
  /** The paths that it was asked for, in their order. */
  asked: string[];
  release: (candidate: Candidate | ShellCandidate, percent?: number) => Promise<void>;
  stop: () => Promise<void>;
}

/** Nothing is released in it yet: it shows what was built. */
export async function serveReleasedShell(port: number, { usesWorker = false } = {}): Promise<ReleasedShell> {
  const dataDir = await mkdtemp(join(tmpdir(), 'released-'));
  const { addresses } = readStack();
  const releases = serveReleases({ ...addresses, shell: { ...addresses.shell, port } }, dataDir);
  const asked: string[] = [];
  const site = createShellSite(releases.read, configurationOf(addresses), { usesWorker });
  const answer = releases.before(site);
  const server = await listenOnLoopback(port, (request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  const url = `http://localhost:${port}`;
  const folder = join(dataDir, 'releases');
  const store = folderStore(folder, `${url}/releases/`);
  return {
    url,
    store,
    folder,
    asked,
    release: async (candidate, percent = 100) => {
      await publish(store, {
        candidates: [candidate],
        unreleased: { shell: shellHere() },
        commit: 'of the test',
        percent,
        author: 'the test',
        // Journeys are about what browsers get; the gate has tests of its own.
        further: [],
      });
    },
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

type Words = [string, string];

/** A remote as it was built, or with other words in it and another version: what a team would have changed. */
export async function aBuildOf(name: string, version?: string, words: Words = ['', '']): Promise<Candidate> {
  const build = await readBuild(join(workspaceRoot, name));
  return version === undefined ? build : changed(build, version, words);
}

/** The same of the shell. */
export async function aBuildOfTheShell(version: string, words: Words): Promise<ShellCandidate> {
  return changed(await readShellBuild(), version, words);
}

function changed<Build extends Candidate | ShellCandidate>(
  build: Build,
  version: string,
  [from, to]: Words,
): Build {
  const written = (path: string, bytes: Buffer) =>
    /\.(js|html)$/.test(path) ? Buffer.from(bytes.toString().replaceAll(from, to)) : bytes;
  const files = new Map([...build.files].map(([path, bytes]) => [path, written(path, bytes)]));
  for (const path of build.files.keys()) {
    const plain = encodedFile(path)?.plain ?? path;
    // What it was compressed to stands for the words of before.
    if (plain !== path && !files.get(plain)?.equals(build.files.get(plain) ?? Buffer.alloc(0))) {
      files.delete(path);
    }
  }
  const integrity = Object.fromEntries(
    Object.keys(build.description.integrity).map((path) => [
      path,
      integrityOf(files.get(path) ?? Buffer.alloc(0)),
    ]),
  );
  const description = { ...build.description, version, integrity };
  files.set('release.json', Buffer.from(JSON.stringify(description)));
  return { ...build, description, files };
}
