import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.js';
import { callerUuid } from '../http/caller.js';
import type { RequestKey } from './idempotency-keys.repository.js';

/**
 * What tells a request from others.
 *
 * @param given what of the body makes it another request; never a card's number, which must not be kept even as a hash
 */
export function requestKeyOf(
  { processUuid }: Pick<Deps, 'processUuid'>,
  request: FastifyRequest,
  given: unknown,
): RequestKey {
  const route = `${request.method} ${request.url}`;
  const requestHash = createHash('sha256')
    .update(JSON.stringify([route, given]))
    .digest('hex');
  return { userUuid: callerUuid(request), key: requireKey(request), processUuid, route, requestHash };
}

/** The Idempotency-Key of a request behind `withIdempotency`. */
export function requireKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key === 'string') return key;
  throw new Error('A route that must count once needs IdempotencyHeaders in its schema');
}
