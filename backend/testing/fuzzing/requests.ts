import fc from 'fast-check';
import type { Permission } from '../../src/modules/people/users/permissions.js';
import { accessRules } from '../access-rules.js';
import { callerNames, type CallerName } from './callers.js';
import { oddFile } from './files.js';
import { nearly } from './mutation.js';
import type { ApiDocument, Operation, Parameter } from './operations.js';
import type { JsonSchema } from '../sample-of.js';
import { valuesOf } from './schema-values.js';
import { oddJsonText, oddText } from './wrong-values.js';

export type RequestBody =
  | { kind: 'json'; value: unknown; contentType: string }
  | { kind: 'text'; text: string | Buffer; contentType: string }
  | { kind: 'file'; file: string; field: string };

/** A request as it is generated; stand-ins for known values are filled in when it is sent. */
export interface GeneratedRequest {
  caller: CallerName;
  path: Record<string, unknown>;
  query: [name: string, value: unknown][];
  headers: Record<string, string>;
  body: RequestBody | undefined;
}

/**
 * Requests of an operation: plausible ones by callers whom it knows (half of them), those with one thing wrong, and
 * those with anything wrong.
 */
export function requestsOf(operation: Operation, document: ApiDocument): fc.Arbitrary<GeneratedRequest> {
  const { resolve } = document;
  const plausible = requests(operation, {
    caller: knownCallers(operation),
    values: ({ name, schema }) => valuesOf(schema, { resolve, choice: 'plausible' }, name),
    headers: headers(operation, fc.constant({})),
    body: bodies(operation, (schema) => valuesOf(schema, { resolve, choice: 'plausible' })),
  });
  const nearlyRight = requests(operation, {
    caller: knownCallers(operation),
    values: ({ name, schema }) => valuesOf(schema, { resolve, choice: 'edge' }, name),
    headers: headers(operation, fc.constant({})),
    body: bodies(operation, (schema) => nearly(valuesOf(schema, { resolve, choice: 'plausible' }))),
  });
  const wild = requests(operation, {
    caller: fc.oneof(knownCallers(operation), fc.constantFrom(...callerNames)),
    values: ({ name, schema }) => fc.oneof(valuesOf(schema, { resolve, choice: 'edge' }, name), oddText),
    headers: headers(operation, fc.oneof(fc.constant({}), oddHeaders)),
    body: fc.oneof(
      bodies(operation, (schema) => nearly(valuesOf(schema, { resolve, choice: 'edge' }))),
      oddBodies(operation),
    ),
  });
  return fc.oneof(
    { weight: 2, arbitrary: plausible },
    { weight: 1, arbitrary: nearlyRight },
    { weight: 1, arbitrary: wild },
  );
}

interface Parts {
  caller: fc.Arbitrary<CallerName>;
  values: (parameter: Parameter) => fc.Arbitrary<unknown>;
  headers: fc.Arbitrary<Record<string, string>>;
  body: fc.Arbitrary<RequestBody | undefined>;
}

function requests(
  operation: Operation,
  { caller, values, headers, body }: Parts,
): fc.Arbitrary<GeneratedRequest> {
  const of = (place: Parameter['in']) => operation.parameters.filter((parameter) => parameter.in === place);
  // An empty segment is another path.
  const segments = (parameter: Parameter) =>
    values(parameter).filter((value) => !['', '.', '..'].includes(String(value)));
  const path = Object.fromEntries(of('path').map((parameter) => [parameter.name, segments(parameter)]));
  return fc.record({ caller, path: fc.record(path), query: queries(of('query'), values), headers, body });
}

function knownCallers({ method, path }: Operation): fc.Arbitrary<CallerName> {
  const rule = accessRules[`${method} ${path}`];
  return typeof rule === 'object'
    ? fc.constantFrom(...callersWith(rule.permissions))
    : fc.constantFrom('visitor', 'no profile', 'customer', 'unverified');
}

