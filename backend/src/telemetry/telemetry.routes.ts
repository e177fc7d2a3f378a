import type { Deps } from '../deps.js';
import type { App } from '../http/app-types.js';
import { Problem } from '../http/problem.js';
import { deleteOldRemoteLoads, insertRemoteLoads, summariseRemoteLoads } from './remote-loads.repository.js';
import { RemoteLoadsQuery, RemoteLoadsReport, RemoteLoadsResponse } from './telemetry.schemas.js';

const dayMs = 24 * 3600 * 1000;

/**
 * What shells report of loading remotes, and how releases fare by it. For the people who release, so that the API's
 * document leaves it out.
 */
export function telemetryRoutes(app: App, { database, now, mayReadTelemetry }: Deps): void {
  app.post(
    '/telemetry/remote-loads',
    {
      logLevel: 'warn',
      // Fifty reports, whose names may have 64 characters each.
      bodyLimit: 64 * 1024,
      // A page reports once or twice; a whole office may share an address.
      config: { rateLimit: { max: 600, timeWindow: '1 minute' } },
      schema: { hide: true, body: RemoteLoadsReport },
    },
    async (request, reply) => {
      const at = now();
      await insertRemoteLoads(
        database,
        request.body.loads.map(({ error, ...load }) => ({ ...load, at, error: error ?? null })),
      );
      await deleteOldRemoteLoads(database, new Date(at.getTime() - 14 * dayMs));
      return await reply.code(204).send();
    },
  );

  app.get(
    '/telemetry/remote-loads',
    { schema: { hide: true, querystring: RemoteLoadsQuery, response: { 200: RemoteLoadsResponse } } },
    async (request) => {
      const key = request.headers['x-telemetry-key'];
      if (!mayReadTelemetry?.(typeof key === 'string' ? key : ''))
        throw new Problem(404, 'NOT_FOUND', 'There is nothing at this address.');
      const since = new Date(request.query.since ?? now().getTime() - dayMs);
      return { versions: await summariseRemoteLoads(database, since) };
    },
  );
}
