import type { Chunk, Compilation, Compiler } from 'webpack';
import type { ReleaseFile, RemoteTerms } from '../registry';
import { emitDescription, integrityOf, linksOf, versionOf } from './describe-build';
import { isDevelopment } from './file-name';
import { framesFile } from './frames-plugin';
import { screenModules } from './screen-map';
import { importedNames } from './shared-names';

export interface ReleasePluginOptions {
  name: string;
  scope: string;
  /** Claims, menus and origins of `remote.json`. */
  terms: RemoteTerms;
  contractVersion: number;
  routesFile: string;
  firstData?: ReleaseFile['firstData'];
  shared: Record<string, string>;
  /** Paths that it links to and that a build does not find. */
  links: string[];
}

const isScript = (file: string) => file.endsWith('.js');

/** Emits `release.json`: what a shell must know to load and preload this build, with every file's hash. */
export class ReleasePlugin {
  constructor(private readonly options: ReleasePluginOptions) {}

  apply(compiler: Compiler): void {
    emitDescription(compiler, (compilation) => this.describe(compilation));
  }

  private describe(compilation: Compilation): ReleaseFile {
    const { name, scope, terms, contractVersion, routesFile, shared, links, firstData } = this.options;
    const routesChunk = compilation.namedChunks.get('routes');
    const routeFiles = routesChunk ? groupFiles([routesChunk]) : [];
    const known = new Set(routeFiles);
    const screens = Object.entries(screenModules(routesFile)).map(([pattern, module]): [string, string[]] => [
      pattern,
      filesOfModule(compilation, module).filter((file) => isScript(file) && !known.has(file)),
    ]);
    const release = {
      contractVersion,
      entry: entryFile(compilation, scope),
      routes: routeFiles.filter(isScript),
      styles: routeFiles.filter((file) => file.endsWith('.css')),
      screens: Object.fromEntries(screens),
      // A style that is exchanged in the page could not keep the hash of the one before.
      integrity: isDevelopment() ? {} : integrityOf(compilation),
      shared,
      ...(firstData ? { firstData } : {}),
      name,
      scope,
      claims: terms.claims,
      menus: terms.menus ?? [],
      ...(terms.origins ? { origins: terms.origins } : {}),
      ...framesFile(compilation),
      uses: importedNames(compilation, Object.keys(shared)),
      links: linksOf(compilation, links),
    };
    return { version: versionOf(release), ...release };
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
