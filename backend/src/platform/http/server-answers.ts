import type { FastifySchema, RouteOptions } from 'fastify';
import type { TSchema } from 'typebox';
import type { App } from './app-types.js';
import { Problem, problemStatuses, type ProblemCode } from './problem.js';
import { refusalResponses } from './problem.schemas.js';
import { refusalsBeforeRoutes, refusalsKey, refusalsOf } from './refusals.js';
import { limitTexts } from './text-limits.js';

/**
 * Completes the schemas of every route that is added after it: its texts have limits, and the OpenAPI document says
 * with what it may refuse, what the server answers before any route sees the request included.
 */
export function completeSchemas(app: App): void {
  app.addHook('onRoute', (route) => {
    const { schema } = route;
    if (schema === undefined) return;
    const completed: FastifySchema & { [refusalsKey]?: ProblemCode[] } = { ...schema };
    for (const part of ['body', 'querystring', 'params', 'headers'] as const)
      if (schema[part] !== undefined) completed[part] = limitTexts(schema[part] as TSchema);
    if (schema.response !== undefined) {
      const codes = refusalsOf(route);
      completed[refusalsKey] = codes;
      completed.response = { ...responsesFor(route, codes), ...(schema.response as object) };
    }
    route.schema = completed;
  });
}

function responsesFor({ config }: RouteOptions, codes: readonly ProblemCode[]): Record<number, unknown> {
  const isOfServer = (code: ProblemCode) => refusalsBeforeRoutes.has(code);
  // No route has seen the request, so that none of its own shape is answered.
  const ofServer = refusalResponses([...codes.filter(isOfServer).map((code) => problemStatuses[code]), 417]);
  const shape = config?.refusesWithSuccessFalse === true ? 'RegistrationRefusal' : 'Problem';
  const ofRoute = codes.filter((code) => !isOfServer(code)).map((code) => problemStatuses[code]);
  return { ...ofServer, ...refusalResponses(ofRoute, shape) };
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
      done(new Problem(400, 'MALFORMED_REQUEST', 'The request doesn’t name its host.'));
    } else done();
  });
}
