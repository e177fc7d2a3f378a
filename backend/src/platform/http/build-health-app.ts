import { randomUUID } from 'node:crypto';
import { fastify, type FastifyBaseLogger } from 'fastify';
import type { Deps } from '../deps.js';
import type { App } from './app-types.js';
import { handleError, handleNotFound } from './error-handler.js';
import { allowFurtherServers } from './further-servers.js';
import { healthRoutes } from './health.routes.js';
import { createHttpServer, httpTimeouts } from './http-server.js';
import { ProblemSchema } from './problem.schemas.js';
import { compileValidator } from './validation.js';

/** Health and nothing else, for a process without the API; as the API answers it, with the same limits of time. */
export function buildHealthApp(deps: Deps, logger: FastifyBaseLogger): App {
  const app: App = fastify({
    loggerInstance: logger,
    // No request here has a body.
    bodyLimit: 1,
    genReqId: () => randomUUID(),
    serverFactory: (handle) => createHttpServer(handle, httpTimeouts),
    clientErrorHandler: () => {},
    return503OnClosing: false,
    frameworkErrors: handleError,
  });
  app.decorate('deps', deps);
  allowFurtherServers(app, httpTimeouts);
  app.setValidatorCompiler(compileValidator);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
  app.addSchema(ProblemSchema);
  healthRoutes(app, deps);
  return app;
}
