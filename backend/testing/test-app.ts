import { randomUUID } from 'node:crypto';
import { defaultBookingHorizonDays } from '../src/modules/catalog/availability/trip-period.js';
import type { Deps } from '../src/deps.js';
import { ports } from '../src/ports.js';
import { createProductFileOpener } from '../src/open-files.js';
import { buildApp, type AppOptions } from '../src/app.js';
import type { App } from '../src/platform/http/app-types.js';
import { createLogger } from '../src/platform/logging/create-logger.js';
import { googleTokenVerifier } from '../src/modules/people/identity/google-token-verifier.js';
import { watchCosts } from './declared-costs.js';
import { watchRefusals } from './declared-refusals.js';
import { memoryMailer } from './memory-mailer.js';
import { demoSeller } from '../src/modules/payouts/invoices/sellers.js';
import { LiveEvents } from '../src/platform/live/live-events.js';
import { receiveEvent } from '../src/modules/payments/events/receive-event.js';
import { testBankDetails } from './test-bank-details.js';
import { limitProvider } from '../src/modules/payments/providers/limit-provider.js';
import { testProvider } from '../src/modules/payments/providers/test/test-provider.js';
import { memoryDocumentStorage } from './memory-document-storage.js';
import { memoryPhotoStorage } from './memory-photo-storage.js';
import { openTestDatabase } from './test-database.js';
import { createTokenIssuer, testProjectId, type TokenIssuer } from './token-issuer.js';

export interface TestApp {
  app: App;
  /** What the routes are given; for work that no request does, such as jobs. */
  deps: Deps;
  database: Deps['database'];
  tokens: TokenIssuer;
  close: () => Promise<void>;
}

/** One for all tests of a run: a worker takes longer to start than most files to open. */
const fileOpener = createProductFileOpener();

/**
 * The whole API on a database of its own, to `app.inject` requests into. Tokens are checked as Google's are, against
 * the test's key. A request that costs what its route does not declare fails, and so does `close` after it, as after a
 * refusal that its route does not declare.
 *
 * @param overrides what this test wants otherwise, such as a clock that stands still
 */
export async function startTestApp(
  overrides: Partial<Deps> = {},
  options: Partial<AppOptions> & { isLive?: boolean } = {},
): Promise<TestApp> {
  const testDatabase = await openTestDatabase();
  const tokens = await createTokenIssuer();
  const { now = () => new Date() } = overrides;
  const deps: Deps = {
    database: testDatabase.kysely,
    tokenVerifier: googleTokenVerifier(testProjectId, { keys: tokens.keys }),
    photoStorage: memoryPhotoStorage(),
    mailer: memoryMailer(),
    payments: limitProvider(
      testProvider({
        database: testDatabase.kysely,
        now,
        lateMs: 100,
        deliver: (rawBody, headers) => receiveEvent(deps, rawBody, headers),
      }),
      10_000,
    ),
    now,
    apiUrl: 'http://api.test',
    appUrl: 'https://app.test',
    bookingHorizonDays: defaultBookingHorizonDays,
    bankDetails: testBankDetails,
    invoiceSellers: [demoSeller],
    csvSeparator: ',',
    documentStorage: memoryDocumentStorage(),
    fileOpener,
    processUuid: randomUUID(),
    live: new LiveEvents(),
    ...ports,
    ...overrides,
  };
  const stopListening = options.isLive === true ? testDatabase.listen(deps.live) : undefined;
  const costs = watchCosts(deps);
  Object.assign(deps, { database: costs.database, payments: costs.payments });
  const app = await buildApp(deps, {
    // Into the void: a route with a log level of its own speaks even when the level is silent.
    logger: createLogger('silent', { write: () => undefined }),
    corsOrigins: ['http://localhost:3000'],
    rateLimitPerMinute: 100_000,
    costLimitFactor: 1_000,
    trustProxy: false,
    ...options,
  });
  const refusals = watchRefusals(app);
  return {
    app,
    deps,
    database: deps.database,
    tokens,
    close: async () => {
      await app.close();
      await stopListening?.();
      await testDatabase.close();
      costs.assertDeclared();
      refusals.assertDeclared();
    },
  };
}
