import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest, RouteOptions, preHandlerAsyncHookHandler } from 'fastify';
import type { App } from './app-types.js';
import type { Cost } from './cost.js';
import { callerUuid } from './caller.js';
import { Problem } from './problem.js';

/**
 * Requests per ten minutes. Accounts: an owner answers a request every five seconds, a customer pays with a dozen cards
 * and confirms each. Addresses: several such people behind one, as in an office. Provider: ten
 * messages a second. Messages to us: a person writes, adds to it, and adds again. Messages to each other:
 * six lines a minute, as in a lively chat. Previews: one every two seconds while typing. Reports: as messages to us.
 */
export const costLimits: Record<Cost, { account?: number; address: number }> = {
  notifications: { account: 120, address: 600 },
  payments: { account: 60, address: 300 },
  provider_events: { address: 6_000 },
  messages: { account: 10, address: 50 },
  visitor_messages: { address: 10 },
  thread_messages: { account: 60, address: 300 },
  previews: { account: 300, address: 1_500 },
  reports: { account: 10, address: 50 },
};

const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Limits what routes added after it declare in `config.costs`, all routes of a cost together: by account, then by
 * address, so that one account's refused requests take nothing from others at its address. Both after the route's own
 * checks of the caller: what these refuse costs nothing. Without accounts, the address is judged before the body is read.
 * Counted where the limit of all requests is: for all processes together, where there can be several.
 *
 * @param factor multiplies each limit
 * @throws Error while a route is added that changes something and declares no costs
 */
export function limitCosts(app: App, factor: number): void {
  const limit = (cost: string, of: 'account' | 'address', max: number) =>
    refuseBeyond(app, {
      max: Math.ceil(max * factor),
      // The key names the limit: one store counts for all.
      keyGenerator: (request) =>
        `${cost}:${of}:${of === 'account' ? callerUuid(request) : rateLimit.normalizeIP(request.ip)}`,
    });
  const limits = new Map(
    Object.entries(costLimits).map(([cost, { account, address }]) => [
      cost,
      {
        account: account === undefined ? undefined : limit(cost, 'account', account),
        address: limit(cost, 'address', address),
      },
    ]),
  );
  app.addHook('onRoute', (route) => {
    const costs = costsOf(route);
    for (const cost of costs) {
      const { account, address } = limits.get(cost) ?? {};
      if (address === undefined) throw new Error(`${route.url} declares an unknown cost: ${cost}`);
      // New arrays: features share theirs between routes.
      if (account === undefined) route.onRequest = [...[route.onRequest ?? []].flat(), address];
      else route.preHandler = [...[route.preHandler ?? []].flat(), account, address];
    }
  });
}

function costsOf({ method, url, config }: RouteOptions): readonly Cost[] {
  const isChanging = [method].flat().some((each) => changing.has(each));
  if (isChanging && config?.costs === undefined) {
    throw new Error(`${[method].flat().join(', ')} ${url} does not say in config.costs what it costs.`);
  }
  return config?.costs ?? [];
}

function refuseBeyond(
  app: App,
  limit: { max: number; keyGenerator: (request: FastifyRequest) => string },
): preHandlerAsyncHookHandler {
  const count = app.createRateLimit({ timeWindow: '10 minutes', ...limit });
  return async (request) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    const minutes = Math.ceil(counted.ttlInSeconds / 60);
    const sentence = `That was more than we accept within ten minutes. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
    throw new Problem(429, 'TOO_MANY_REQUESTS', sentence, { retryAfterSeconds: counted.ttlInSeconds });
  };
}
