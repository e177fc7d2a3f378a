import { IdentityError, problemOf, type Problem } from '@drove/shared-auth';
import type { Endpoint } from './endpoint';
import { forRefusal, type ByRefusalCode, type RefusalCodeOf, type RefusalLabels } from './refusal-code';

/** A request that did not succeed; `problem` is what the API said, if it answered at all. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly problem: Problem | undefined;

  constructor(problem: Problem | undefined, cause: unknown) {
    super(problem?.message || reasonOf(problem, cause), { cause });
    this.problem = problem;
  }
}

function reasonOf(problem: Problem | undefined, cause: unknown): string {
  const hasEnded = problem?.status === 401 || (cause instanceof IdentityError && cause.code === 'disabled');
  if (hasEnded) return 'Your session has ended. Please sign in again.';
  return navigator.onLine
    ? 'We can’t reach the server. Please try again in a moment.'
    : 'You’re offline. Please try again once you’re connected.';
}

/** What can be booked instead of a period that was refused, the nearest first. */
export function nearestOf(error: unknown): NonNullable<Problem['nearest']> {
  return error instanceof Refused ? (error.problem?.nearest ?? []) : [];
}

/** The refusal behind any error of an operation's query or mutation, if it is one with these codes of that operation. */
export function isRefusedWith<Of extends Endpoint>(
  error: unknown,
  ...codes: RefusalCodeOf<Of>[]
): error is Refused {
  const code = error instanceof Refused ? error.problem?.code : undefined;
  return codes.some((each) => each === code);
}

/** What to throw for a request that failed: `Refused`, or the AbortError of one that no one waits for any more. */
export function refusedBy(error: unknown): Error {
  if (error instanceof Error && error.name === 'AbortError') return error;
  return new Refused(problemOf(error), error);
}

/**
 * Why an operation refused, for the form that sent it: what the API says of one of the form's fields, and one sentence
 * for the form when that is not all.
 *
 * @param fieldOf the form's field for each name that the API gives
 * @param labels what is said instead of the API's own sentence
 */
export function explainRefusal<Of extends Endpoint>(
  error: unknown,
  fieldOf: Partial<Record<string, string>>,
  labels: RefusalLabels<Of>,
) {
  const fields: Record<string, string> = {};
  let isAllBesideFields = false;
  if (error instanceof Refused) {
    const named = Object.entries(error.problem?.fields ?? {});
    isAllBesideFields = named.length > 0;
    for (const [name, sentence] of named) {
      const field = fieldOf[name];
      if (field === undefined) isAllBesideFields = false;
      else fields[field] = sentence;
    }
  }
  if (isAllBesideFields) return { fields, message: '' };
  if (!(error instanceof Refused)) {
    return { fields, message: 'That didn’t work. Please try again in a moment.' };
  }
  const said = forRefusal(labels as ByRefusalCode<string | null>, error.problem?.code);
  return { fields, message: said ?? error.message };
}
