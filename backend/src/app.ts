import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { fastify } from 'fastify';
import type { FastifyBaseLogger } from 'fastify';
import type { Configuration } from './configuration.js';
import type { Deps } from './deps.js';
import { features } from './features.js';
import type { App } from './platform/http/app-types.js';
import { endConnectionsWhileDraining } from './platform/http/end-connections-while-draining.js';
import { handleError, handleNotFound, privateAnswer } from './platform/http/error-handler.js';
import { allowFurtherServers } from './platform/http/further-servers.js';
import { createHttpServer, httpTimeouts, type HttpTimeouts } from './platform/http/http-server.js';
import { acceptJson, jsonBodyLimitBytes } from './platform/http/json-body.js';
import { limitCosts } from './platform/http/limit-costs.js';
import { addDocumentedRoutes } from './platform/http/openapi.js';
import { Problem } from './platform/http/problem.js';
import { addReferencePage } from './platform/http/reference-page.js';
import { serializeOnDemand } from './platform/http/serialization.js';
import { completeSchemas, refuseInOurShape } from './platform/http/server-answers.js';
import type { TrustProxy } from './platform/http/trust-proxy.js';
import type { RequestObserver } from './platform/observability/observability.js';
import type { RequestCounter } from './platform/rate-limits/request-counter.js';
import { sharedStore } from './platform/rate-limits/shared-store.js';
import { compileValidator } from './platform/http/validation.js';

export interface AppOptions {
  /** `development` shows the reference of the API. */
  environment?: Configuration['environment'];
  logger: FastifyBaseLogger;
  corsOrigins: string[];
  rateLimitPerMinute: number;
  /** Multiplies `costLimits`; 1 but for tests and benchmarks. */
  costLimitFactor: number;
  /** Counts requests for all processes; each counts for itself without one. */
  requestCounter?: RequestCounter | undefined;
  trustProxy: TrustProxy | false;
  /** Shorter ones are for tests. */
  timeouts?: HttpTimeouts;
  /** Traces and measures requests. */
  observe?: RequestObserver | undefined;
}

/** The API over the given dependencies, ready to `inject` or to listen. */
export async function buildApp(deps: Deps, options: AppOptions): Promise<App> {
  const { timeouts = httpTimeouts } = options;
  const app: App = fastify({
    loggerInstance: options.logger,
    bodyLimit: jsonBodyLimitBytes,
    trustProxy: options.trustProxy,
    // Never the caller's: an id that is in our log must be ours.
    genReqId: () => randomUUID(),
    serverFactory: (handle) => createHttpServer(handle, timeouts),
    // Each server that listens has one of its own.
    clientErrorHandler: () => {},
    return503OnClosing: false,
    frameworkErrors: handleError,
    schemaController: serializeOnDemand(),
    ...(options.observe === undefined ? {} : { childLoggerFactory: options.observe.childLoggerFactory }),
  });

  app.decorate('deps', deps);
  allowFurtherServers(app, timeouts);
  options.observe?.addHooks(app);
  endConnectionsWhileDraining(app, deps.draining);
  app.setValidatorCompiler(compileValidator);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
  acceptJson(app);
  completeSchemas(app);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id).header('cache-control', privateAnswer);
    done();
  });

  // Photos are shown by pages of other origins; what is private needs a token anyway.
  await app.register(helmet, { crossOriginResourcePolicy: { policy: 'cross-origin' } });
  await app.register(cors, {
    origin: options.corsOrigins,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['accept', 'authorization', 'content-type', 'idempotency-key', 'last-event-id'],
    // Pages count down by the server's clock.
    exposedHeaders: ['x-request-id', 'retry-after', 'date'],
    // A day; browsers shorten it to what they allow. Each request has a JSON content type, and with it a preflight.
    maxAge: 86_400,
    // It would refuse in plain text.
    strictPreflight: false,
  });
  refuseInOurShape(app);
  const { requestCounter } = options;
  await app.register(rateLimit, {
    ...(requestCounter === undefined ? {} : { store: sharedStore(requestCounter) }),
    max: options.rateLimitPerMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, { after }) =>
      new Problem(429, 'TOO_MANY_REQUESTS', `Too many requests. Please try again in ${after}.`),
  });
  limitCosts(app, options.costLimitFactor);
  await addDocumentedRoutes(app, deps, features);
  if (options.environment === 'development') await addReferencePage(app);

  return app;
}
