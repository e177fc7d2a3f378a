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
  /** Names of what its query and its body may say. */
  names: ReadonlySet<string>;
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
      names: namesOf(operation),
    })),
  );

  /**
   * @param values of the path's parameters; `sampleId` for the others
   * @param said in the query and the body instead of samples, where they have such a name
   */
  async function call(
    { method, path, operation }: Route,
    headers: Record<string, string>,
    values: Record<string, string> = {},
    said: Record<string, unknown> = {},
  ) {
    const resolve = (ref: string) => document.components.schemas[ref.split('/').at(-1) ?? ''] ?? {};
    const ofPath = path.startsWith('/cars/') ? { ...values, kind: 'registration' } : values;
    const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ofPath[name] ?? sampleId);
    const query = (operation.parameters ?? [])
      .filter(({ in: place, name, required }) => place === 'query' && (required === true || name in said))
      .map(({ name, schema }) => {
        const value = name in said ? said[name] : sampleOf(schema, resolve);
        return `${name}=${encodeURIComponent(String(value))}`;
      });
    const json = bodyOf(operation);
    const properties = json?.properties ?? {};
    const inBody = Object.fromEntries(Object.entries(said).filter(([name]) => name in properties));
    const answer = await app.inject({
      method: method as 'GET',
      url: query.length === 0 ? url : `${url}?${query.join('&')}`,
      headers: { ...headers, 'idempotency-key': randomUUID() },
      ...(json === undefined ? {} : { payload: { ...(sampleOf(json, resolve) as object), ...inBody } }),
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    const { code = '' } = isJson ? answer.json<{ code?: string }>() : {};
    const isPrivate = answer.headers['cache-control'] === 'private, no-store';
    return { status: answer.statusCode, code, isPrivate, body: answer.body };
  }
  return { routes, call };
}

const bodyOf = ({ requestBody }: Operation) => requestBody?.content['application/json']?.schema;

const namesOf = (operation: Operation): ReadonlySet<string> =>
  new Set([
    ...(operation.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name),
    ...Object.keys(bodyOf(operation)?.properties ?? {}),
  ]);
