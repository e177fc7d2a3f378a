import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { Deps } from '../deps.js';
import { earlierAnswer, keepOrForget, type Answer } from './earlier-answer.js';
import { beginRequest, endRequest } from './idempotency-keys.repository.js';
import { requestKeyOf } from './request-key.js';

/** What a request notes of itself in the transactions of what it does. */
export interface OwnKey<Body> {
  /** Claims the key. Call it first in the first transaction, and let through what it throws. */
  begin: (transaction: Kysely<Tables>) => Promise<void>;
  /** Keeps the answer. Call it in the last transaction; without it the answer is kept afterwards. */
  end: (transaction: Kysely<Tables>, answer: Answer<Body>) => Promise<void>;
}

/** The request was begun before, by this process or another. */
class BegunBefore extends Error {}

/**
 * As `withIdempotency`, for what claims its key in its first transaction and keeps its answer in its last: then neither
 * takes a transaction of its own, and a process that dies leaves the key exactly as far as what was done. `act` itself
 * must do nothing twice: a request whose process died between two of its transactions is made again.
 *
 * @param given as there
 * @throws Problem 400 IDEMPOTENCY_KEY_REQUIRED; 409 IDEMPOTENCY_KEY_REUSED, REQUEST_IN_PROGRESS
 */
export async function inOwnTransactions<Body>(
  deps: Deps,
  request: FastifyRequest,
  given: unknown,
  act: (own: OwnKey<Body>) => Promise<Answer<Body>>,
): Promise<Answer<Body>> {
  const { database, now } = deps;
  const key = requestKeyOf(deps, request, given);
  const run = async (isBegun: boolean): Promise<Answer<Body>> => {
    const own = { isEnded: false };
    const answer = await act({
      begin: async (transaction) => {
        if (!isBegun && !(await beginRequest(transaction, key, now()))) throw new BegunBefore();
      },
      end: async (transaction, given) => {
        await endRequest(transaction, key, given);
        own.isEnded = true;
      },
    });
    if (!own.isEnded) await endRequest(database, key, answer);
    return answer;
  };
  const runOrForget = async (isBegun: boolean): Promise<Answer<Body>> => {
    try {
      return await run(isBegun);
    } catch (error) {
      if (!(error instanceof BegunBefore)) await keepOrForget(deps, key, error);
      throw error;
    }
  };

  try {
    return await runOrForget(false);
  } catch (error) {
    if (!(error instanceof BegunBefore)) throw error;
  }
  return (await earlierAnswer<Body>(deps, key, undefined)) ?? (await runOrForget(true));
}

/**
 * The same for what is one transaction: a refusal takes the key back with everything else.
 *
 * @param act reads and writes in this transaction alone
 */
export async function inOneTransaction<Body>(
  deps: Deps,
  request: FastifyRequest,
  given: unknown,
  act: (transaction: Kysely<Tables>) => Promise<Answer<Body>>,
): Promise<Answer<Body>> {
  return await inOwnTransactions<Body>(
    deps,
    request,
    given,
    async ({ begin, end }) =>
      await deps.database.transaction().execute(async (transaction) => {
        await begin(transaction);
        const answer = await act(transaction);
        await end(transaction, answer);
        return answer;
      }),
  );
}
