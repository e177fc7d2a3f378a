import type { preHandlerAsyncHookHandler } from 'fastify';
import type { App } from './app-types.js';
import { callerUuid } from './caller.js';
import { Problem } from './problem.js';
import { refusingWith } from './refusals.js';

/** Uploads allowed per account and hour: ten cars with all their photos; every kind of document many times over. */
export const uploadsPerHour = { photos: 120, documents: 60 } as const;

/**
 * Refuses an account's uploads beyond the limit, before their bytes are read. Behind `requireUser` or `requirePermission`.
 *
 * @throws Problem 429 TOO_MANY_UPLOADS with Retry-After
 */
export function limitUploads(app: App, what: keyof typeof uploadsPerHour): preHandlerAsyncHookHandler {
  const count = app.createRateLimit({
    max: uploadsPerHour[what],
    timeWindow: '1 hour',
    keyGenerator: (request) => `uploads:${what}:${callerUuid(request)}`,
  });
  return refusingWith(['TOO_MANY_UPLOADS'], async (request) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    const minutes = Math.ceil(counted.ttlInSeconds / 60);
    const sentence = `You’ve uploaded ${uploadsPerHour[what]} ${what} within an hour. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
    throw new Problem(429, 'TOO_MANY_UPLOADS', sentence, { retryAfterSeconds: counted.ttlInSeconds });
  });
}
