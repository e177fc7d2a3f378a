import { createHash } from 'node:crypto';
import type { Chunk, Compilation, Compiler } from 'webpack';
import { RELEASE_FILE, type Release } from '../registry';
import { isDevelopment } from './file-name';
import { screenModules } from './screen-map';

export interface ReleasePluginOptions {
  version: string;
  contractVersion: number;
  entry: string;
  routesFile: string;
  shared: Record<string, string>;
}

const isScript = (file: string) => file.endsWith('.js');

/** Emits `release.json`: what a shell must know to load and preload this build, with every file's hash. */
export class ReleasePlugin {
  constructor(private readonly options: ReleasePluginOptions) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      // After the real content hashes are known.
      compilation.hooks.processAssets.tap(
        { name: 'ReleasePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const release = JSON.stringify(this.describe(compilation), null, 2);
          compilation.emitAsset(RELEASE_FILE, new sources.RawSource(release));
        },
      );
    });
  }

  private describe(compilation: Compilation): Release {
    const { version, contractVersion, entry, routesFile, shared } = this.options;
    const routesChunk = compilation.namedChunks.get('routes');
    const routeFiles = routesChunk ? groupFiles([routesChunk]) : [];
    const known = new Set(routeFiles);
    const screens = Object.entries(screenModules(routesFile)).map(([pattern, module]): [string, string[]] => [
      pattern,
      filesOfModule(compilation, module).filter((file) => isScript(file) && !known.has(file)),
    ]);
    return {
      version,
      contractVersion,
      entry: entryFile(compilation, entry),
      routes: routeFiles.filter(isScript),
      styles: routeFiles.filter((file) => file.endsWith('.css')),
      screens: Object.fromEntries(screens),
      // A style that is exchanged in the page could not keep the hash of the one before.
      integrity: isDevelopment() ? {} : integrityOf(compilation),
      shared,
    };
  }
}

function entryFile(compilation: Compilation, entryName: string): string {
  const files = compilation.entrypoints.get(entryName)?.getFiles() ?? [];
  const file = files.find(isScript);
  if (file === undefined) throw new Error(`The build has no entry named ${entryName}`);
  return file;
}

/**
 * The files that the import of a module waits for: its own chunk and those it was split into.
 *
 * @param module its absolute path without extension
 */
export function filesOfModule(compilation: Compilation, module: string): string[] {
  const resources = [...compilation.modules].filter(
    (candidate) => candidate.nameForCondition()?.replace(/\.tsx?$/, '') === module,
  );
  return groupFiles(resources.flatMap((resource) => [...compilation.chunkGraph.getModuleChunks(resource)]));
}

function groupFiles(chunks: Chunk[]): string[] {
  const groups = chunks.flatMap((chunk) => [...chunk.groupsIterable]);
  return [...new Set(groups.flatMap((group) => group.chunks.flatMap((chunk) => [...chunk.files])))];
}

function integrityOf(compilation: Compilation): Record<string, string> {
  const hashes = compilation
    .getAssets()
    .filter(({ name }) => !name.endsWith('.map'))
    .map(({ name, source }): [string, string] => [
      name,
      `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`,
    ]);
  return Object.fromEntries(hashes.sort(([one], [other]) => one.localeCompare(other)));
}
