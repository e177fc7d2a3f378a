import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Compiler } from 'webpack';

const GENERATED_ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]{32}\.js$/;

/**
 * Gives the entry that Module Federation generates a name and a content that do not depend on the checkout's folder.
 *
 * Module Federation writes a file that imports its runtime and our runtime plug-ins by absolute path, and names it by
 * the hash of that text. The name becomes part of module ids and so of every hashed file name: the same commit, built
 * in two folders, would be two releases.
 */
export class StableEntryPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('StableEntryPlugin', (factory) => {
      factory.hooks.beforeResolve.tap('StableEntryPlugin', (data) => {
        if (!GENERATED_ENTRY.test(data.request)) return;
        data.request = writeStableEntry(data.request, compiler.options.output.uniqueName ?? 'build');
      });
    });
    compiler.hooks.compilation.tap('StableEntryPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableEntryPlugin', (modules) => {
        for (const module of modules) {
          // Its own name contains the generated file's.
          if (module.identifier().startsWith('container entry ')) {
            compilation.chunkGraph.setModuleId(module, 'container');
          }
        }
      });
    });
  }
}

/** Writes the same entry with relative imports beside the generated one, and returns its path. */
function writeStableEntry(generated: string, build: string): string {
  const folder = dirname(generated);
  // One for each build: those of one process, as isolation has them, share the folder.
  const stable = join(folder, `entry-${build}.js`);
  const code = relativeImports(readFileSync(generated, 'utf8'), folder);
  // Written once: a watching build would otherwise take each build for a change.
  if (!existsSync(stable) || readFileSync(stable, 'utf8') !== code) writeFileSync(stable, code);
  return stable;
}

/**
 * Rewrites imports by absolute path to imports relative to a folder.
 *
 * @param code ES module source, with imports in single quotes
 * @param folder absolute path of the folder that the code lies in
 */
function relativeImports(code: string, folder: string): string {
  return code.replace(/ from '((?:\/|[A-Za-z]:[\\/])[^']*)';/g, (_, path: string) => {
    const shortest = relative(folder, path).split(sep).join('/');
    return ` from '${shortest.startsWith('.') ? shortest : `./${shortest}`}';`;
  });
}
