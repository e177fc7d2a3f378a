import { sampleOf, type JsonSchema } from '../sample-of.js';
import type { ApiDocument, Operation } from './operations.js';

/** One place of a request that takes text. */
export interface TextField {
  place: 'path' | 'query' | 'header' | 'body';
  /** Dotted when nested in a body. */
  name: string;
  /** What its schema allows; undefined when it does not say. */
  maxLength: number | undefined;
  /** For a body, the whole of it with this text in the field; otherwise the text. */
  make: (text: string) => unknown;
}

/** Every text that an operation reads: parameters, headers and fields of its JSON body. */
export function textFieldsOf(operation: Operation, { resolve }: ApiDocument): TextField[] {
  const parameters = operation.parameters
    .filter(({ schema }) => schema.type === 'string' && schema.enum === undefined)
    .map(({ in: place, name, schema }) => ({ place, name, maxLength: schema.maxLength, make: same }));
  const body = operation.requestBody?.['application/json']?.schema;
  return body === undefined ? parameters : [...parameters, ...fieldsOf(body, resolve)];
}

function fieldsOf(schema: JsonSchema, resolve: ApiDocument['resolve']): TextField[] {
  if (schema.$ref !== undefined) return fieldsOf(resolve(schema.$ref), resolve);
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap((one) => fieldsOf(one, resolve));
  if (schema.enum !== undefined || 'const' in schema) return [];
  if (schema.type === 'string') return [{ place: 'body', name: '', maxLength: schema.maxLength, make: same }];
  if (schema.type === 'array') {
    return fieldsOf(schema.items ?? {}, resolve).map((field) => ({
      ...field,
      make: (text) => [field.make(text)],
    }));
  }
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) =>
    fieldsOf(property, resolve).map((field) => ({
      ...field,
      name: field.name === '' ? key : `${key}.${field.name}`,
      make: (text) => ({ ...(sampleOf(schema, resolve) as object), [key]: field.make(text) }),
    })),
  );
}

function same(text: string): string {
  return text;
}
