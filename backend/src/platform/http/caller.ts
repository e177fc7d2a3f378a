import type { FastifyRequest } from 'fastify';

const callers = new WeakMap<FastifyRequest, string>();

/** Notes whose request this is, by the UUID of their account; what checks the caller calls it. */
export function setCaller(request: FastifyRequest, userUuid: string): void {
  callers.set(request, userUuid);
}

/** The UUID of the caller's account. Only behind a preHandler that calls `setCaller`. */
export function callerUuid(request: FastifyRequest): string {
  const uuid = callers.get(request);
  if (uuid === undefined) throw new Error('callerUuid needs a preHandler that checks the caller');
  return uuid;
}
