import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type {} from '@fastify/rate-limit';
import type {} from '@fastify/swagger';
import type { RouteOptions } from 'fastify';
import { declaredStatuses, type Responses } from '../../../testing/declared-statuses.js';
import { collectRoutes, type CollectedRoute } from '../../../testing/request-schemas.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { openapiDocument } from './openapi.js';
import { Problem, problemCodes, problemStatuses, type ProblemCode } from './problem.js';
import { commonRefusals, refusalsKey, refusalsOf, refusingWith } from './refusals.js';

const ofAll: ProblemCode[] = [
  ...(['MALFORMED_REQUEST', 'REQUEST_TIMEOUT', 'HEADERS_TOO_LARGE', 'TOO_MANY_REQUESTS'] as const),
  ...(['SERVICE_UNAVAILABLE', 'STORAGE_FULL', 'INTERNAL_ERROR'] as const),
];

describe('the refusals of a route', () => {
  const handler = () => ({});
  const besides = (route: Partial<RouteOptions>) =>
    refusalsOf({ method: 'GET', url: '/cars', handler, ...route })
      .filter((code) => !ofAll.includes(code))
      .sort();

  it('are its own and those of the checks before it', () => {
    const check = refusingWith(['TOKEN_MISSING', 'ROLE_NOT_ALLOWED'], async () => {});
    const route = { preHandler: [check, async () => {}], config: { refuses: ['OWN_CAR'] } } as const;
    assert.deepEqual(besides({ ...route, preHandler: [...route.preHandler] }), [
      'OWN_CAR',
      'ROLE_NOT_ALLOWED',
      'TOKEN_MISSING',
    ]);
  });

  it('follow from its parameters, body and headers', () => {
    assert.deepEqual(besides({}), []);
    assert.deepEqual(besides({ schema: { querystring: {} } }), ['VALIDATION_FAILED']);
    assert.deepEqual(besides({ url: '/cars/:car_uuid' }), ['ADDRESS_TOO_LONG']);
    assert.deepEqual(besides({ method: 'POST' }), ['BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE']);
    const headers = { properties: { 'idempotency-key': {} } };
    assert.deepEqual(besides({ schema: { headers } }), [
      'IDEMPOTENCY_KEY_REQUIRED',
      'IDEMPOTENCY_KEY_REUSED',
      'REQUEST_IN_PROGRESS',
      'VALIDATION_FAILED',
    ]);
  });

  it('include too many requests only where these are limited', () => {
    const isLimited = (config: RouteOptions['config']) =>
      refusalsOf({ method: 'GET', url: '/cars', handler, ...(config && { config }) }).includes(
        'TOO_MANY_REQUESTS',
      );
    assert.deepEqual([isLimited(undefined), isLimited({ rateLimit: false })], [true, false]);
    assert.equal(isLimited({ rateLimit: false, costs: ['provider_events'] }), true);
  });
});

describe('the refusals of all operations', () => {
  let testApp: TestApp;
  let routes: CollectedRoute[];
  before(async () => {
    testApp = await startTestApp();
    await testApp.app.ready();
    routes = (await collectRoutes()).filter(
      ({ schema }) => schema !== undefined && refusalsKey in schema && schema.hide !== true,
    );
    assert.ok(routes.length > 100, `only ${routes.length} operations found`);
  });
  after(() => testApp.close());

  const statedBy = ({ schema }: CollectedRoute) => (schema as { [refusalsKey]: ProblemCode[] })[refusalsKey];

  it('equal the catalogue of codes', () => {
    const all = new Set(routes.flatMap(statedBy));
    assert.deepEqual([...all].sort(), [...problemCodes].sort());
  });

  it('are declared in the document with their status, the common ones in one list', () => {
    const { paths } = openapiDocument(testApp.app) as {
      paths: Record<string, Record<string, { responses: Responses }>>;
    };
    for (const route of routes) {
      const path = route.url.replaceAll(/:(\w+)/g, '{$1}');
      const { responses = {} } = paths[path]?.[String(route.method).toLowerCase()] ?? {};
      const statuses = declaredStatuses(responses);
      const text = JSON.stringify(responses);
      for (const code of statedBy(route)) {
        assert.ok(statuses.has(problemStatuses[code]), `${route.name}: ${code}`);
        assert.equal(text.includes(`"${code}"`), !commonRefusals.includes(code), `${route.name}: ${code}`);
      }
    }
  });
});

describe('an undeclared refusal', () => {
  it('fails any test that receives it, as does a declared one with another status', async () => {
    const testApp = await startTestApp();
    const refuse = (url: string, problem: Problem) =>
      testApp.app.get(url, { schema: { response: { 200: {} } }, config: { refuses: ['OWN_CAR'] } }, () => {
        throw problem;
      });
    refuse('/stated', new Problem(403, 'OWN_CAR', 'Yours.'));
    refuse('/not-stated', new Problem(409, 'HOLD_EXPIRED', 'Over.'));
    refuse('/other-status', new Problem(409, 'OWN_CAR', 'Yours.'));
    for (const url of ['/stated', '/not-stated', '/other-status']) await testApp.app.inject({ url });
    await assert.rejects(testApp.close(), {
      message: [
        'GET /not-stated refuses with HOLD_EXPIRED, which its config.refuses does not say.',
        'GET /other-status refuses with OWN_CAR as 409: its status is another.',
      ].join('\n'),
    });
  });
});
