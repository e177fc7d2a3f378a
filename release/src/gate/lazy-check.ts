import ts from 'typescript';
import { callsIn } from './calls-in';
import type { GateCheck } from './gate';

/** Nothing of a remote is loaded by React.lazy, which keeps a failure for ever: "Try again" would try nothing. */
export const lazyCheck: GateCheck = ({ description: { name }, files }) =>
  [...files]
    .filter(([path, bytes]) => path.endsWith('.js') && bytes.includes('.lazy'))
    .flatMap(([path, bytes]) =>
      callsIn(path, bytes.toString(), isLazy).map((call) => ({
        check: 'loading',
        problem: `${path} of ${name} loads a part by React.lazy, which fails for ever once it has failed: ${call}`,
        remedy: 'Use loadPart of @drove/shared-auth for a component, and loadModule for anything else.',
      })),
    );

/** React is the shell's, so that the name of its function stays in a build: `(0,r.lazy)(()=>…)`. */
function isLazy({ expression, arguments: given }: ts.CallExpression | ts.NewExpression): boolean {
  const inner = ts.isParenthesizedExpression(expression) ? expression.expression : expression;
  const called = ts.isBinaryExpression(inner) ? inner.right : inner;
  if (!ts.isPropertyAccessExpression(called) || called.name.text !== 'lazy') return false;
  const [loaded] = given ?? [];
  return loaded !== undefined && (ts.isArrowFunction(loaded) || ts.isFunctionExpression(loaded));
}
