import swagger from '@fastify/swagger';
import type { App } from './app-types.js';
import { foldProblems, type FoldedDocument } from './fold-problems.js';
import {
  CommonProblemSchema,
  CommonRefusalSchema,
  ProblemSchema,
  RegistrationRefusalSchema,
} from './problem.schemas.js';

/** Publishes the OpenAPI document of every route added after it at GET /openapi.json. */
export async function publishOpenapi(app: App): Promise<void> {
  app.addSchema(CommonRefusalSchema);
  app.addSchema(ProblemSchema);
  app.addSchema(CommonProblemSchema);
  app.addSchema(RegistrationRefusalSchema);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Car rental marketplace', version: '1.0.0' },
      components: {
        securitySchemes: {
          idToken: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: "The caller's Firebase ID token.",
          },
        },
      },
    },
    refResolver: {
      buildLocalReference: (schema, _base, _fragment, index) => nameOf(schema['$id'], index),
    },
  });
  app.get('/openapi.json', { schema: { hide: true } }, () => openapiDocument(app));
}

/** The document of an app that is ready. */
export function openapiDocument(app: App): object {
  return foldProblems(app.swagger() as FoldedDocument);
}

function nameOf(schemaId: unknown, index: number): string {
  return typeof schemaId === 'string' ? schemaId : `schema-${index}`;
}
