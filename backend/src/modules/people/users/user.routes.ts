import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { callerIdentity, requireIdentity } from '../identity/require-identity.js';
import { logIn } from './log-in.js';
import { registerCustomer, registerUser } from './register-user.js';
import {
  CurrentUserRef,
  CurrentUserSchema,
  LoginRequest,
  RegisterCustomerRequest,
  RegisterRequest,
} from './user.schemas.js';

const registering = {
  preHandler: requireIdentity,
  config: {
    costs: [],
    refusesWithSuccessFalse: true,
    refuses: ['EMAIL_MISMATCH', 'ALREADY_REGISTERED', 'SESSION_ENDED', 'VALUE_NOT_ALLOWED'],
  },
} as const;
const registered = { 201: Type.Object({ success: Type.Literal(true), user: CurrentUserRef }) };

/** Registration, and the profile of anyone who signed in. */
export function userRoutes(app: App, deps: Deps): void {
  app.addSchema(CurrentUserSchema);

  app.post(
    '/login',
    {
      preHandler: requireIdentity,
      config: {
        costs: [],
        refuses: ['EMAIL_MISMATCH', 'PROFILE_NOT_FOUND', 'SESSION_ENDED', 'PROFILE_REQUIRED'],
      },
      schema: {
        operationId: 'logIn',
        description:
          'The caller’s own profile, read after each sign-in at the identity service; suspended and closed accounts have one too. A new address that is confirmed there becomes the profile’s; the first one that is confirmed erases what was entered before, and each ends the sessions before it (SESSION_ENDED). PROFILE_NOT_FOUND means that registration is not finished, PROFILE_REQUIRED that names and phone are asked for again since the address was confirmed.',
        security: [{ idToken: [] }],
        body: LoginRequest,
        response: {
          200: Type.Object({ user: CurrentUserRef }),
        },
      },
    },
    async (request) => ({ user: await logIn(deps, callerIdentity(request), request.body) }),
  );

  app.post(
    '/register',
    {
      ...registering,
      schema: {
        operationId: 'registerUser',
        description:
          'Creates the profile of a signed-in identity, as customer or car owner, with the identity’s own address; it agrees to the terms of use and the privacy notice in force. Fills a profile that PROFILE_REQUIRED is said of. Refusals have `success: false` and create nothing, so that the client can delete the identity again.',
        security: [{ idToken: [] }],
        body: RegisterRequest,
        response: registered,
      },
    },
    async (request, reply) => {
      const user = await registerUser(deps, callerIdentity(request), request.body);
      return await reply.code(201).send({ success: true as const, user });
    },
  );

  app.post(
    '/register/customer',
    {
      ...registering,
      schema: {
        operationId: 'registerCustomer',
        description:
          'As registerUser, for a customer who signs up while booking: gender and address are given later, with the documents.',
        security: [{ idToken: [] }],
        body: RegisterCustomerRequest,
        response: registered,
      },
    },
    async (request, reply) => {
      const user = await registerCustomer(deps, callerIdentity(request), request.body);
      return await reply.code(201).send({ success: true as const, user });
    },
  );
}
