import { relative, sep } from 'node:path';
import type { Compilation, Module } from 'webpack';
import { scope } from '../scope';

/**
 * Every module that a build's scripts contain, those within others included: concatenation hides modules. What loaders
 * run while they build is none: whether it is among the modules depends on what was cached.
 */
export function modulesOf({ modules, chunkGraph }: Compilation): Module[] {
  const shipped = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  return shipped.flatMap((module) => [
    module,
    ...('modules' in module && Array.isArray(module.modules) ? (module.modules as Module[]) : []),
  ]);
}

const ownPackages = [sep, 'node_modules', sep, scope, sep].join('');

/** Whether a module's file is another's package, and neither of this repository nor of the platform's packages. */
export const isOfPackage = (file: string): boolean =>
  file.includes(`${sep}node_modules${sep}`) && !file.includes(ownPackages);

/**
 * The files of a build's modules by their path in the repository, each once and sorted.
 *
 * @param root the repository's folder
 */
export function modulePaths(compilation: Compilation, root: string): string[] {
  const files = modulesOf(compilation).flatMap((module) => module.nameForCondition() ?? []);
  return [...new Set(files.map((file) => relative(root, file).replaceAll(sep, '/')))].sort();
}
