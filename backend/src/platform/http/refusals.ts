import type { RouteOptions } from 'fastify';
import type { TSchema } from 'typebox';
import type { ProblemCode } from './problem.js';

/** Where a route's schema, and so its operation until it is folded, keeps all codes that it may refuse with. */
export const refusalsKey = 'x-refusals';

/** Before any route has seen the request. */
const unreadRefusals = ['MALFORMED_REQUEST', 'REQUEST_TIMEOUT', 'HEADERS_TOO_LARGE'] as const;
const lengthRefusals = ['ADDRESS_TOO_LONG'] as const;
export const refusalsBeforeRoutes: ReadonlySet<ProblemCode> = new Set([...unreadRefusals, ...lengthRefusals]);
const failures = ['SERVICE_UNAVAILABLE', 'STORAGE_FULL', 'INTERNAL_ERROR'] as const;
const keyRefusals = ['IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_KEY_REUSED', 'REQUEST_IN_PROGRESS'] as const;

/**
 * What many operations refuse with, for reasons that are not their own: the sentence that comes with it says all. What a
 * screen says of it does not depend on what was asked for.
 */
export const commonRefusals: readonly ProblemCode[] = [
  ...unreadRefusals,
  ...failures,
  ...lengthRefusals,
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'VALIDATION_FAILED',
  'TOO_MANY_REQUESTS',
  'TOO_MANY_UPLOADS',
  'UPLOADS_BUSY',
  'TOKEN_MISSING',
  'TOKEN_INVALID',
  'TOKEN_EXPIRED',
  'SESSION_ENDED',
  'IDENTITY_UNAVAILABLE',
  'PROFILE_REQUIRED',
  'ACCOUNT_CLOSED',
  'ROLE_NOT_ALLOWED',
  'ACCOUNT_SUSPENDED',
  ...keyRefusals,
];

/** Whose bodies are read; one that a DELETE is sent with, too. */
const methodsWithBody = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const refusalsOfChecks = new WeakMap<object, readonly ProblemCode[]>();

/** Says with what a check before handlers refuses: each route that has the check states it with its own refusals. */
export function refusingWith<Check extends object>(codes: readonly ProblemCode[], check: Check): Check {
  refusalsOfChecks.set(check, codes);
  return check;
}

/** What a check before handlers says that it refuses with. */
export function refusalsOfCheck(check: object): readonly ProblemCode[] {
  return refusalsOfChecks.get(check) ?? [];
}

/** All codes that a route may refuse with: those that it states, and those that follow from what else it declares. */
export function refusalsOf({ method, url, schema, config, preHandler }: RouteOptions): ProblemCode[] {
  const hasBody = [method].flat().some((name) => methodsWithBody.has(name));
  const isLimited = config?.rateLimit !== false || (config.costs ?? []).length > 0;
  const isRead = [schema?.body, schema?.querystring, schema?.params, schema?.headers].some(
    (part) => part !== undefined,
  );
  const headers = schema?.headers as { properties?: Record<string, TSchema> } | undefined;
  return [
    ...new Set<ProblemCode>([
      ...(config?.refuses ?? []),
      ...[preHandler ?? []].flat().flatMap(refusalsOfCheck),
      ...(headers?.properties?.['idempotency-key'] === undefined ? [] : keyRefusals),
      ...(isRead ? (['VALIDATION_FAILED'] as const) : []),
      ...(isLimited ? (['TOO_MANY_REQUESTS'] as const) : []),
      ...beforeRoute({ url, hasBody }),
      ...failures,
    ]),
  ];
}

function beforeRoute({ url, hasBody }: { url: string; hasBody: boolean }): ProblemCode[] {
  return [
    ...unreadRefusals,
    ...(url.includes(':') ? lengthRefusals : []),
    ...(hasBody ? (['BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
  ];
}
