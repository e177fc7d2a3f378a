import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../deps.js';
import { Problem } from '../http/problem.js';
import type { ProblemBody } from '../http/problem.schemas.js';
import {
  beginRequest,
  endRequest,
  findRequest,
  forgetRequest,
  takeOverRequest,
  type RequestKey,
} from './idempotency-keys.repository.js';

export interface Answer<Body> {
  status: number;
  body: Body;
}

/** Longer than a request may take; after that its process has died, whatever its lease says. */
const abandonedAfterMs = 90_000;
/** Longer than what follows an action takes: the provider's answer, ten seconds at most. */
const answeredWithinMs = 15_000;
/** The same request, sent twice at once, waits for the first one's answer. */
const waitMs = 15_000;
const askEveryMs = 100;

/**
 * What the same request was answered before; waits for the answer while it is under way.
 *
 * @param answerAgain for a request that was done and never answered
 * @returns undefined when this request is to be done after all, because the process that began it never ended it; it is
 *   noted then as begun by this process
 * @throws Problem 409 IDEMPOTENCY_KEY_REUSED, REQUEST_IN_PROGRESS; and what the request was refused with before
 */
export async function earlierAnswer<Body>(
  { database, now }: Deps,
  key: RequestKey,
  answerAgain: (() => Promise<Answer<Body>>) | undefined,
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
      const sentence = 'This Idempotency-Key has already been used for another request.';
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

/**
 * Keeps or forgets a request that failed: a declined payment is a result; other refusals changed nothing, and what was
 * done is not forgotten.
 */
export async function keepOrForget({ database }: Deps, key: RequestKey, error: unknown): Promise<void> {
  if (error instanceof Problem && error.code === 'PAYMENT_DECLINED') {
    const { status, code, message } = error;
    await endRequest(database, key, { status, body: { code, message } });
  } else {
    await forgetRequest(database, key);
  }
}
