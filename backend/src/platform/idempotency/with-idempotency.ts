import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.js';
import { Problem } from '../http/problem.js';
import type { ProblemBody } from '../http/problem.schemas.js';
import { callerUuid } from '../http/caller.js';
import {
  beginRequest,
  endRequest,
  findRequest,
  forgetRequest,
  markDone,
  takeOverRequest,
  type RequestKey,
} from './idempotency-keys.repository.js';
import { unkeyed, type MarkDone } from './mark-done.js';

export interface Answer<Body> {
  status: number;
  body: Body;
}

/** What a request does, and what it is answered when it was done before but no one lived to keep the answer. */
export interface IdempotentOperation<Body> {
  /** Calls `done` in the transaction of what must happen once. */
  act: (done: MarkDone) => Promise<Answer<Body>>;
  /** Without it, `act` itself does nothing twice. */
  answerAgain?: () => Promise<Answer<Body>>;
}

/** Longer than a request may take; after that its process has died, whatever its lease says. */
const abandonedAfterMs = 90_000;
/** Longer than what follows an action takes: the provider's answer, ten seconds at most. */
const answeredWithinMs = 15_000;
/** The same request, sent twice at once, waits for the first one's answer. */
const waitMs = 15_000;
const askEveryMs = 100;

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
  const route = `${request.method} ${request.url}`;
  const key: RequestKey = {
    userUuid: callerUuid(request),
    key: requireKey(request),
    processUuid: deps.processUuid,
    route,
    requestHash: createHash('sha256')
      .update(JSON.stringify([route, given]))
      .digest('hex'),
  };
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

/** The Idempotency-Key of a request behind `withIdempotency`. */
export function requireKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new Problem(
    400,
    'IDEMPOTENCY_KEY_REQUIRED',
    'Please send an Idempotency-Key of up to 200 visible characters, the same for every try of one request.',
  );
}

/** Undefined when this request is to be done after all, because anyone who began it never ended it. */
async function earlierAnswer<Body>(
  { database, now }: Deps,
  key: RequestKey,
  answerAgain: IdempotentOperation<Body>['answerAgain'],
): Promise<Answer<Body> | undefined> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const earlier = await findRequest(database, key);
    // Forgotten since: it changed nothing.
    if (earlier === undefined) {
      if (await beginRequest(database, key, now())) return undefined;
      continue;
    }
    if (earlier.request_hash !== key.requestHash) {
      const sentence = 'This Idempotency-Key was used for another request before.';
      throw new Problem(409, 'IDEMPOTENCY_KEY_REUSED', sentence);
    }
    const { response_status: status, response } = earlier;
    if (status !== null) {
      if (status < 400) return { status, body: response as Body };
      const { code, message, fields } = response as ProblemBody;
      throw new Problem(status, code, message, fields === undefined ? {} : { fields });
    }
    const { created_at: since, done_at: doneAt, is_orphaned: isOrphaned } = earlier;
    const isUnanswered =
      doneAt !== null && (isOrphaned || now().getTime() - doneAt.getTime() > answeredWithinMs);
    if (isUnanswered && answerAgain !== undefined) {
      const answer = await answerAgain();
      await endRequest(database, key, answer);
      return answer;
    }
    if (isOrphaned || now().getTime() - since.getTime() > abandonedAfterMs) {
      if (await takeOverRequest(database, key, earlier, now())) return undefined;
    }
    if (Date.now() > deadline) {
      const sentence = 'We are still working on this. Please ask again in a moment.';
      throw new Problem(409, 'REQUEST_IN_PROGRESS', sentence, { retryAfterSeconds: 2 });
    }
    await sleep(askEveryMs);
  }
}

/** A declined payment is a result; other refusals changed nothing, and what was done is not forgotten. */
async function keepOrForget({ database }: Deps, key: RequestKey, error: unknown): Promise<void> {
  if (error instanceof Problem && error.code === 'PAYMENT_DECLINED') {
    const { status, code, message } = error;
    await endRequest(database, key, { status, body: { code, message } });
  } else {
    await forgetRequest(database, key);
  }
}
