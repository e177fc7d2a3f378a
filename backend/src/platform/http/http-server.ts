import { createServer, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { answerClientError, writeProblem } from './client-errors.js';
import { Problem } from './problem.js';

export interface HttpTimeouts {
  /** For the headers of a request to arrive. */
  headersTimeoutMs: number;
  /** For a whole request to arrive, its body included. */
  requestTimeoutMs: number;
  /** A connection without a request is kept as long. */
  keepAliveTimeoutMs: number;
  /** How often the first two are looked at: 408 comes as much later. */
  checkEveryMs: number;
}

export const httpTimeouts: HttpTimeouts = {
  headersTimeoutMs: 30_000,
  requestTimeoutMs: 60_000,
  keepAliveTimeoutMs: 72_000,
  checkEveryMs: 10_000,
};

/** Request line and headers together; an ID token takes one to two of it. */
const maxHeaderBytes = 16 * 1024;

/** The server behind each address that we listen on, so that all have the same limits and the same refusals. */
export function createHttpServer(handle: RequestListener, timeouts: HttpTimeouts): Server {
  const server = createServer(
    {
      headersTimeout: timeouts.headersTimeoutMs,
      requestTimeout: timeouts.requestTimeoutMs,
      keepAliveTimeout: timeouts.keepAliveTimeoutMs,
      connectionsCheckingInterval: timeouts.checkEveryMs,
      maxHeaderSize: maxHeaderBytes,
      // Node would answer without a body; `refuseInOurShape` has one.
      requireHostHeader: false,
    },
    handle,
  );
  server.on('clientError', answerClientError);
  server.on('checkExpectation', (_request, response) => {
    writeProblem(
      response,
      new Problem(417, 'MALFORMED_REQUEST', 'We can’t do what the Expect header asks for.'),
    );
  });
  server.on('connect', (_request, socket: Duplex) => {
    answerClientError(new Error('CONNECT is for proxies'), socket);
  });
  return server;
}

/** Takes no more requests, and waits for those under way. */
export async function closeServer(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    // One that never listened says so by an error, which is as good.
    server.close(() => {
      resolve();
    });
    server.closeIdleConnections();
  });
}
