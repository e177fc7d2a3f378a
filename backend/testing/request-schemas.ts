import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { startTestApp } from './test-app.js';
import type { JsonSchema } from './sample-of.js';

/** A route, those that the OpenAPI document hides included, with its schemas as requests are checked by them. */
export type CollectedRoute = RouteOptions & { name: string };

/** Every route of the API. */
export async function collectRoutes(): Promise<CollectedRoute[]> {
  const routes: CollectedRoute[] = [];
  const onInitialization = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', (route) => {
      if (route.method !== 'HEAD')
        routes.push(Object.assign(route, { name: `${String(route.method)} ${route.url}` }));
    });
  };
  subscribe('fastify.initialization', onInitialization);
  const testApp = await startTestApp();
  unsubscribe('fastify.initialization', onInitialization);
  await testApp.app.ready();
  await testApp.close();
  return routes;
}

interface RequestText {
  where: string;
  schema: JsonSchema;
  /** Whether null may stand in its place. */
  isNullable: boolean;
}

/** Every text of a request's schema, with where it is. */
export function textsOf(route: CollectedRoute): RequestText[] {
  const parts = ['body', 'querystring', 'params', 'headers'] as const;
  return parts.flatMap((part) =>
    textsWithin((route.schema?.[part] ?? {}) as JsonSchema, `${route.name} ${part}`),
  );
}

function textsWithin(schema: JsonSchema, where: string, isNullable = false): RequestText[] {
  const { type, properties = {}, items, anyOf = [] } = schema;
  const isFree = !('const' in schema) && schema.enum === undefined && schema.format !== 'binary';
  return [
    ...(type === 'string' && isFree ? [{ where, schema, isNullable }] : []),
    ...Object.entries(properties).flatMap(([name, part]) => textsWithin(part, `${where}.${name}`)),
    ...(items === undefined ? [] : textsWithin(items, `${where}[]`)),
    ...anyOf.flatMap((option) =>
      textsWithin(
        option,
        where,
        anyOf.some(({ type: other }) => other === 'null'),
      ),
    ),
  ];
}

/** The bytes of the largest JSON that a schema accepts; infinite without a limit. */
export function largestJsonBytes(schema: JsonSchema): number {
  if ('const' in schema) return JSON.stringify(schema.const).length;
  if (schema.enum !== undefined) return Math.max(...schema.enum.map((value) => JSON.stringify(value).length));
  if (schema.anyOf !== undefined) return Math.max(...schema.anyOf.map(largestJsonBytes));
  switch (schema.type) {
    case 'object':
      return Object.entries(schema.properties ?? {}).reduce(
        (bytes, [name, part]) => bytes + name.length + 4 + largestJsonBytes(part),
        2,
      );
    case 'array':
      return 2 + (schema.maxItems ?? Infinity) * (1 + largestJsonBytes(schema.items ?? {}));
    case 'string':
      return 2 + bytesPerCharacter(schema) * (schema.maxLength ?? Infinity);
    default:
      return 25;
  }
}

/** A pattern that lists what it takes lists letters and digits; one that excludes takes every script. */
function bytesPerCharacter({ format, pattern }: JsonSchema): number {
  const isAscii = format !== undefined || (pattern !== undefined && !pattern.includes('[^'));
  return isAscii ? 1 : 4;
}
