import { AsyncLocalStorage } from 'node:async_hooks';
import { tracingChannel } from 'node:diagnostics_channel';
import type { FastifyRequest } from 'fastify';
import type { Kysely, KyselyPlugin } from 'kysely';
import type { Deps } from '../src/deps.js';
import type { Tables } from '../src/tables.js';
import type { Cost } from '../src/platform/http/cost.js';
import type { PaymentProvider } from '../src/modules/payments/providers/payment-provider.js';

/** The request whose handler runs, also in what it starts and does not wait for. Fastify's own tracing tells. */
const requests = new AsyncLocalStorage<FastifyRequest>();
tracingChannel<unknown, { request: FastifyRequest }>('fastify.request.handler').start.bindStore(
  requests,
  ({ request }) => request,
);

const notificationTables = new Set(['notifications', 'notification_emails']);

/** The same dependencies, which fail a request that costs what its route does not declare. */
export interface WatchedCosts {
  database: Kysely<Tables>;
  payments: PaymentProvider;
  /** @throws Error naming the routes, also when what failed was caught on the way */
  assertDeclared: () => void;
}

/** Watches what requests write and whom they call: any test that takes a route finds out what it costs. */
export function watchCosts({ database, payments }: Pick<Deps, 'database' | 'payments'>): WatchedCosts {
  const undeclared = new Set<string>();
  const spend = (cost: Cost): void => {
    const request = requests.getStore();
    if (request === undefined) return;
    const { method, url, config } = request.routeOptions;
    if (config.costs?.some((declared) => declared === cost || declared === 'provider_events') === true)
      return;
    const message = `${[method].flat().join()} ${url} costs ${cost}, which its config.costs does not say.`;
    undeclared.add(message);
    throw new Error(message);
  };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === 'InsertQueryNode' && notificationTables.has(node.into?.table.identifier.name ?? '')) {
        spend('notifications');
      }
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return {
    database: database.withPlugin(plugin),
    payments: new Proxy(payments, {
      get: (provider, name: keyof PaymentProvider) => {
        const member = provider[name];
        if (typeof member !== 'function' || name === 'publicSettings' || name === 'readEvent') return member;
        return (...given: unknown[]) => {
          spend('payments');
          return Reflect.apply(member, provider, given) as unknown;
        };
      },
    }),
    assertDeclared: () => {
      if (undeclared.size > 0) throw new Error([...undeclared].join('\n'));
    },
  };
}
