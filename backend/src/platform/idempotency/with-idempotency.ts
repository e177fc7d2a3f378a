import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.js';
import { earlierAnswer, keepOrForget, type Answer } from './earlier-answer.js';
import { beginRequest, endRequest, markDone } from './idempotency-keys.repository.js';
import { unkeyed, type MarkDone } from './mark-done.js';
import { requestKeyOf } from './request-key.js';

export type { Answer } from './earlier-answer.js';
export { requireKey } from './request-key.js';

/** What a request does, and what it is answered when it was done before but no one lived to keep the answer. */
export interface IdempotentOperation<Body> {
  /** Calls `done` in the transaction of what must happen once. */
  act: (done: MarkDone) => Promise<Answer<Body>>;
  /** Without it, `act` itself does nothing twice. */
  answerAgain?: () => Promise<Answer<Body>>;
}

/**
 * Does what a request asks for once, however often it is sent with the same Idempotency-Key, and answers the same each
 * time. A refusal that changed nothing is not kept: the same key may try again.
 *
 * @param given what of the body makes it another request; never a card's number, which must not be kept even as a hash
 * @throws Problem 400 IDEMPOTENCY_KEY_REQUIRED; 409 IDEMPOTENCY_KEY_REUSED, REQUEST_IN_PROGRESS
 */
export async function withIdempotency<Body>(
  deps: Deps,
  request: FastifyRequest,
  given: unknown,
  { act, answerAgain }: IdempotentOperation<Body>,
): Promise<Answer<Body>> {
  const key = requestKeyOf(deps, request, given);
  if (!(await beginRequest(deps.database, key, deps.now()))) {
    const earlier = await earlierAnswer<Body>(deps, key, answerAgain);
    if (earlier !== undefined) return earlier;
  }
  try {
    const answer = await act((transaction) => markDone(transaction, key, deps.now()));
    await endRequest(deps.database, key, answer);
    return answer;
  } catch (error) {
    await keepOrForget(deps, key, error);
    throw error;
  }
}

/**
 * The same for what a life cycle lets happen once anyway: a key makes a repeated request get the first one's answer, and
 * without one it is refused as a move that is not allowed any more.
 *
 * @throws Problem as `withIdempotency`, but for IDEMPOTENCY_KEY_REQUIRED
 */
export async function withOptionalIdempotency<Body>(
  deps: Deps,
  request: FastifyRequest,
  action: IdempotentOperation<Body>,
): Promise<Body> {
  const isKeyed = request.headers['idempotency-key'] !== undefined;
  const answer = isKeyed
    ? await withIdempotency(deps, request, request.body ?? {}, action)
    : await action.act(unkeyed);
  return answer.body;
}
