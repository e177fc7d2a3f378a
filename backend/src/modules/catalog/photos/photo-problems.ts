import { Problem, type ProblemCode } from '../../../platform/http/problem.js';

/** A refusal of an uploaded photo, with its sentence beside the field. */
export function photoProblem(status: number, code: ProblemCode, sentence: string): Problem {
  return new Problem(status, code, sentence, { fields: { photo: sentence } });
}
