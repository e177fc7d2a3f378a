import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import { encodedFile } from '../encodings/encodings';
import { RELEASE_FILE } from '../registry';
import { BUILD_GRAPH_FILE, isPrivateFile } from '../registry/build-graph';
import { isOfPackage, modulePaths, modulesOf } from './build-modules';
import { findLinks } from './find-links';
import { isDevelopment } from './file-name';

/**
 * Emits `release.json`, in which a build describes itself.
 *
 * @param describe asked when every file is there under its last name
 */
export function emitDescription(
  compiler: Compiler,
  describe: (compilation: Compilation) => { version: string },
): void {
  const { Compilation, sources } = compiler.webpack;
  compiler.hooks.thisCompilation.tap('ReleaseDescription', (compilation) => {
    // After the real content hashes are known.
    compilation.hooks.processAssets.tap(
      { name: 'ReleaseDescription', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
      () => {
        const description = JSON.stringify(describe(compilation), null, 2);
        compilation.emitAsset(RELEASE_FILE, new sources.RawSource(description));
        if (isDevelopment()) return;
        const graph = { modules: modulePaths(compilation, dirname(compiler.context)) };
        compilation.emitAsset(BUILD_GRAPH_FILE, new sources.RawSource(JSON.stringify(graph)));
      },
    );
  });
}

/** The paths that the repository's own modules of a build may link to, with those that `remote.json` names. */
export function linksOf(compilation: Compilation, named: string[] = []): string[] {
  // While it is worked on, no one asks.
  if (isDevelopment()) return named;
  const files = modulesOf(compilation).flatMap((module) => module.nameForCondition() ?? []);
  const own = new Set(files.filter((file) => /\.(tsx?|js)$/.test(file) && !isOfPackage(file)));
  return [...new Set([...findLinks([...own]), ...named])].sort();
}

/** The same content has the same version, on whatever machine and from whatever commit it was built. */
export function versionOf(description: object): string {
  return createHash('sha256').update(JSON.stringify(description)).digest('hex').slice(0, 12);
}

/**
 * Every file's hash by its path. Source maps have none, because nothing of them is run; neither have compressed forms,
 * because browsers look at what comes out of them.
 */
export function integrityOf(compilation: Compilation): Record<string, string> {
  const hashes = compilation
    .getAssets()
    .filter(({ name }) => !isPrivateFile(name) && !encodedFile(name))
    .map(({ name, source }): [string, string] => [
      name,
      `sha256-${createHash('sha256').update(source.buffer()).digest('base64')}`,
    ]);
  return Object.fromEntries(hashes.sort(([one], [other]) => (one < other ? -1 : 1)));
}
