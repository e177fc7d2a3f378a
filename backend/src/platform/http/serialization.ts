import { SerializerSelector, type Serializer } from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

/**
 * Writes answers by their schemas, as Fastify does of itself, but compiles each schema when an answer first needs it.
 * Compiling all of them took most of a start: each goes over every shared schema again.
 */
export function serializeOnDemand(): NonNullable<FastifyServerOptions['schemaController']> {
  const selector = SerializerSelector();
  return {
    compilersFactory: {
      buildSerializer: (externalSchemas, options) => {
        // By the schema's text: each status of each route has the same `$ref` to the shape of a refusal.
        const known = new Map<string, Serializer>();
        return (route) => {
          const schema = JSON.stringify(route.schema);
          return (answer) => {
            let serializer = known.get(schema);
            // A selector of its own each time: it drops the schemas that it has compiled from those shared.
            serializer ??= selector(externalSchemas, options)(route);
            known.set(schema, serializer);
            return serializer(answer);
          };
        };
      },
    },
  };
}
