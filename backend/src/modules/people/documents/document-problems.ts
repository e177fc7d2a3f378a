import { Problem, type ProblemCode } from '../../../platform/http/problem.js';
import { documentLimits } from './document-limits.js';

/** A refusal of an uploaded document, with its sentence beside the field. */
export function documentProblem(status: number, code: ProblemCode, sentence: string): Problem {
  return new Problem(status, code, sentence, { fields: { document: sentence } });
}

/** Not there, or not the caller's to know of. */
export function documentNotFound(): Problem {
  return new Problem(404, 'DOCUMENT_NOT_FOUND', 'This document has been removed.');
}

/** No file in the form, or the upload broke off. */
export function documentMissing(): Problem {
  return documentProblem(
    400,
    'DOCUMENT_MISSING',
    'The document did not arrive whole. Please choose it again.',
  );
}

/** More bytes than are taken. */
export function documentTooLarge(): Problem {
  const megabytes = documentLimits.bytes / 1024 / 1024;
  return documentProblem(
    413,
    'DOCUMENT_TOO_LARGE',
    `This file is larger than ${megabytes} MB. Please choose a smaller one.`,
  );
}
