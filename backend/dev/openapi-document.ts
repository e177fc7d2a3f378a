import { format } from 'prettier';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { pino } from 'pino';
import type { Tables } from '../src/database/tables.js';
import { buildApp } from '../src/http/app.js';
import { openapiDocument } from '../src/http/openapi.js';
import { memoryPhotoStorage } from '../src/testing/memory-photo-storage.js';

/** Where the document is committed, for the front ends' types to be generated from. */
export const openapiFile = new URL('../openapi.json', import.meta.url);

/** The API's OpenAPI document as it is committed; asks no database and no identity service. */
export async function renderOpenapi(): Promise<string> {
  const database = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const tokenVerifier = { verify: () => Promise.reject(new Error('Nobody signs in to a document')) };
  const app = await buildApp(
    { database, tokenVerifier, photoStorage: memoryPhotoStorage(), now: () => new Date() },
    { logger: pino({ level: 'silent' }), corsOrigins: [], rateLimitPerMinute: 1, trustProxy: false },
  );
  await app.ready();
  const document = JSON.stringify(openapiDocument(app));
  await app.close();
  return await format(document, { parser: 'json', singleQuote: true, printWidth: 110 });
}
