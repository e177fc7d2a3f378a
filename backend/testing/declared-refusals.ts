import type { App } from '../src/platform/http/app-types.js';
import { problemStatuses, type ProblemCode } from '../src/platform/http/problem.js';
import type { ProblemBody } from '../src/platform/http/problem.schemas.js';
import { refusalsKey } from '../src/platform/http/refusals.js';

export interface WatchedRefusals {
  /** @throws Error naming the operations, and what they refused with without saying so */
  assertDeclared: () => void;
}

/**
 * Watches with which codes an app's operations refuse, and with which statuses: any test that is refused finds out
 * whether the operation says that it may be.
 */
export function watchRefusals(app: App): WatchedRefusals {
  const undeclared = new Set<string>();
  app.addHook('onSend', (request, reply, payload, done) => {
    const { method, routeOptions } = request;
    const declared = declaredRefusals(routeOptions.schema);
    // A page for people has no code.
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    if (reply.statusCode >= 400 && declared !== undefined && typeof payload === 'string' && !isPage) {
      const { code } = JSON.parse(payload) as ProblemBody;
      const operation = `${method} ${routeOptions.url ?? ''}`;
      if (!declared.includes(code))
        undeclared.add(`${operation} refuses with ${code}, which its config.refuses does not say.`);
      if (problemStatuses[code] !== reply.statusCode)
        undeclared.add(`${operation} refuses with ${code} as ${reply.statusCode}: its status is another.`);
    }
    done();
  });
  return {
    assertDeclared: () => {
      if (undeclared.size > 0) throw new Error([...undeclared].join('\n'));
    },
  };
}

/** Undefined for routes that are in no document, such as those that tests add. */
function declaredRefusals(schema: object | undefined): readonly ProblemCode[] | undefined {
  if (schema === undefined || !(refusalsKey in schema)) return undefined;
  return schema[refusalsKey] as readonly ProblemCode[];
}
