import type { Deps } from '../deps.js';
import type { App } from '../http/app-types.js';
import { Problem } from '../http/problem.js';
import { countPageReport } from './count-page-report.js';
import { countReport } from './count-report.js';
import { ratedVitals, topFaults } from './page-reports.repository.js';
import { summariseRemoteLoads } from './remote-load-summaries.repository.js';
import { deleteOldLoads } from './remote-loads.repository.js';
import { announceReleases } from './reported-releases.repository.js';
import { browsersPerNetwork, networkOf } from './sampled-browser.js';
import {
  FaultsQuery,
  FaultsResponse,
  RemoteLoadsQuery,
  RemoteLoadsReport,
  RemoteLoadsResponse,
  VitalsResponse,
} from './telemetry.schemas.js';

const dayMs = 24 * 3600 * 1000;
const minuteMs = 60_000;

/** Reports that one process takes per minute: of one network, where a page sends one or two, and of all. */
export const reportsPerMinute = { ofOneNetwork: 120, ofAll: 1200 } as const;

/**
 * What shells report of loading remotes and of pages after it, and how releases fare by it. For the people who release, so that the API's
 * document leaves it out.
 */
export function telemetryRoutes(
  app: App,
  { database, now, mayReadTelemetry, countRelease = () => undefined }: Deps,
): void {
  const countAll = app.createRateLimit({
    max: reportsPerMinute.ofAll,
    timeWindow: '1 minute',
    keyGenerator: () => 'remote_loads:all',
  });
  let cleanedAt = 0;
  const checkKey = (key: string | string[] | undefined) => {
    if (!mayReadTelemetry?.(typeof key === 'string' ? key : ''))
      throw new Problem(404, 'NOT_FOUND', 'There’s nothing at this address.');
  };

  app.post(
    '/telemetry/remote-loads',
    {
      logLevel: 'warn',
      // Fifty reports, whose names may have 64 characters each.
      bodyLimit: 64 * 1024,
      config: {
        costs: [],
        rateLimit: {
          max: reportsPerMinute.ofOneNetwork,
          timeWindow: '1 minute',
          keyGenerator: ({ ip }) => networkOf(ip),
        },
      },
      schema: { hide: true, body: RemoteLoadsReport },
    },
    async (request, reply) => {
      const limit = await countAll(request);
      if (!limit.isAllowed && limit.isExceeded) {
        const sentence = 'Too many reports are coming in. This one was not counted.';
        throw new Problem(429, 'TOO_MANY_REQUESTS', sentence, { retryAfterSeconds: limit.ttlInSeconds });
      }
      const at = now();
      const { loads = [], faults = [], vitals = [], browser = 0 } = request.body;
      const sender = { browser, address: request.ip, at };
      if (Math.abs(at.getTime() - cleanedAt) >= minuteMs) {
        cleanedAt = at.getTime();
        await deleteOldLoads(database, at);
      }
      const counted = [
        await countReport(database, { loads, ...sender }),
        await countPageReport(database, { faults, vitals, ...sender }),
      ].flat();
      for (const { remote: part, version, announced, counts } of counted) {
        // Anyone can make up a release; a metric for each would fill Prometheus.
        if (!announced) continue;
        for (const [what, reports] of counts) countRelease({ part, version, what, reports });
      }
      return await reply.code(204).send();
    },
  );

  app.get(
    '/telemetry/remote-loads',
    {
      config: { refuses: ['NOT_FOUND'] },
      schema: { hide: true, querystring: RemoteLoadsQuery, response: { 200: RemoteLoadsResponse } },
    },
    async (request) => {
      checkKey(request.headers['x-telemetry-key']);
      const { since, releases } = request.query;
      if (releases !== undefined) await announceReleases(database, releaseNames(releases), now());
      const versions = await summariseRemoteLoads(database, new Date(since ?? now().getTime() - dayMs));
      return { versions, browsers_per_network: browsersPerNetwork };
    },
  );

  app.get(
    '/telemetry/faults',
    {
      config: { refuses: ['NOT_FOUND'] },
      schema: { hide: true, querystring: FaultsQuery, response: { 200: FaultsResponse } },
    },
    async (request) => {
      checkKey(request.headers['x-telemetry-key']);
      return { faults: await topFaults(database, request.query) };
    },
  );

  app.get(
    '/telemetry/vitals',
    {
      config: { refuses: ['NOT_FOUND'] },
      schema: { hide: true, response: { 200: VitalsResponse } },
    },
    async (request) => {
      checkKey(request.headers['x-telemetry-key']);
      return { vitals: await ratedVitals(database, new Date(now().getTime() - dayMs)) };
    },
  );
}

function releaseNames(releases: string) {
  return [...new Set(releases.split(','))].map((name) => {
    const [remote = '', version = ''] = name.split('@');
    return { remote, version };
  });
}
