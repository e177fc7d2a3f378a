import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { fastify } from 'fastify';
import type { FastifyBaseLogger } from 'fastify';
import { reconciliationRoutes } from './modules/billing/reconciliation/reconciliation.routes.js';
import { ledgerAccountRoutes } from './modules/billing/accounts/accounts.routes.js';
import { accountingRoutes } from './modules/billing/accounting/accounting.routes.js';
import { refundRoutes } from './modules/billing/accounting/refund.routes.js';
import { myPaymentRoutes } from './modules/booking/payments/my-payment.routes.js';
import { payoutAccountRoutes } from './modules/billing/payout-accounts/payout-account.routes.js';
import { ownerMoneyRoutes } from './modules/billing/payouts/owner-money.routes.js';
import { invoiceRoutes } from './modules/billing/invoices/invoice.routes.js';
import { reportRoutes } from './modules/billing/reports/report.routes.js';
import { taxDetailsRoutes } from './modules/billing/tax-details/tax-details.routes.js';
import { bankFileRoutes } from './modules/billing/transfers/bank-file.routes.js';
import { bankTransferRoutes } from './modules/billing/transfers/bank-transfer.routes.js';
import { payoutRoutes } from './modules/billing/payouts/payout.routes.js';
import { accountRoutes } from './modules/people/account/account.routes.js';
import { administrationRoutes } from './modules/people/administration/administration.routes.js';
import { carRoutes } from './modules/catalog/cars/car.routes.js';
import { myCarRoutes } from './modules/catalog/cars/owning/my-car.routes.js';
import { changeRoutes } from './modules/booking/changes/change.routes.js';
import type { Deps } from './deps.js';
import { documentRoutes } from './modules/people/documents/document.routes.js';
import { placeRoutes } from './modules/catalog/places/place.routes.js';
import { failedJobRoutes } from './modules/dashboard/administering/failed-jobs.routes.js';
import { disputeRoutes } from './modules/dashboard/disputes/dispute.routes.js';
import { homeRoutes } from './modules/dashboard/home.routes.js';
import { adminCaseRoutes } from './modules/support/cases/admin-case.routes.js';
import { contactRoutes } from './modules/support/cases/contact.routes.js';
import { siteRoutes } from './modules/support/site/site.routes.js';
import { threadRoutes } from './modules/messaging/threads/thread.routes.js';
import { adminMessageRoutes } from './modules/messaging/threads/admin-message.routes.js';
import { sendingRoutes } from './modules/messaging/threads/sending.routes.js';
import { notificationRoutes } from './modules/notifications/notification.routes.js';
import { paymentEventRoutes } from './modules/billing/payments/payment-event.routes.js';
import { depositRoutes } from './modules/booking/deposits/deposit.routes.js';
import { paymentRoutes } from './modules/booking/payments/payment.routes.js';
import { photoRoutes } from './modules/catalog/photos/photo.routes.js';
import { quoteRoutes } from './modules/booking/quotes/quote.routes.js';
import { holdRoutes } from './modules/booking/reservations/hold.routes.js';
import { reservationStepRoutes } from './modules/booking/reservations/reservation-steps.routes.js';
import { reservationRoutes } from './modules/booking/reservations/reservation.routes.js';
import { reviewRoutes } from './modules/booking/reviews/review.routes.js';
import { telemetryRoutes } from './platform/telemetry/telemetry.routes.js';
import { userRoutes } from './modules/people/users/user.routes.js';
import { carVerificationRoutes } from './modules/catalog/verification/car-verification.routes.js';
import { myVerificationRoutes } from './modules/people/verification/my-verification.routes.js';
import { userVerificationRoutes } from './modules/people/verification/user-verification.routes.js';
import type { App } from './platform/http/app-types.js';
import { endConnectionsWhileDraining } from './platform/http/end-connections-while-draining.js';
import { handleError, handleNotFound, privateAnswer } from './platform/http/error-handler.js';
import { healthRoutes } from './platform/http/health.routes.js';
import { allowFurtherServers } from './platform/http/further-servers.js';
import { createHttpServer, httpTimeouts, type HttpTimeouts } from './platform/http/http-server.js';
import { acceptJson, jsonBodyLimitBytes } from './platform/http/json-body.js';
import { limitCosts } from './platform/http/limit-costs.js';
import { publishOpenapi } from './platform/http/openapi.js';
import { Problem } from './platform/http/problem.js';
import { serializeOnDemand } from './platform/http/serialization.js';
import { completeSchemas, refuseInOurShape } from './platform/http/server-answers.js';
import type { TrustProxy } from './platform/http/trust-proxy.js';
import type { RequestObserver } from './platform/observability/observability.js';
import type { RequestCounter } from './platform/rate-limits/request-counter.js';
import { sharedStore } from './platform/rate-limits/shared-store.js';
import { compileValidator } from './platform/http/validation.js';

export interface AppOptions {
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
  payoutAccountRoutes,
  invoiceRoutes,
  taxDetailsRoutes,
  reportRoutes,
  accountingRoutes,
  ledgerAccountRoutes,
  reconciliationRoutes,
  refundRoutes,
  payoutRoutes,
  bankFileRoutes,
  bankTransferRoutes,
  reservationRoutes,
  holdRoutes,
  reservationStepRoutes,
  changeRoutes,
  reviewRoutes,
  paymentRoutes,
  depositRoutes,
  documentRoutes,
  myVerificationRoutes,
  userVerificationRoutes,
  carVerificationRoutes,
  paymentEventRoutes,
  administrationRoutes,
  accountRoutes,
  contactRoutes,
  adminCaseRoutes,
  sendingRoutes,
  threadRoutes,
  adminMessageRoutes,
  siteRoutes,
  homeRoutes,
  failedJobRoutes,
  disputeRoutes,
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
    allowedHeaders: ['accept', 'authorization', 'content-type', 'idempotency-key'],
    exposedHeaders: ['x-request-id', 'retry-after'],
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
  await publishOpenapi(app);
  for (const addRoutes of features) addRoutes(app, deps);

  return app;
}
