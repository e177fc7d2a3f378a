import { finished, type Readable } from 'node:stream';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../database/database-errors.js';
import { isStorageFull, storageFull } from '../storage/storage-problems.js';
import { Problem } from './problem.js';
import type { ProblemBody } from './problem.schemas.js';

/** Nothing on the way keeps an answer; what may be kept says so itself. */
export const privateAnswer = 'private, no-store';

/** Enough for what a person could have meant to send; who sends for longer may lose the answer. */
const drainLimitMs = 10_000;

/** The one place where an error becomes an answer. 5xx are logged with the request's id. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = toProblem(error, request.id);
  if (problem.status >= 500 && !problem.isExpected) request.log.error({ err: error }, 'request failed');

  const body: ProblemBody = { code: problem.code, message: problem.message };
  if (problem.fields !== undefined) body.fields = problem.fields;
  if (problem.nearest !== undefined) body.nearest = problem.nearest;
  // Also where no hook has run, and where what failed was an answer that may be kept.
  void reply.header('cache-control', privateAnswer);
  const { refusesWithSuccessFalse = false } = request.routeOptions.config;
  if (problem.retryAfterSeconds !== undefined) void reply.header('retry-after', problem.retryAfterSeconds);
  const answer = () => {
    void reply.code(problem.status).send(refusesWithSuccessFalse ? { success: false, ...body } : body);
  };
  if (problem.status === 413) void drain(request.raw).then(answer);
  else answer();
}

/** What an unknown address is answered. */
export function handleNotFound(request: FastifyRequest, reply: FastifyReply): void {
  handleError(new Problem(404, 'NOT_FOUND', 'There’s nothing at this address.'), request, reply);
}

/**
 * Reads what is left of a refused body and throws it away. A sender whose connection is closed while it still sends
 * never reads the answer: a browser calls it a network error.
 */
async function drain(body: Readable): Promise<void> {
  if (body.readableEnded || body.destroyed) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, drainLimitMs);
    finished(body, () => {
      clearTimeout(timer);
      resolve();
    });
    body.resume();
  });
}

function toProblem(error: unknown, requestId: string): Problem {
  if (error instanceof Problem) return error;
  if (isStorageFull(error)) return storageFull(error);
  if (isDatabaseUnavailable(error)) {
    return new Problem(
      503,
      'SERVICE_UNAVAILABLE',
      'We can’t answer right now. Please try again in a moment.',
    );
  }
  const { statusCode = 500, code } = error as Partial<FastifyError>;
  if (statusCode === 413)
    return new Problem(413, 'BODY_TOO_LARGE', 'That is more data than we accept at once.');
  if (statusCode === 415)
    return new Problem(415, 'UNSUPPORTED_MEDIA_TYPE', 'Please send JSON (application/json).');
  if (statusCode === 414) return new Problem(414, 'ADDRESS_TOO_LONG', 'This address is too long.');
  if (statusCode === 404) return new Problem(404, 'NOT_FOUND', 'There’s nothing at this address.');
  if (statusCode >= 400 && statusCode < 500) {
    const isBody = error instanceof SyntaxError || code?.startsWith('FST_ERR_CTP') === true;
    return new Problem(
      400,
      'MALFORMED_REQUEST',
      isBody ? 'The body of the request is not valid JSON.' : 'We couldn’t understand the request.',
    );
  }
  return new Problem(
    500,
    'INTERNAL_ERROR',
    `Something went wrong on our side. Please try again. If it happens again, tell us this reference: ${requestId}`,
  );
}
