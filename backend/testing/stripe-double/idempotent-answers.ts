import { StripeRefusal } from './stripe-refusal.js';

interface Answer {
  status: number;
  body: object;
  isReplayed?: boolean;
}

/** Answers a call once and gives the same answer to every repetition, as Stripe does by the Idempotency-Key. */
export class IdempotentAnswers {
  readonly #answers = new Map<string, Answer & { request: string }>();

  forget(): void {
    this.#answers.clear();
  }

  answer(key: string | undefined, request: string, work: () => object): Answer {
    const before = key === undefined ? undefined : this.#answers.get(key);
    if (before !== undefined) {
      if (before.request === request) return { ...before, isReplayed: true };
      const message = 'Keys for idempotent requests can only be used with the same parameters.';
      return { status: 400, body: { error: { type: 'idempotency_error', message } } };
    }
    const answer = tryTo(work);
    // The answer as it was then: a replay does not show what has become of the thing since.
    if (key !== undefined) this.#answers.set(key, { ...structuredClone(answer), request });
    return answer;
  }
}

function tryTo(work: () => object): Answer {
  try {
    return { status: 200, body: work() };
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    return { status: error.status, body: { error: error.error } };
  }
}
