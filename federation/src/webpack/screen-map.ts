import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/**
 * Which module draws which route, read from a remote's route table: `{ '/carlisting/car/:id': '…/car-screen' }`.
 *
 * The shell preloads the screen of the first route, and only the build knows the file behind an `import()`. A
 * screen that is written in a way that this does not see is loaded without a preload, nothing else.
 *
 * @param routesFile the exposed module, which calls `defineRemote`
 * @returns absolute module paths without extension by full route pattern
 */
export function screenModules(routesFile: string): Record<string, string> {
  const source = ts.createSourceFile(
    routesFile,
    readFileSync(routesFile, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const modules: Record<string, string> = {};
  const visit = (node: ts.Node, claim: string | undefined) => {
    if (ts.isObjectLiteralExpression(node) && claim !== undefined) {
      const screen = property(node, 'screen');
      const module = screen && importedModule(screen);
      if (module !== undefined) {
        const path = property(node, 'path');
        const relative = path && ts.isStringLiteralLike(path) ? path.text : '';
        const pattern = `${claim === '/' ? '' : claim}/${relative}`.replace(/(.)\/$/, '$1');
        modules[pattern] = join(dirname(routesFile), module);
      }
    }
    const below =
      ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.name) && node.name.text.startsWith('/')
        ? node.name.text
        : claim;
    ts.forEachChild(node, (child) => {
      visit(child, below);
    });
  };
  visit(source, undefined);
  return modules;
}

function property(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const found = object.properties.find(
    (candidate): candidate is ts.PropertyAssignment =>
      ts.isPropertyAssignment(candidate) && candidate.name.getText() === name,
  );
  return found?.initializer;
}

function importedModule(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [specifier] = node.arguments;
    return specifier && ts.isStringLiteralLike(specifier) ? specifier.text : undefined;
  }
  return ts.forEachChild(node, importedModule);
}
