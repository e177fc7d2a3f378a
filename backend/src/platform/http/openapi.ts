import swagger from '@fastify/swagger';
import type { Deps } from '../deps.js';
import { brandName } from '../mail/brand.js';
import type { App } from './app-types.js';
import { foldProblems, type FoldedDocument } from './fold-problems.js';
import {
  CommonProblemSchema,
  CommonRefusalSchema,
  ProblemSchema,
  RegistrationRefusalSchema,
} from './problem.schemas.js';

/** Routes that belong together, and the tag that the document lists them under. */
export interface Feature {
  name: string;
  description: string;
  routes: ((app: App, deps: Deps) => void)[];
}

const conventions = [
  'The API of the marketplace’s web app.',
  '',
  '- **Sign-in.** Operations with `idToken` need `Authorization: Bearer` with a Firebase ID token. What a role may do is decided by the profile in the API’s own database, never by the token.',
  '- **Refusals.** Each is a `Problem`: branch on its `code`, show its `message`, and place `fields` beside a form’s fields. An operation’s `default` response names its own codes, and `x-statuses` the statuses.',
  '- **Retries.** Send an `Idempotency-Key` with each request that accepts one, and the same key with each retry: it is carried out once, and a retry gets the first response.',
  '- **Lists.** While `has_more` is true, pass `next_cursor` as `cursor` for the next page. A cursor fits only the query that it came from.',
  '- **Values.** Money is an integer of minor units with a currency. `…_at` is an instant in UTC, `…_on` a calendar day, and `pick_up` and `return` are local times in the car’s city.',
  '- **Texts.** Bidirectional controls, and blanks and invisible characters around a text, are dropped; a text of nothing visible is an empty one.',
  '- **Limits.** Requests beyond a limit get 429, mostly with `Retry-After`. Responses have an `X-Request-Id` that finds it in the log.',
].join('\n');

/** Adds the routes of these features, and publishes their OpenAPI document at GET /openapi.json. */
export async function addDocumentedRoutes(app: App, deps: Deps, features: readonly Feature[]): Promise<void> {
  app.addSchema(CommonRefusalSchema);
  app.addSchema(ProblemSchema);
  app.addSchema(CommonProblemSchema);
  app.addSchema(RegistrationRefusalSchema);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Car rental marketplace',
        version: '1.0.0',
        description: conventions,
        contact: { name: brandName },
      },
      // Where the document is read from, behind whichever proxy.
      servers: [{ url: '/', description: 'The server of this document.' }],
      tags: features.map(({ name, description }) => ({ name, description })),
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

  let tag: string | undefined;
  app.addHook('onRoute', (route) => {
    const { schema } = route;
    if (schema === undefined || tag === undefined) return;
    route.schema = { summary: summaryOf(schema.operationId), ...schema, tags: [tag] };
  });
  for (const { name, routes } of features) {
    tag = name;
    const addAll = (): Promise<void> => {
      for (const addRoutes of routes) addRoutes(app, deps);
      return Promise.resolve();
    };
    // Registered, so that plug-ins among them add their routes under this tag too, but into the app itself: hooks that are
    // added later are for these routes as well. `await app.after()` would leave an app that hooks are added to unready.
    await app.register(Object.assign(addAll, { [Symbol.for('skip-override')]: true }));
  }
  tag = undefined;
}

/** The document of an app that is ready. */
export function openapiDocument(app: App): object {
  return foldProblems(app.swagger() as FoldedDocument);
}

function nameOf(schemaId: unknown, index: number): string {
  return typeof schemaId === 'string' ? schemaId : `schema-${index}`;
}

/** `listMyCars` is "List my cars". */
function summaryOf(operationId = ''): string {
  const words = operationId.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
