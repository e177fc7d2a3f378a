import { randomUUID } from 'node:crypto';
import { openapiDocument } from '../src/platform/http/openapi.js';
import { sampleOf, type JsonSchema } from './sample-of.js';
import type { TestApp } from './test-app.js';

interface Operation {
  parameters?: { in: string; name: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

/** An operation of the OpenAPI document; `name` is `POST /reservations`. */
export interface Route {
  name: string;
  method: string;
  path: string;
  operation: Operation;
}

/** Of nothing that is there. */
export const sampleId = '00000000-0000-4000-8000-0000000000ee';

/** Every operation of the document, and a call of one with the smallest request that its schema takes. */
export async function callRoutes({ app }: Pick<TestApp, 'app'>) {
  await app.ready();
  const document = openapiDocument(app) as Document;
  const routes: Route[] = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );

  /** @param values of the path's parameters; `sampleId` for the others */
  async function call(
    { method, path, operation }: Route,
    headers: Record<string, string>,
    values: Record<string, string> = {},
  ) {
    const resolve = (ref: string) => document.components.schemas[ref.split('/').at(-1) ?? ''] ?? {};
    const ofPath = path.startsWith('/cars/') ? { ...values, kind: 'registration' } : values;
    const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ofPath[name] ?? sampleId);
    const query = (operation.parameters ?? [])
      .filter((parameter) => parameter.in === 'query' && parameter.required === true)
      .map(({ name, schema }) => `${name}=${encodeURIComponent(String(sampleOf(schema, resolve)))}`);
    const json = operation.requestBody?.content['application/json']?.schema;
    const answer = await app.inject({
      method: method as 'GET',
      url: query.length === 0 ? url : `${url}?${query.join('&')}`,
      headers: { ...headers, 'idempotency-key': randomUUID() },
      ...(json === undefined ? {} : { payload: sampleOf(json, resolve) as object }),
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    const { code = '' } = isJson ? answer.json<{ code?: string }>() : {};
    const isPrivate = answer.headers['cache-control'] === 'private, no-store';
    return { status: answer.statusCode, code, isPrivate };
  }
  return { routes, call };
}
