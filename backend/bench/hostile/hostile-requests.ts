import { hostileTexts } from '../../testing/fuzzing/hostile-texts.js';
import type { KnownValues } from '../../testing/fuzzing/known-values.js';
import type { ApiDocument, Operation } from '../../testing/fuzzing/operations.js';
import { textFieldsOf, type TextField } from '../../testing/fuzzing/text-fields.js';
import { sampleOf } from '../../testing/sample-of.js';
import { accountFor, headersOf, type HostileRequest } from './client.js';

/** Requests of one kind, which the report has a line for. */
export interface HostileClass {
  name: string;
  requests: HostileRequest[];
}

interface Api {
  document: ApiDocument;
  known: KnownValues;
  /** How much text fits into an operation's body. */
  bodyRoom: (operation: Operation) => number;
}

/** An address and its headers together must stay below what the HTTP server reads. */
const addressRoom = 12_000;

/** For every text field of every operation: each hostile text, as long as its schema and as its body allow. */
export function hostileTextClasses(api: Api): HostileClass[] {
  return Object.entries(hostileTexts).map(([name, make]) => ({
    name: `text: ${name}`,
    requests: api.document.operations.flatMap((operation) =>
      textFieldsOf(operation, api.document).flatMap((field) =>
        lengthsOf(api, operation, field).map((length) => requestWith(api, operation, field, make(length))),
      ),
    ),
  }));
}

/** For every operation that may have a body: the deepest JSON that fits into it. */
export function deepJsonClass(api: Api): HostileClass {
  const changing = api.document.operations.filter(({ method }) => method !== 'GET');
  return {
    name: 'the deepest JSON',
    requests: changing.flatMap((operation) => {
      const room = api.bodyRoom(operation);
      const lists = Math.floor(room / 2);
      const objects = Math.floor(room / 6);
      return ['['.repeat(lists) + ']'.repeat(lists), '{"a":'.repeat(objects) + '1' + '}'.repeat(objects)].map(
        (body) => ({ ...plain(api, operation), what: operation.id, body }),
      );
    }),
  };
}

function lengthsOf(api: Api, operation: Operation, { place, maxLength = Infinity }: TextField): number[] {
  const room = place === 'body' ? api.bodyRoom(operation) : addressRoom;
  return maxLength < room ? [maxLength, room] : [room];
}

function requestWith(api: Api, operation: Operation, field: TextField, text: string): HostileRequest {
  const request = {
    ...plain(api, operation),
    what: `${operation.id} ${field.name || field.place} (${text.length})`,
  };
  switch (field.place) {
    case 'body':
      return { ...request, body: JSON.stringify(field.make(text)) };
    case 'header':
      // What no HTTP client can send in a header is left out.
      return {
        ...request,
        headers: { ...request.headers, [field.name]: text.replaceAll(/[^\x20-\x7e]/g, '') || 'x' },
      };
    case 'query':
      return { ...request, url: `${request.url}?${field.name}=${fitting(text)}` };
    case 'path':
      return { ...request, url: pathOf(api, operation, { [field.name]: fitting(text) || 'x' }) };
  }
}

function fitting(text: string): string {
  return encodeURIComponent(text).slice(0, addressRoom).replace(/%.?$/, '');
}

/** The operation for an account that it lets in, with ids that there are, and a body that is right otherwise. */
function plain(api: Api, operation: Operation): HostileRequest {
  const schema = operation.requestBody?.['application/json']?.schema;
  const hasBody = operation.method !== 'GET';
  return {
    what: operation.id,
    method: operation.method,
    url: pathOf(api, operation, {}),
    headers: {
      ...headersOf(accountFor(operation)),
      'idempotency-key': crypto.randomUUID(),
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
    },
    ...(schema === undefined ? {} : { body: JSON.stringify(sampleOf(schema, api.document.resolve)) }),
  };
}

function pathOf(
  { known, document }: Api,
  { path, parameters }: Operation,
  given: Record<string, string>,
): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const schema = parameters.find((parameter) => parameter.name === name)?.schema ?? {};
    const fallback = sampleOf(schema, document.resolve);
    return given[name] ?? encodeURIComponent(String(known.find({ name, index: 0, fallback })));
  });
}
