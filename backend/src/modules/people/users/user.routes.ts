import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { refusals } from '../../../platform/http/problem.schemas.js';
import { callerIdentity, requireIdentity } from '../identity/require-identity.js';
import { logIn } from './log-in.js';
import { registerUser } from './register-user.js';
import { CurrentUserRef, CurrentUserSchema, LoginRequest, RegisterRequest } from './user.schemas.js';

/** Registration, and the profile of anyone who signed in. */
export function userRoutes(app: App, deps: Deps): void {
  app.addSchema(CurrentUserSchema);

  app.post(
    '/login',
    {
      preHandler: requireIdentity,
      config: { costs: [] },
      schema: {
        operationId: 'logIn',
        security: [{ idToken: [] }],
        body: LoginRequest,
        response: {
          200: Type.Object({ user: CurrentUserRef }),
          ...refusals([400, 401, 403, 404, 413, 415, 429, 500, 503]),
        },
      },
    },
    async (request) => ({ user: await logIn(deps, callerIdentity(request), request.body) }),
  );

  app.post(
    '/register',
    {
      preHandler: requireIdentity,
      config: { costs: [], refusesWithSuccessFalse: true },
      schema: {
        operationId: 'registerUser',
        security: [{ idToken: [] }],
        body: RegisterRequest,
        response: {
          201: Type.Object({ success: Type.Literal(true), user: CurrentUserRef }),
          ...refusals([400, 401, 403, 409, 413, 415, 429, 500, 503], 'RegistrationRefusal'),
        },
      },
    },
    async (request, reply) => {
      const user = await registerUser(deps, callerIdentity(request), request.body);
      return await reply.code(201).send({ success: true as const, user });
    },
  );
}
