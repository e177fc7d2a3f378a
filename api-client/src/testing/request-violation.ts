import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2020';

interface Operation {
  parameters?: { in: string; name: string; required?: boolean }[];
  requestBody?: { required?: boolean; content: Record<string, unknown> };
}

interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

/** What a test's request has that the API looks at; `body` as text. */
interface SentRequest {
  method: string;
  /** Below the API's address, with a slash before it. */
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: string;
}

// Beside the sources in the published package, elsewhere in the repository.
const documentFile = ['../../openapi.json', '../../../backend/openapi.json']
  .map((path) => join(__dirname, path))
  .find((path) => existsSync(path));
const text = documentFile === undefined ? '{"paths":{}}' : readFileSync(documentFile, 'utf8');
const apiDocument = JSON.parse(text) as ApiDocument;
const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: false });
ajv.addSchema(apiDocument, 'api');

const pathPatterns = Object.keys(apiDocument.paths)
  .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }))
  // `/my/threads/unread` before `/my/threads/{thread_uuid}`.
  .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length);

/**
 * Why the real API would refuse a request that a test's fake answers: an unknown operation, a missing header or query
 * parameter, or a body that its OpenAPI document does not take.
 *
 * @returns undefined for a request that it takes
 */
export function requestViolation({ method, path, query, headers, body }: SentRequest): string | undefined {
  const known = pathPatterns.find(
    ({ path: known, pattern }) => pattern.test(path) && method in (apiDocument.paths[known] ?? {}),
  );
  const operation = known && apiDocument.paths[known.path]?.[method];
  if (!operation) return 'the API has no such operation';
  const { parameters = [], requestBody } = operation;
  for (const { in: place, name, required } of parameters) {
    const has = place === 'query' ? query.has(name) : place !== 'header' || headers.has(name);
    if (required && !has) return `its ${place} "${name}" is missing`;
  }
  const names = new Set(parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name));
  for (const name of query.keys()) if (!names.has(name)) return `its query "${name}" is not known`;
  if (requestBody === undefined || !('application/json' in requestBody.content)) return undefined;
  if (body === '') return requestBody.required ? 'its body is missing' : undefined;
  const pointer = ['paths', known.path, method, 'requestBody', 'content', 'application/json', 'schema']
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  const validate = ajv.getSchema(`api#/${pointer}`);
  if (validate === undefined || validate(JSON.parse(body))) return undefined;
  return `its body${ajv.errorsText(validate.errors, { dataVar: '' })}`;
}
