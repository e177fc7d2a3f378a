import { forgetKey, keyOf } from './request-key';
import { isRefusedWith, Refused } from './refused';

/** A refusal that leaves open whether an earlier try of the same request was done. */
const undecided = ['REQUEST_IN_PROGRESS', 'TOO_MANY_REQUESTS', 'TOKEN_EXPIRED', 'TOKEN_INVALID'] as const;

/** Whether it is not known if the request was done: there was no answer, or none that says. */
export function isAnswerLost(error: unknown): boolean {
  if (!(error instanceof Refused)) return true;
  const { problem } = error;
  return problem === undefined || problem.status >= 500 || isRefusedWith(error, ...undecided);
}

/** The key of a request that must count once. */
export interface IdempotencyHeader {
  'idempotency-key': string;
}

/**
 * Sends a request that must count once, under a key that stays the same until its answer is known: what is sent
 * again after a lost answer gets the answer of the first.
 */
export async function once<Answered>(
  name: string,
  send: (headers: IdempotencyHeader) => Promise<Answered>,
): Promise<Answered> {
  try {
    const answered = await send({ 'idempotency-key': await keyOf(name) });
    await forgetKey(name);
    return answered;
  } catch (error) {
    if (!isAnswerLost(error)) await forgetKey(name);
    throw error;
  }
}

/** A request whose answer is lost is repeated by itself, twice; a refusal is final. */
export const askAgain = {
  retry: (failures: number, error: Error) => failures < 2 && isAnswerLost(error),
  retryDelay: (failures: number) => 1000 * 3 ** failures,
};
