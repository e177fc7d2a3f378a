interface Response {
  content?: Record<string, { schema?: { $ref?: string } }>;
}

interface Operation {
  responses?: Record<string, Response>;
}

/** A document's operations by path and method, as far as folding looks at them. */
export interface FoldedDocument {
  paths?: Record<string, Record<string, Operation>>;
}

const problem = '#/components/schemas/Problem';

/**
 * The document with one `default` response for all refusals of an operation: every one of them is a Problem. `x-statuses`
 * says which statuses it stands for.
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

function foldOperation(operation: Operation): Operation {
  const all = Object.entries(operation.responses ?? {});
  const refusals = all.filter(([, response]) => isProblem(response));
  const [first] = refusals;
  if (first === undefined) return operation;
  const statuses = refusals.map(([status]) => Number(status)).sort((a, b) => a - b);
  const folded = { ...first[1], description: `Refused: ${statuses.join(', ')}.`, 'x-statuses': statuses };
  const others = Object.fromEntries(all.filter(([, response]) => !isProblem(response)));
  return { ...operation, responses: { ...others, default: folded } };
}

function isProblem({ content }: Response): boolean {
  return content?.['application/json']?.schema?.$ref === problem;
}
