import ts from 'typescript';

type Call = ts.CallExpression | ts.NewExpression;

/** Calls in a script that are of a kind, as they are written there; three at most. */
export function callsIn(path: string, text: string, isOfKind: (call: Call) => boolean): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && isOfKind(node))
      found.push(text.slice(node.pos, node.end).trim().slice(0, 80));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.slice(0, 3);
}
