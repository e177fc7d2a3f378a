import { LiveEvents } from '../src/platform/live/live-events.js';
import { format } from 'oxfmt';
import { pino } from 'pino';
import { ports } from '../src/ports.js';
import { buildApp } from '../src/app.js';
import { openapiDocument } from '../src/platform/http/openapi.js';

/** Where the document is committed, for the front ends' types to be generated from. */
export const openapiFile = new URL('../openapi.json', import.meta.url);

/** The API's OpenAPI document as it is committed; asks no database and no other service. */
export async function renderOpenapi(): Promise<string> {
  const app = await buildApp(
    {
      database: untouched,
      tokenVerifier: untouched,
      photoStorage: untouched,
      live: new LiveEvents(),
      mailer: untouched,
      payments: untouched,
      documentStorage: untouched,
      fileOpener: untouched,
      bankDetails: untouched,
      invoiceSellers: untouched,
      csvSeparator: ',',
      processUuid: untouched,
      ...ports,
      apiUrl: 'http://localhost:4000',
      appUrl: 'http://localhost:3000',
      bookingHorizonDays: 365,
      now: () => new Date(),
    },
    {
      logger: pino({ level: 'silent' }),
      corsOrigins: [],
      rateLimitPerMinute: 1,
      costLimitFactor: 1,
      trustProxy: false,
    },
  );
  await app.ready();
  const document = JSON.stringify(openapiDocument(app));
  await app.close();
  return (await format('openapi.json', document, { printWidth: 110 })).code;
}

/** Stands for any dependency while routes are only described, not called. */
const untouched = new Proxy(
  {},
  {
    get: (_target, property) => {
      throw new Error(`Describing the routes touched ${String(property)} of a dependency`);
    },
  },
) as never;
