import type { BeforeErrorHook, HTTPError } from 'ky';

/** A pick-up and a return. */
export interface NearestPeriod {
  pick_up: string;
  return: string;
}

/** The backend's refusal, as the API's conventions say. */
export interface Problem {
  /** The HTTP status. */
  status: number;
  /** One of the backend's codes; empty when the answer was not one of its refusals. */
  code: string;
  message: string;
  /** What was held against which field of the request; empty when nothing was. */
  fields: Record<string, string>;
  /** What can be booked instead of a period that cannot, `YYYY-MM-DDTHH:mm`; undefined for other refusals. */
  nearest?: NearestPeriod[];
  /** What `POST /register` says; undefined elsewhere. */
  success?: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The `fields` of a refusal, without whatever is not text. */
export function readFields(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function isPeriod(value: unknown): value is NearestPeriod {
  return isRecord(value) && typeof value['pick_up'] === 'string' && typeof value['return'] === 'string';
}

const problems = new WeakMap<HTTPError, Problem>();

/** The refusal that an answer is. */
export async function readProblem(response: Response): Promise<Problem> {
  const body = await readBody(response);
  return {
    status: response.status,
    code: typeof body['code'] === 'string' ? body['code'] : '',
    message: typeof body['message'] === 'string' ? body['message'] : '',
    fields: readFields(body['fields']),
    ...(Array.isArray(body['nearest']) && { nearest: body['nearest'].filter(isPeriod) }),
    ...(typeof body['success'] === 'boolean' && { success: body['success'] }),
  };
}

/** ky's hook that reads the backend's refusal before the caller gets the error. */
export const addProblem: BeforeErrorHook = async (error) => {
  problems.set(error, await readProblem(error.response));
  return error;
};

/**
 * What the backend said when it refused a request.
 *
 * @param error whatever a request was rejected with
 * @returns undefined when there was no answer at all (the network failed, or the request was aborted); an
 *   answer that is no refusal of ours, such as a proxy's page, has an empty code and message
 */
export const problemOf = (error: unknown): Problem | undefined => problems.get(error as HTTPError);

async function readBody(response: Response): Promise<Record<string, unknown>> {
  try {
    // A clone, so that the caller can read it, too.
    const body: unknown = await response.clone().json();
    return isRecord(body) ? body : {};
  } catch {
    return {};
  }
}
