import { Type } from 'typebox';
import { pingDatabase } from '../database/ping.js';
import type { Deps } from '../deps.js';
import type { App } from './app-types.js';
import { Problem } from './problem.js';
import { refusals } from './problem.schemas.js';

const databaseTimeoutMs = 2000;

/** Whether this process can do its work, its database included. */
export function healthRoutes(app: App, { database }: Deps): void {
  app.get(
    '/health',
    {
      logLevel: 'warn',
      config: { rateLimit: false },
      schema: {
        operationId: 'readHealth',
        response: { 200: Type.Object({ status: Type.Literal('ok') }), ...refusals([503]) },
      },
    },
    async () => {
      await withinTimeout(pingDatabase(database)).catch((cause: unknown) => {
        throw new Problem(503, 'SERVICE_UNAVAILABLE', 'The database does not answer.', { cause });
      });
      return { status: 'ok' as const };
    },
  );
}

async function withinTimeout(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`No answer within ${databaseTimeoutMs} ms`));
    }, databaseTimeoutMs);
  });
  try {
    await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
