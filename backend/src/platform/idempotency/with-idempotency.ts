import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { Deps } from '../deps.js';
import { aroundProviderCall } from './around-provider-call.js';
import type { Answer } from './earlier-answer.js';

export type { Answer } from './earlier-answer.js';
export { requireKey } from './request-key.js';

/**
 * Does what a request asks for once, however often it is sent with the same Idempotency-Key, and answers the same each
 * time: in one transaction, with its key and its answer. A refusal takes the key back with everything else. Where a
 * provider is called, see `aroundProviderCall`.
 *
 * @param given what of the body makes it another request
 * @param act reads and writes in this transaction alone
 * @throws Problem 409 IDEMPOTENCY_KEY_REUSED, REQUEST_IN_PROGRESS
 */
export async function withIdempotency<Body>(
  deps: Deps,
  request: FastifyRequest,
  given: unknown,
  act: (transaction: Kysely<Tables>) => Promise<Answer<Body>>,
): Promise<Answer<Body>> {
  return await aroundProviderCall<Answer<Body>, Body>(deps, request, given, {
    act: async ({ begin, end }) =>
      await deps.database.transaction().execute(async (transaction) => {
        await begin(transaction);
        const answer = await act(transaction);
        await end(transaction, answer);
        return answer;
      }),
    answer: (answer) => Promise.resolve(answer),
  });
}
