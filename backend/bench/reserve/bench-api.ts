import { ports } from '../../src/ports.js';
import { LiveEvents } from '../../src/platform/live/live-events.js';
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import type { OpenDatabase } from '../../src/platform/database/database.js';
import type { Deps } from '../../src/deps.js';
import { buildApp } from '../../src/app.js';
import { demoSeller } from '../../src/modules/payouts/invoices/sellers.js';
import { testProvider } from '../../src/modules/payments/providers/test/test-provider.js';

/** The whole API without a network in between, for customers who are who they say they are. */
export interface BenchApi {
  post: (customer: string, url: string, payload: object) => Promise<{ status: number; body: unknown }>;
  close: () => Promise<void>;
}

/** Opens the API on a database, with the embedded test provider. */
export async function openApi({ kysely: database }: OpenDatabase): Promise<BenchApi> {
  const now = () => new Date();
  const deps: Deps = {
    ...ports,
    database,
    live: new LiveEvents(),
    tokenVerifier: {
      verify: (uid) =>
        Promise.resolve({
          uid,
          email: `${uid}@example.test`,
          emailVerified: true,
          signedInAtMs: 0,
          issuedAtMs: 0,
          signInAgeMs: 0,
        }),
    },
    payments: testProvider({ database, now }),
    photoStorage: untouched,
    documentStorage: untouched,
    fileOpener: untouched,
    bankDetails: untouched,
    invoiceSellers: [demoSeller],
    csvSeparator: ',',
    processUuid: randomUUID(),
    mailer: untouched,
    apiUrl: 'http://localhost:4000',
    appUrl: 'http://localhost:3000',
    bookingHorizonDays: 365,
    now,
  };
  const app = await buildApp(deps, {
    logger: pino({ level: 'fatal' }),
    corsOrigins: [],
    rateLimitPerMinute: 10_000_000,
    costLimitFactor: 1_000_000,
    trustProxy: false,
  });
  return {
    post: async (customer, url, payload) => {
      const headers = { authorization: `Bearer ${customer}`, 'idempotency-key': randomUUID() };
      const answer = await app.inject({ method: 'POST', url, headers, payload });
      return { status: answer.statusCode, body: answer.json() };
    },
    close: () => app.close(),
  };
}

/** Reserving needs none of it. */
const untouched = new Proxy(
  {},
  {
    get: (_target, property) => {
      throw new Error(`Reserving touched ${String(property)} of a dependency`);
    },
  },
) as never;
