import type { Server } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { Deps } from '../deps.js';
import type { Cost } from './cost.js';
import type { ProblemCode } from './problem.js';

/** The fastify instance that features add their routes to; schemas give its handlers their types. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

declare module 'fastify' {
  interface FastifyInstance {
    deps: Deps;
    /** Another server for the same routes, with the same limits; `close` waits for its requests too. */
    createHttpServer: () => Server;
  }
  interface FastifyContextConfig {
    /** What a request may cause beyond its own rows; limited by `limitCosts`. Each route that changes something says it. */
    costs?: readonly Cost[];
    /** The refusals that are this route's own; others follow from what else it declares: see `refusalsOf`. */
    refuses?: readonly ProblemCode[];
    /** Refusals of this route also say `success: false`, because its caller reads that. */
    refusesWithSuccessFalse?: boolean;
  }
}
