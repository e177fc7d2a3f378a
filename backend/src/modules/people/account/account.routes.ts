import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { callerIdentity } from '../identity/require-identity.js';
import {
  currentUser,
  requireActive,
  requireConfirmedEmail,
  requirePermission,
  requireUser,
} from '../users/require-user.js';
import { AccountChanges, CloseAccountRequest, MyAccountRef, MyAccountSchema } from './account.schemas.js';
import { closeAccount } from './close-account.js';
import { changeAccount, toMyAccount } from './my-account.js';
import { startHosting } from './start-hosting.js';

const security = [{ idToken: [] }];

/** A person's own account. Its address and password are the identity service's: see `logIn` for the address. */
export function accountRoutes(app: App, deps: Deps): void {
  app.addSchema(MyAccountSchema);

  app.get(
    '/my/account',
    {
      preHandler: requireUser,
      schema: {
        operationId: 'readMyAccount',
        description:
          'The caller’s own profile, with the fields that are fixed by verification, open trips, and why the account cannot be closed now, if it cannot.',
        security,
        response: { 200: MyAccountRef },
      },
    },
    async (request) => await toMyAccount(deps, currentUser(request)),
  );

  app.patch(
    '/my/account',
    {
      preHandler: [requireUser, requireActive],
      config: { costs: [], refuses: ['VALUE_NOT_ALLOWED'] },
      schema: {
        operationId: 'changeMyAccount',
        description:
          'Changes the named fields of the caller’s own profile. Names cannot change while documents are under review or verified; address and password are changed at the identity service.',
        security,
        body: AccountChanges,
        response: { 200: MyAccountRef },
      },
    },
    async (request) => {
      await changeAccount(deps, currentUser(request), request.body);
      return await toMyAccount(deps, currentUser(request));
    },
  );

  app.post(
    '/my/account/hosting',
    {
      preHandler: [requirePermission('rent'), requireActive, requireConfirmedEmail],
      config: { costs: [], refuses: [] },
      schema: {
        operationId: 'startHosting',
        description:
          'Gives a customer’s account what an owner needs: it may list cars from now on. The role stays what it registered as. Answers the same for an account that hosts already.',
        security,
        response: { 200: MyAccountRef },
      },
    },
    async (request) => {
      await startHosting(deps, currentUser(request));
      return await toMyAccount(deps, currentUser(request));
    },
  );

  app.post(
    '/my/account/close',
    {
      preHandler: requireUser,
      config: {
        costs: [],
        refuses: [
          'EMAIL_MISMATCH',
          'MOVE_NOT_ALLOWED',
          'LAST_ADMIN',
          'OPEN_TRIPS',
          'OPEN_PAYOUTS',
          'OPEN_REFUNDS',
          'OPEN_CLAIMS',
          'OPEN_DEBTS',
        ],
      },
      schema: {
        operationId: 'closeMyAccount',
        description:
          'Closes the caller’s own account for good and deletes personal data and documents; trips, payments and the audit log stay, anonymised. Refused while trips, payouts, refunds, claims, objections, debts or disputes are open. The client deletes the identity afterwards.',
        security,
        body: CloseAccountRequest,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await closeAccount(deps, callerIdentity(request), currentUser(request), request.body.email);
      return await reply.code(204).send(null);
    },
  );
}
