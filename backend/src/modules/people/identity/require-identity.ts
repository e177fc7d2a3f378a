import type { FastifyRequest } from 'fastify';
import { Problem } from '../../../platform/http/problem.js';
import { refusingWith } from '../../../platform/http/refusals.js';
import { tokenInvalid } from './token-problems.js';
import type { VerifiedIdentity } from './token-verifier.js';

const identitiesOfRequests = new WeakMap<FastifyRequest, VerifiedIdentity>();

/** Whom the caller's token proved them to be. Only behind `requireIdentity`. */
export function callerIdentity(request: FastifyRequest): VerifiedIdentity {
  const identity = identitiesOfRequests.get(request);
  if (identity === undefined) throw new Error('callerIdentity needs requireIdentity as a preHandler');
  return identity;
}

/**
 * Lets through anyone who brings a good ID token, with a profile or without.
 *
 * @throws Problem 401 TOKEN_MISSING, TOKEN_INVALID, TOKEN_EXPIRED; 503 IDENTITY_UNAVAILABLE
 */
export async function requireIdentity(request: FastifyRequest): Promise<void> {
  const { authorization } = request.headers;
  if (authorization === undefined) throw new Problem(401, 'TOKEN_MISSING', 'Please sign in first.');
  const token = /^Bearer +([^ ]+) *$/i.exec(authorization)?.[1];
  if (token === undefined) throw tokenInvalid('The Authorization header is not "Bearer <token>"');
  identitiesOfRequests.set(request, await request.server.deps.tokenVerifier.verify(token));
}

refusingWith(['TOKEN_MISSING', 'TOKEN_INVALID', 'TOKEN_EXPIRED', 'IDENTITY_UNAVAILABLE'], requireIdentity);
