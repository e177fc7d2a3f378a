import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A page's path as code writes it: what is only known in the browser is `*`. */
const isPath = /^\/(?:[a-z0-9*][\w.*-]*(?:\/[\w.*-]+)*)?$/i;

/**
 * Paths that files may link to: every text in them that looks like one, a template's values as `*`
 * (`/dashboard/reservations/*`), without query and fragment. Not every one is a link; the gate asks only about those
 * that are a live page.
 *
 * @param files absolute paths of TypeScript sources
 * @returns each once, sorted
 */
export function findLinks(files: string[]): string[] {
  const found = new Set<string>();
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
    const visit = (node: ts.Node): void => {
      const path = textOf(node)
        ?.split(/[?#]/, 1)[0]
        ?.replace(/(.)\/$/, '$1');
      if (path !== undefined && isPath.test(path)) found.add(path);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return [...found].sort();
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join('');
}
