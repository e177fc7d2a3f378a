import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { fastify } from 'fastify';
import type { FastifyBaseLogger } from 'fastify';
import { accountingRoutes } from '../accounting/accounting.routes.js';
import { myPaymentRoutes } from '../accounting/my-payment.routes.js';
import { ownerMoneyRoutes } from '../accounting/owner-money.routes.js';
import { payoutRoutes } from '../accounting/payout.routes.js';
import { accountRoutes } from '../account/account.routes.js';
import { administrationRoutes } from '../administration/administration.routes.js';
import { carRoutes } from '../cars/car.routes.js';
import { myCarRoutes } from '../cars/owning/my-car.routes.js';
import { changeRoutes } from '../changes/change.routes.js';
import type { Deps } from '../deps.js';
import { documentRoutes } from '../documents/document.routes.js';
import { placeRoutes } from '../geography/place.routes.js';
import { homeRoutes } from '../home/home.routes.js';
import { notificationRoutes } from '../notifications/notification.routes.js';
import { paymentEventRoutes } from '../payments/payment-event.routes.js';
import { paymentRoutes } from '../payments/payment.routes.js';
import { photoRoutes } from '../photos/photo.routes.js';
import { quoteRoutes } from '../quotes/quote.routes.js';
import { holdRoutes } from '../reservations/hold.routes.js';
import { reservationStepRoutes } from '../reservations/reservation-steps.routes.js';
import { reservationRoutes } from '../reservations/reservation.routes.js';
import { reviewRoutes } from '../reviews/review.routes.js';
import { telemetryRoutes } from '../telemetry/telemetry.routes.js';
import { userRoutes } from '../users/user.routes.js';
import { carVerificationRoutes } from '../verification/cars/car-verification.routes.js';
import { myVerificationRoutes } from '../verification/users/my-verification.routes.js';
import { userVerificationRoutes } from '../verification/users/user-verification.routes.js';
import type { App } from './app-types.js';
import { handleError, handleNotFound, privateAnswer } from './error-handler.js';
import { healthRoutes } from './health.routes.js';
import { createHttpServer, httpTimeouts, type HttpTimeouts } from './http-server.js';
import { acceptJson, jsonBodyLimitBytes } from './json-body.js';
import { limitCosts } from './limit-costs.js';
import { publishOpenapi } from './openapi.js';
import { Problem } from './problem.js';
import { serializeOnDemand } from './serialization.js';
import { completeSchemas, refuseInOurShape } from './server-answers.js';
import type { TrustProxy } from './trust-proxy.js';
import { compileValidator } from './validation.js';

export interface AppOptions {
  logger: FastifyBaseLogger;
  corsOrigins: string[];
  rateLimitPerMinute: number;
  /** Multiplies `costLimits`; 1 but for tests and benchmarks. */
  costLimitFactor: number;
  trustProxy: TrustProxy | false;
  /** Shorter ones are for tests. */
  timeouts?: HttpTimeouts;
}

/** Every feature's routes. A new feature is added here and nowhere else. */
const features: ((app: App, deps: Deps) => void)[] = [
  healthRoutes,
  userRoutes,
  placeRoutes,
  carRoutes,
  myCarRoutes,
  photoRoutes,
  quoteRoutes,
  notificationRoutes,
  myPaymentRoutes,
  ownerMoneyRoutes,
  accountingRoutes,
  payoutRoutes,
  reservationRoutes,
  holdRoutes,
  reservationStepRoutes,
  changeRoutes,
  reviewRoutes,
  paymentRoutes,
  documentRoutes,
  myVerificationRoutes,
  userVerificationRoutes,
  carVerificationRoutes,
  paymentEventRoutes,
  administrationRoutes,
  accountRoutes,
  homeRoutes,
  telemetryRoutes,
];

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
  });

  app.decorate('deps', deps);
  const route = app.routing.bind(app);
  app.decorate('createHttpServer', () => createHttpServer(route, timeouts));
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
    allowedHeaders: ['accept', 'authorization', 'content-type', 'idempotency-key'],
    exposedHeaders: ['x-request-id', 'retry-after'],
    maxAge: 600,
    // It would refuse in plain text.
    strictPreflight: false,
  });
  refuseInOurShape(app);
  await app.register(rateLimit, {
    max: options.rateLimitPerMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, { after }) =>
      new Problem(429, 'TOO_MANY_REQUESTS', `Too many requests. Please try again in ${after}.`),
  });
  limitCosts(app, options.costLimitFactor);
  await publishOpenapi(app);
  for (const addRoutes of features) addRoutes(app, deps);

  return app;
}
