import type { Compilation } from 'webpack';
import { isOfPackage, modulesOf } from './build-modules';

/** Names by shared library. */
export type SharedNames = Record<string, string[]>;

/**
 * What a remote's own code imports of each shared library. A shell of last week may not have a name of today, although
 * the version of the contract is the same: names may be added to it at any time.
 */
export function importedNames(compilation: Compilation, libraries: string[]): SharedNames {
  const { HarmonyImportDependency } = compilation.compiler.webpack.dependencies;
  const names = new Map(libraries.map((library) => [library, new Set<string>()]));
  for (const module of modulesOf(compilation)) {
    // Packages ask for names that may not be there, and do without.
    const file = module.nameForCondition();
    if (!file || isOfPackage(file)) continue;
    for (const dependency of module.dependencies) {
      if (!(dependency instanceof HarmonyImportDependency)) continue;
      const { ids } = dependency as { ids?: string[] };
      if (ids?.[0] !== undefined) names.get(dependency.request)?.add(ids[0]);
    }
  }
  return sorted(names);
}

/** What a shell's build provides under the name of each shared library, as far as a build can tell. */
export function providedNames(compilation: Compilation): SharedNames {
  const { moduleGraph } = compilation;
  const names = new Map<string, string[]>();
  for (const module of compilation.modules) {
    const library = /^provide module \([^)]*\) (.+)@[^@]* = /.exec(module.identifier())?.[1];
    const [dependency] = module.dependencies;
    const provided = dependency && moduleGraph.getModule(dependency);
    const exported = provided && moduleGraph.getProvidedExports(provided);
    if (library !== undefined && Array.isArray(exported)) names.set(library, exported);
  }
  return sorted(names);
}

function sorted(names: Map<string, Iterable<string>>): SharedNames {
  const entries = [...names].map(([library, some]): [string, string[]] => [library, [...some].sort()]);
  return Object.fromEntries(entries.filter(([, some]) => some.length > 0).sort());
}
