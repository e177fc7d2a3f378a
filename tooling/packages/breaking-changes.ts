import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * What of a package's types breaks the code of those who have the version before: a name that is gone, a value that does
 * not fit where the old one did, a type whose values do not. What only grows breaks no one. Of a generic type it is
 * seen that it is there.
 *
 * @param before the folder of the published package, with its types; below a `node_modules` that has what they import
 * @param after that of the new one
 * @returns a line for each, by entry and name: `./forms: TextField does not fit where it did`
 */
export function breakingChanges(before: string, after: string): string[] {
  const [old, now] = [entriesOf(before), entriesOf(after)];
  const program = ts.createProgram([...Object.values(old), ...Object.values(now)], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    types: [],
  });
  const checker = program.getTypeChecker();
  const exportsOf = (file: string | undefined) => {
    const source = file === undefined ? undefined : program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    const symbols = module ? checker.getExportsOfModule(module) : [];
    return new Map(symbols.map((symbol) => [symbol.name, resolved(symbol, checker)]));
  };
  return Object.entries(old).flatMap(([entry, file]) => {
    if (now[entry] === undefined) return [`${entry} is gone`];
    const next = exportsOf(now[entry]);
    return [...exportsOf(file)].flatMap(([name, symbol]) => {
      const successor = next.get(name);
      if (!successor) return [`${entry}: ${name} is gone`];
      return fits(successor, symbol, checker) ? [] : [`${entry}: ${name} does not fit where it did`];
    });
  });
}

/** Declaration files by entry; an entry with a `*` names nothing of its own. */
function entriesOf(folder: string): Record<string, string> {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string | object>;
  };
  return Object.fromEntries(
    Object.entries(exports)
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      .map(([entry, target]): [string, string] => [entry, join(folder, target.replace(/\.js$/, '.d.ts'))])
      .filter(([, file]) => file.endsWith('.d.ts') && existsSync(file)),
  );
}

const resolved = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

function fits(successor: ts.Symbol, symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0;
  if (isValue && (successor.flags & ts.SymbolFlags.Value) === 0) return false;
  // Its parameters are other ones than the old type's, to which nothing compares them.
  if (!isValue && isGeneric(symbol)) return isGeneric(successor);
  const typeOf = (one: ts.Symbol) =>
    isValue ? checker.getTypeOfSymbol(one) : checker.getDeclaredTypeOfSymbol(one);
  return checker.isTypeAssignableTo(typeOf(successor), typeOf(symbol));
}

const isGeneric = ({ declarations = [] }: ts.Symbol) =>
  declarations.some(
    (one) =>
      (ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one)) && one.typeParameters !== undefined,
  );

/** `0.2.0` for `0.1.3`, and `2.0.0` for `1.4.1`: the least version that may break what others have written. */
export function leastBreakingVersion(published: string): string {
  const [major = 0, minor = 0] = published.split('.').map(Number);
  return major === 0 ? `0.${minor + 1}.0` : `${major + 1}.0.0`;
}
