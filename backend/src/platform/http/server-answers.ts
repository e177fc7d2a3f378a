import type { FastifySchema, RouteOptions } from 'fastify';
import type { TSchema } from 'typebox';
import type { App } from './app-types.js';
import { Problem } from './problem.js';
import { refusals } from './problem.schemas.js';
import { limitTexts } from './text-limits.js';

const methodsWithBody = new Set(['POST', 'PUT', 'PATCH']);

/**
 * Completes the schemas of every route that is added after it: its texts have limits, and the OpenAPI document says
 * what the server answers before any route sees the request.
 */
export function completeSchemas(app: App): void {
  app.addHook('onRoute', (route) => {
    const { schema } = route;
    if (schema === undefined) return;
    const completed: FastifySchema = { ...schema };
    for (const part of ['body', 'querystring', 'params', 'headers'] as const)
      if (schema[part] !== undefined) completed[part] = limitTexts(schema[part] as TSchema);
    if (schema.response !== undefined)
      completed.response = { ...serverRefusals(route), ...(schema.response as object) };
    route.schema = completed;
  });
}

/** In our shape also for routes whose own refusals say more: no route has seen the request. */
function serverRefusals({ method, url }: RouteOptions): Record<number, unknown> {
  const hasBody = [method].flat().some((name) => methodsWithBody.has(name));
  return refusals([400, 408, ...(url.includes(':') ? [414] : []), ...(hasBody ? [413, 415] : []), 417, 431]);
}

/** Refuses, in our shape, what Node and Fastify would refuse in theirs. */
export function refuseInOurShape(app: App): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, raw } = request;
    if (isClosing) {
      done(new Problem(503, 'SERVICE_UNAVAILABLE', 'We are restarting. Please try again in a moment.'));
    } else if (headers.host === undefined && raw.httpVersion !== '1.0') {
      done(new Problem(400, 'MALFORMED_REQUEST', 'The request does not say for which host it is.'));
    } else done();
  });
}
