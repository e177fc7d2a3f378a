import ts from 'typescript';
import { callsIn } from './calls-in';
import type { GateCheck } from './gate';

/** How a library asks for the global object where there is no `globalThis`; here it never comes to that. */
const harmless = new Set(['return this']);

/** No script makes code of text: the page's policy forbids it, so that it would throw in every browser. */
export const evaluatedCodeCheck: GateCheck = ({ description: { name }, files }) =>
  [...files]
    .filter(([path]) => path.endsWith('.js'))
    .flatMap(([path, bytes]) => {
      const text = bytes.toString();
      // Few files have the words at all.
      if (!/\b(?:eval|Function|setTimeout|setInterval)\b/.test(text)) return [];
      return callsIn(path, text, isEvaluation).map((call) => ({
        check: 'policy',
        problem: `${path} of ${name} makes code of text, which the page's policy forbids: ${call}`,
        remedy:
          'Write it as code, or leave the library that does it: search the sources and the packages for "new Function" and "eval(".',
      }));
    });

function isEvaluation({ expression, arguments: given }: ts.CallExpression | ts.NewExpression): boolean {
  const called = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
  if (!ts.isIdentifier(called)) return false;
  const body = given?.at(-1);
  const [first] = given ?? [];
  if (called.text === 'eval') return ts.isIdentifier(expression) && first !== undefined;
  if (called.text === 'setTimeout' || called.text === 'setInterval')
    return first !== undefined && (ts.isStringLiteralLike(first) || ts.isTemplateExpression(first));
  if (called.text !== 'Function' || body === undefined) return false;
  return !(ts.isStringLiteralLike(body) && harmless.has(body.text));
}
