import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { findWorkspaces, workspaceRoot } from '../stack/workspaces';

/** Which files a file imports, in one step or in many; paths are from the root of the repository. */
export interface ImportGraph {
  /**
   * A file and everything that it imports, also by `import()`.
   *
   * @param goesOn whether what this file imports counts, too; always when left out
   */
  reach: (file: string, goesOn?: (file: string) => boolean) => Set<string>;
}

const options: ts.CompilerOptions = {
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  module: ts.ModuleKind.ESNext,
  resolveJsonModule: true,
};

/** Reads each file once, when it is first reached; packages that are not of this repository are left out. */
export function createImportGraph(): ImportGraph {
  const known = new Map<string, string[]>();
  const cache = ts.createModuleResolutionCache(workspaceRoot, (name) => name, options);
  const own = new RegExp(`^(\\.|(${findWorkspaces().join('|')})(/|$))`);

  const resolve = (name: string, file: string): string | undefined => {
    const found = ts.resolveModuleName(
      name,
      join(workspaceRoot, file),
      options,
      ts.sys,
      cache,
    ).resolvedModule;
    if (found) return relative(workspaceRoot, found.resolvedFileName);
    // Style sheets and images.
    const beside = join(dirname(file), name);
    return name.startsWith('.') && existsSync(join(workspaceRoot, beside)) ? beside : undefined;
  };
  const importsOf = (file: string): string[] => {
    const before = known.get(file);
    if (before) return before;
    const imports = /\.[cm]?[jt]sx?$/.test(file)
      ? ts
          .preProcessFile(readFileSync(join(workspaceRoot, file), 'utf8'), true, true)
          .importedFiles.filter(({ fileName }) => own.test(fileName))
          .flatMap(({ fileName }) => resolve(fileName, file) ?? [])
      : [];
    known.set(file, imports);
    return imports;
  };

  return {
    reach(file, goesOn = () => true) {
      const found = new Set([file]);
      for (const each of found) {
        if (each !== file && !goesOn(each)) continue;
        for (const imported of importsOf(each)) found.add(imported);
      }
      return found;
    },
  };
}
