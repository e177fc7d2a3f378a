import { Type } from 'typebox';
import { pingDatabase } from '../database/ping.js';
import type { Deps } from '../deps.js';
import type { App } from './app-types.js';
import { Problem } from './problem.js';

const databaseTimeoutMs = 2000;

const logLevel = 'warn';
const config = { rateLimit: false };
const ok = Type.Object({ status: Type.Literal('ok') });

/**
 * Whether this process lives, and whether it can do its work: two questions, of which the first asks nothing else. One
 * that is about to stop lives, and is not ready.
 */
export function healthRoutes(app: App, { database, checkDisk, draining }: Deps): void {
  app.get(
    '/health/live',
    {
      logLevel,
      config,
      schema: {
        operationId: 'readLiveness',
        description:
          'For orchestrators: 200 while the process lives, also while it stops. It checks nothing else.',
        response: { 200: ok },
      },
    },
    () => ({ status: 'ok' as const }),
  );

  const readiness =
    'For load balancers: 200 while the process can serve requests; 503 without the database or room on its disk, and before it stops.';
  for (const [url, operationId, description] of [
    ['/health', 'readHealth', 'The earlier address of `/health/ready`.'],
    ['/health/ready', 'readReadiness', readiness],
  ] as const) {
    app.get(
      url,
      { logLevel, config, schema: { operationId, description, response: { 200: ok } } },
      async () => {
        if (draining?.hasBegun === true) {
          throw new Problem(503, 'SERVICE_UNAVAILABLE', 'This process is about to stop.', {
            isExpected: true,
          });
        }
        await withinTimeout(pingDatabase(database)).catch((cause: unknown) => {
          throw new Problem(503, 'SERVICE_UNAVAILABLE', 'The database isn’t responding.', { cause });
        });
        await checkDisk?.();
        return { status: 'ok' as const };
      },
    );
  }
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
