import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { scope } from '@drove/federation/scope';
import { workspaceRoot } from '@drove/federation/workspaces';
import { readSymbols, type ModuleSymbols } from './module-symbols';

/** A declaration of a module: its file, and its name in it; `*` is what the module does when it is loaded. */
export type SymbolId = `${string}#${string}`;

/** Which declarations use which, through imports by name; paths are from the root of the repository. */
export interface SymbolGraph {
  files: string[];
  /**
   * The declarations of a file, and `*` for the file as a whole.
   *
   * @param before its text until now: leaves out what has the same text still
   */
  symbolsOf: (file: string, before?: string) => SymbolId[];
  /** What a file uses of others. */
  usedBy: (file: string) => SymbolId[];
  /**
   * What uses the given declarations, in one step or in many, nearest first, with the number of files between.
   *
   * @param goesOn whether the users of what this file declares count, too
   */
  usersOf: (symbols: SymbolId[], goesOn: (file: string) => boolean) => Map<SymbolId, number>;
}

const options: ts.CompilerOptions = {
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  module: ts.ModuleKind.ESNext,
  resolveJsonModule: true,
};

/** @param files from the root of the repository; others, and packages that are not of it, are left out */
export function createSymbolGraph(files: string[]): SymbolGraph {
  const modules = new Map<string, ModuleSymbols>();
  for (const file of files) {
    if (isScript(file)) modules.set(file, readSymbols(readFileSync(join(workspaceRoot, file), 'utf8')));
  }
  const resolve = createResolver();

  /** The declarations that an exported name stands for: barrels are followed by that name alone. */
  const exported = (file: string | undefined, name: string, seen = new Set<SymbolId>()): SymbolId[] => {
    const id: SymbolId = `${file ?? ''}#${name}`;
    if (file === undefined || seen.has(id)) return [];
    seen.add(id);
    const module = modules.get(file);
    if (!module) return [`${file}#*`];
    const passedOn = module.passesOn.flatMap((from) => exported(resolve(file, from), name, seen));
    if (name === '*') {
      return [
        `${file}#*`,
        ...passedOn,
        ...[...module.exports.keys()].flatMap((each) => exported(file, each, seen)),
      ];
    }
    const local = module.exports.get(name);
    return local === undefined ? passedOn : meant(file, module, local, seen);
  };
  const meant = (
    file: string,
    { declarations, links }: ModuleSymbols,
    name: string,
    seen?: Set<SymbolId>,
  ): SymbolId[] => {
    const link = links.get(name);
    if (link) return exported(resolve(file, link.from), link.name, seen);
    return declarations.has(name) ? [`${file}#${name}`] : [];
  };

  const users = new Map<SymbolId, SymbolId[]>();
  const add = (used: SymbolId, user: SymbolId) => {
    const known = users.get(used);
    if (known) known.push(user);
    else users.set(used, [user]);
  };
  for (const [file, module] of modules) {
    for (const [name, { uses }] of module.declarations) {
      for (const used of uses) for (const id of meant(file, module, used)) add(id, `${file}#${name}`);
    }
    for (const from of module.loads) {
      const loaded = resolve(file, from);
      if (loaded !== undefined) add(`${loaded}#*`, `${file}#*`);
    }
  }

  return {
    files,
    symbolsOf: (file, before) => {
      const now = modules.get(file);
      if (!now) return [`${file}#*`];
      const old = before === undefined ? undefined : readSymbols(before);
      const isOther = (name: string) =>
        JSON.stringify(old?.links.get(name)) !== JSON.stringify(now.links.get(name));
      const declared = [...now.declarations].filter(
        ([name, { text, uses }]) => old?.declarations.get(name)?.text !== text || [...uses].some(isOther),
      );
      const passedOn = [...now.exports].filter(([, local]) => now.links.has(local) && isOther(local));
      return [
        ...declared.map(([name]): SymbolId => `${file}#${name}`),
        ...passedOn.flatMap(([name]) => exported(file, name)),
      ];
    },
    usedBy: (file) => {
      const module = modules.get(file);
      return module ? [...module.links.keys()].flatMap((name) => meant(file, module, name)) : [];
    },
    usersOf: (symbols, goesOn) => {
      const found = new Map(symbols.map((id) => [id, 0]));
      for (const [id, distance] of found) {
        const file = fileOf(id);
        if (distance > 0 && !goesOn(file)) continue;
        for (const user of users.get(id) ?? []) {
          const next = distance + (fileOf(user) === file ? 0 : 1);
          if (!found.has(user)) found.set(user, next);
        }
      }
      return found;
    },
  };
}

export function fileOf(id: SymbolId): string {
  return id.slice(0, id.indexOf('#'));
}

function isScript(file: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(file) && !file.endsWith('.d.ts');
}

/** Files by the path or the package name that a file imports; each once. */
function createResolver(): (file: string, path: string) => string | undefined {
  const cache = ts.createModuleResolutionCache(workspaceRoot, (name) => name, options);
  const own = new RegExp(`^(\\.|${scope}/)`);
  const known = new Map<string, string | undefined>();
  return (file, path) => {
    if (!own.test(path)) return undefined;
    const beside = path.startsWith('.') ? join(dirname(file), path) : path;
    if (!known.has(beside)) {
      const from = join(workspaceRoot, file);
      const found = ts.resolveModuleName(path, from, options, ts.sys, cache).resolvedModule;
      const asset = existsSync(join(workspaceRoot, beside)) ? beside : undefined;
      known.set(beside, found ? relative(workspaceRoot, found.resolvedFileName) : asset);
    }
    return known.get(beside);
  };
}
