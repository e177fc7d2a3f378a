import type { App } from '../../src/platform/http/app-types.js';
import { openapiDocument } from '../../src/platform/http/openapi.js';
import type { JsonSchema } from '../sample-of.js';

export interface Parameter {
  in: 'path' | 'query' | 'header';
  name: string;
  required?: boolean;
  schema: JsonSchema;
}

type Content = Record<string, { schema: JsonSchema }>;

/** One method of one path of the OpenAPI document. */
export interface Operation {
  /** `operationId`, or method and path where it has none. */
  id: string;
  method: string;
  /** With its parameters in braces: `/cars/{car_uuid}`. */
  path: string;
  parameters: Parameter[];
  /** By media type; none when it reads no body. */
  requestBody: Content | undefined;
  /** By status, `default` for those in `x-statuses`; a response without content has no body. */
  responses: Record<string, { content?: Content; 'x-statuses'?: number[] }>;
}

/** The API's own document, as far as requests and checks are derived from it. */
export interface ApiDocument {
  operations: Operation[];
  schemas: Record<string, JsonSchema>;
  resolve: (ref: string) => JsonSchema;
}

interface OpenapiOperation extends Pick<Operation, 'responses'> {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: { content: Content };
}

interface OpenapiDocument {
  paths: Record<string, Record<string, OpenapiOperation>>;
  components: { schemas: Record<string, JsonSchema> };
}

/** Reads every operation from the document of an app that is ready: what is added later is in it by itself. */
export function readApiDocument(app: App): ApiDocument {
  return documentOf(openapiDocument(app));
}

/** The same of a document that was read from elsewhere. */
function documentOf(openapi: object): ApiDocument {
  const { paths, components } = openapi as OpenapiDocument;
  const { schemas } = components;
  return {
    operations: Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        id: operation.operationId ?? `${method} ${path}`,
        method: method.toUpperCase(),
        path,
        parameters: operation.parameters ?? [],
        requestBody: operation.requestBody?.content,
        responses: operation.responses,
      })),
    ),
    schemas,
    resolve: (ref) => schemas[ref.split('/').at(-1) ?? ''] ?? {},
  };
}
