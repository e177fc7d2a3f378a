import { STATUS_CODES } from 'node:http';
import { commonRefusals, refusalsKey } from './refusals.js';

interface Response {
  description?: string;
  content?: Record<string, { schema?: { $ref?: string } }>;
}

interface Operation {
  responses?: Record<string, Response>;
  /** Of whatever else it refuses with too. */
  [refusalsKey]?: string[];
}

/** A document's operations by path and method, as far as folding looks at them. */
export interface FoldedDocument {
  paths?: Record<string, Record<string, Operation>>;
}

const problem = { $ref: '#/components/schemas/Problem' };
const commonProblem = { $ref: '#/components/schemas/CommonProblem' };
const commonRefusal = { $ref: '#/components/schemas/CommonRefusal' };

/**
 * The document with one `default` response for all refusals of an operation: every one of them is a Problem, with a code
 * that is common or the operation's own. `x-statuses` says which statuses it stands for. Other responses are described.
 */
export function foldProblems<Document extends FoldedDocument>(document: Document): Document {
  const paths = Object.entries(document.paths ?? {}).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => [method, foldOperation(operation)]),
    ),
  ]);
  return { ...document, paths: Object.fromEntries(paths) as Document['paths'] };
}

function foldOperation({ [refusalsKey]: codes = [], ...operation }: Operation): Operation {
  const all = Object.entries(operation.responses ?? {});
  const refusals = all.filter(([, response]) => isProblem(response));
  const others = Object.fromEntries(
    all
      .filter(([, response]) => !isProblem(response))
      .map(([status, response]) => [status, described(status, response)]),
  );
  if (refusals.length === 0) return { ...operation, responses: others };
  const statuses = refusals.map(([status]) => Number(status)).sort((a, b) => a - b);
  const folded = {
    description: `Refused: ${statuses.join(', ')}.`,
    content: { 'application/json': { schema: problemWith(codes) } },
    'x-statuses': statuses,
  };
  return { ...operation, responses: { ...others, default: folded } };
}

/** With the standard phrase of its status in the place of the plug-in's words. */
function described(status: string, response: Response): Response {
  if (response.description !== 'Default Response') return response;
  return { ...response, description: STATUS_CODES[status] ?? response.description };
}

function problemWith(codes: string[]): object {
  const own = codes.filter((code) => !commonRefusals.some((common) => common === code)).sort();
  if (own.length === 0) return commonProblem;
  const code = { anyOf: [commonRefusal, { enum: own }] };
  return { allOf: [problem, { type: 'object', required: ['code'], properties: { code } }] };
}

function isProblem({ content }: Response): boolean {
  return content?.['application/json']?.schema?.$ref === problem.$ref;
}
