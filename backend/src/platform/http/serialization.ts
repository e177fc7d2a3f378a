import { SerializerSelector, type Serializer } from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

/** What was compiled, by the texts of the shared schemas and of its own: tests build many apps in one process. */
const compiled = new Map<string, Map<string, Serializer>>();

/**
 * Writes answers by their schemas, as Fastify does of itself, but compiles each schema when an answer first needs it.
 * Compiling all of them took most of a start: each goes over every shared schema again.
 */
export function serializeOnDemand(): NonNullable<FastifyServerOptions['schemaController']> {
  const selector = SerializerSelector();
  // Of an app's shared schemas, whose ids say which they are; each part of it may have others.
  const sharedByIds = new Map<string, Map<string, Serializer>>();
  return {
    compilersFactory: {
      buildSerializer: (externalSchemas, options) => {
        const knownOfShared = () => {
          const ids = Object.keys(externalSchemas as object).join();
          let known = sharedByIds.get(ids);
          if (known) return known;
          const shared = JSON.stringify(externalSchemas);
          known = compiled.get(shared) ?? new Map<string, Serializer>();
          compiled.set(shared, known);
          sharedByIds.set(ids, known);
          return known;
        };
        return (route) => {
          let serializer: Serializer | undefined;
          return (answer) => {
            if (serializer) return serializer(answer);
            const known = knownOfShared();
            // By the schema's text: each status of each route has the same `$ref` to the shape of a refusal.
            const schema = JSON.stringify(route.schema);
            // A selector of its own each time: it drops the schemas that it has compiled from those shared.
            serializer = known.get(schema) ?? selector(externalSchemas, options)(route);
            known.set(schema, serializer);
            return serializer(answer);
          };
        };
      },
    },
  };
}
