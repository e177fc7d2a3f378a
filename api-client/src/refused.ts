import { readProblem, type Problem } from 'shared-auth';
import type { operations } from './openapi.generated';
import { forRefusal, type ByRefusalCode, type RefusalCodeOf, type RefusalWords } from './refusal-code';

/** A request that did not succeed; `problem` is what the API said, if it answered at all. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly problem: Problem | undefined;

  constructor(problem: Problem | undefined, cause: unknown) {
    super(problem?.message || 'We can’t reach the server. Please try again in a moment.', { cause });
    this.problem = problem;
  }
}

/** The refusal behind any error of an operation's query or mutation, if it is one with these codes of that operation. */
export function isRefusedWith<Name extends keyof operations>(
  error: unknown,
  ...codes: RefusalCodeOf<Name>[]
): error is Refused {
  const code = error instanceof Refused ? error.problem?.code : undefined;
  return codes.some((each) => each === code);
}

/**
 * What a request answers, as it was sent: the addresses of photos are made absolute, since they may be
 * relative to the answer that they came in.
 *
 * @throws Refused, or the AbortError of a request that no one waits for any more
 */
export async function answerOf<Body>(request: Promise<Response>): Promise<Body> {
  try {
    const response = await request;
    const base = response.url;
    return JSON.parse(await response.text(), (key, value: unknown) =>
      key === 'url' && typeof value === 'string' && base ? new URL(value, base).href : value,
    ) as Body;
  } catch (error) {
    throw await refusedBy(error);
  }
}

/** What to throw for a request that failed: `Refused`, or the AbortError of one that no one waits for any more. */
export async function refusedBy(error: unknown): Promise<Error> {
  if (error instanceof Error && error.name === 'AbortError') return error;
  return new Refused(await readProblem(error), error);
}

/**
 * Why an operation refused, for the form that asked it: what the API says of one of the form's fields, and one sentence
 * for the form when that is not all.
 *
 * @param fieldOf the form's field for each name that the API gives
 * @param words what is said instead of the API's own sentence
 */
export function explainRefusal<Name extends keyof operations>(
  error: unknown,
  fieldOf: Partial<Record<string, string>>,
  words: RefusalWords<Name>,
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
  const said = forRefusal(words as ByRefusalCode<string | null>, error.problem?.code);
  return { fields, message: said ?? error.message };
}