const callersWho: Record<Permission, readonly CallerName[]> = {
  rent: ['customer', 'car_owner'],
  host: ['car_owner'],
  administer: ['admin'],
};
const callersWith = (permissions: readonly Permission[]) =>
  permissions.flatMap((permission) => callersWho[permission]);

function queries(
  parameters: Parameter[],
  values: (parameter: Parameter) => fc.Arbitrary<unknown>,
): fc.Arbitrary<[string, unknown][]> {
  const pair = (name: fc.Arbitrary<string>, value: fc.Arbitrary<unknown>) => fc.tuple(name, value);
  const unknown = pair(fc.constantFrom('not_a_parameter', '__proto__', 'a[b]', ''), oddText);
  const declared = parameters.map((parameter) => pair(fc.constant(parameter.name), values(parameter)));
  const required = parameters
    .filter((parameter) => parameter.required === true)
    .map((parameter) => pair(fc.constant(parameter.name), values(parameter)));
  const some = fc.array(declared.length === 0 ? unknown : fc.oneof(...declared), {
    maxLength: declared.length === 0 ? 0 : 3,
  });
  const extra = fc.oneof(
    { weight: 9, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.tuple(unknown) },
  );
  return fc.tuple(fc.tuple(...required), some, extra).map((lists) => lists.flat());
}

const oddHeaders = fc.constantFrom<Record<string, string>>(
  { accept: 'text/html' },
  { accept: 'application/xml;q=0.1' },
  { origin: 'https://elsewhere.example' },
  { 'x-forwarded-for': '203.0.113.1, junk' },
  { 'if-none-match': '*' },
  { 'if-modified-since': 'yesterday' },
  { range: 'bytes=5-1' },
  { 'accept-encoding': 'zstd;q=nonsense' },
  { 'content-encoding': 'gzip' },
  { cookie: `a=${'b'.repeat(3_000)}` },
  { 'stripe-signature': 't=1,v1=zz' },
);

const oddKeys = fc.constantFrom('', ' ', 'a b', 'x'.repeat(201), 'one-key-for-all', 'k\u00e9y', '\t', ',');

function headers(
  { parameters }: Operation,
  others: fc.Arbitrary<Record<string, string>>,
): fc.Arbitrary<Record<string, string>> {
  const isKeyed = parameters.some(({ name }) => name === 'idempotency-key');
  const keys = fc.oneof(
    { weight: isKeyed ? 10 : 1, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: oddKeys },
    { weight: isKeyed ? 1 : 10, arbitrary: fc.constant(undefined) },
  );
  return fc
    .tuple(keys, others)
    .map(([key, rest]) => (key === undefined ? rest : { ...rest, 'idempotency-key': key }));
}

const contentTypes = fc.constantFrom(
  ...['application/json; charset=utf-8', 'application/json;charset=utf-16', 'text/plain', 'application/xml'],
  ...[
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'application/x-www-form-urlencoded',
    '',
    'json',
    '*/*',
  ],
);

const asJson = fc.constant('application/json');

function bodies(
  { requestBody = {} }: Operation,
  valuesOfBody: (schema: JsonSchema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<RequestBody | undefined> {
  const json = requestBody['application/json']?.schema;
  const form = Object.entries(requestBody).find(([type]) => type.startsWith('multipart/'))?.[1].schema;
  if (form !== undefined) {
    const fields = Object.keys(form.properties ?? {});
    return fc.record({
      kind: fc.constant('file' as const),
      file: oddFile,
      field: fc.constantFrom(...fields, 'other'),
    });
  }
  if (json === undefined) return fc.constant(undefined);
  return fc.record({ kind: fc.constant('json' as const), value: valuesOfBody(json), contentType: asJson });
}

function oddBodies({ method }: Operation): fc.Arbitrary<RequestBody | undefined> {
  if (method === 'GET') return fc.constant(undefined);
  const contentType = fc.oneof({ weight: 3, arbitrary: asJson }, { weight: 1, arbitrary: contentTypes });
  return fc.oneof(
    {
      weight: 9,
      arbitrary: fc.record({ kind: fc.constant('text' as const), text: oddJsonText, contentType }),
    },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}
