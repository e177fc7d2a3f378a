import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { Deps } from '../deps.js';
import type { BeginOnce } from './begin-once.js';
import { earlierAnswer, keepOrForget, type Answer } from './earlier-answer.js';
import { beginRequest, endRequest, markDone } from './idempotency-keys.repository.js';
import { requestKeyOf } from './request-key.js';

/** What a request does in transactions of its own, with a call to a provider between or after them. */
export interface ProviderOperation<Result, Body> {
  /**
   * Calls `begin` first in its first transaction. Calls `end` in its last, if that has the result: then answer and result
   * are kept together.
   */
  act: (own: {
    begin: BeginOnce;
    end: (transaction: Kysely<Tables>, result: Result) => Promise<void>;
  }) => Promise<Result>;
  answer: (result: Result, on?: Kysely<Tables>) => Promise<Answer<Body>>;
  /** What came of a request whose process died after its first transaction. Without it, `act` itself does nothing twice. */
  again?: () => Promise<Result>;
}

/** The request was begun before, by this process or another. */
class BegunBefore extends Error {}

/**
 * Does what a request asks for once, however often it is sent with the same Idempotency-Key, and answers the same each
 * time, where a provider is called: the key is claimed in the first transaction and the answer kept in the last one or
 * after it, so that a process that dies leaves the key exactly as far as what was done. A refusal that changed nothing is
 * not kept: the same key may try again.
 *
 * @param given what of the body makes it another request; never a card's number, which must not be kept even as a hash
 * @throws Problem 409 IDEMPOTENCY_KEY_REUSED, REQUEST_IN_PROGRESS
 */
export async function aroundProviderCall<Result, Body>(
  deps: Deps,
  request: FastifyRequest,
  given: unknown,
  { act, answer, again }: ProviderOperation<Result, Body>,
): Promise<Answer<Body>> {
  const { database, now } = deps;
  const key = requestKeyOf(deps, request, given);
  const isDoneOnceBegun = again !== undefined;
  const begin = async (transaction: Kysely<Tables>) => {
    if (!(await beginRequest(transaction, key, now(), { isDone: isDoneOnceBegun }))) throw new BegunBefore();
  };
  const resume = async (transaction: Kysely<Tables>) => {
    if (isDoneOnceBegun) await markDone(transaction, key, now());
  };

  const run = async (beginOrResume: BeginOnce): Promise<Answer<Body>> => {
    let kept: Answer<Body> | undefined;
    try {
      const result = await act({
        begin: beginOrResume,
        end: async (transaction, ended) => {
          kept = await answer(ended, transaction);
          await endRequest(transaction, key, kept);
        },
      });
      if (kept !== undefined) return kept;
      const answered = await answer(result);
      await endRequest(database, key, answered);
      return answered;
    } catch (error) {
      if (!(error instanceof BegunBefore)) await keepOrForget(deps, key, error);
      throw error;
    }
  };

  try {
    return await run(begin);
  } catch (error) {
    if (!(error instanceof BegunBefore)) throw error;
  }
  const answerAgain = again && (async () => await answer(await again()));
  return (await earlierAnswer(deps, key, answerAgain)) ?? (await run(resume));
}
