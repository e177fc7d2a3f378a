import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../../federation/src/workspaces';
import { RELEASE_FILE } from '../../federation/src/registry';
import { theRegistry } from '../src/a-shell';

interface Built {
  integrity: Record<string, string>;
  worker?: string;
  screens?: Record<string, string[]>;
}

const builtFile = (name: string, file: string) =>
  readFileSync(join(workspaceRoot, name, 'dist', file), 'utf8');
const releaseOf = (name: string) => JSON.parse(builtFile(name, RELEASE_FILE)) as Built;
const remoteNames = () => theRegistry().remotes.map(({ name }) => name);

/**
 * Every script and style sheet that comes later than the page itself, as the builds list them: build by file name. The
 * service worker is none of them: the browser asks for it, and not in these journeys. Nor is what reads live events: the
 * page asks for it by itself again after a minute, and polls meanwhile.
 *
 * @param isWanted of which builds, by name: `shell` or a remote's
 */
export function lazyFiles(isWanted: (build: string) => boolean): Map<string, string> {
  const page = builtFile('shell', 'index.html');
  const isOfPage = (name: string, file: string) => name === 'shell' && !isLazyOfShell(page, file);
  const files = ['shell', ...remoteNames()].filter(isWanted).flatMap((name) =>
    Object.keys(releaseOf(name).integrity)
      .filter((file) => /\.(js|css)$/.test(file) && file !== releaseOf(name).worker && !isOfPage(name, file))
      .filter((file) => !file.startsWith('events.'))
      .map((file): [string, string] => [file, name]),
  );
  return new Map(files);
}

/** The page may preload what comes later; what it loads itself are its elements. */
function isLazyOfShell(page: string, file: string): boolean {
  const elements = page.match(/<(script|link)\b[^>]*>/g) ?? [];
  return !elements.some(
    (element) => element.includes(file) && !/rel="?(preload|modulepreload)/.test(element),
  );
}

/** The hashes of the shell's files, as a released shell has them in its page. */
export const shellFiles = () => releaseOf('shell').integrity;

/**
 * A path for each page, as the builds list them; what they name is not there.
 *
 * @param isWanted of which remotes, by name
 */
export function everyPath(isWanted: (build: string) => boolean): string[] {
  const anId = '6f1e5c1c-6d8e-4f4a-9d6c-0f3a6a1b2c3d';
  const builds = remoteNames().filter(isWanted);
  const patterns = builds.flatMap((name) => Object.keys(releaseOf(name).screens ?? {}));
  return patterns.map((pattern) => pattern.replace(/:[^/]+/g, anId));
}
