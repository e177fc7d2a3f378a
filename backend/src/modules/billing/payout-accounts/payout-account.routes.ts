import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { refusals } from '../../../platform/http/problem.schemas.js';
import { Problem } from '../../../platform/http/problem.js';
import { currentUser, requireActive, requireRole } from '../../people/public.js';
import { beginOnboarding, endOnboarding } from './begin-onboarding.js';
import {
  BankAccountRequest,
  PayoutAccountResponse,
  TestOnboardingRequest,
} from './payout-account.schemas.js';
import { findPayoutAccount } from './payout-accounts.repository.js';
import { readPayoutAccount } from './read-payout-account.js';
import { saveOwnBankAccount } from './save-bank-account.js';

const security = [{ idToken: [] }];
const mayRead = requireRole('car_owner');
const mayChange = [requireRole('car_owner'), requireActive];
const readRefusals = refusals([400, 401, 403, 429, 500, 503]);
const changeRefusals = refusals([400, 401, 403, 413, 415, 422, 429, 500, 503]);

/** Where an owner is paid: an account at the provider, or a bank account for the bank's file. */
export function payoutAccountRoutes(app: App, deps: Deps): void {
  app.get(
    '/owner/payout-account',
    {
      preHandler: mayRead,
      schema: {
        operationId: 'readPayoutAccount',
        security,
        response: { 200: PayoutAccountResponse, ...readRefusals },
      },
    },
    async (request) => await readPayoutAccount(deps, currentUser(request).uuid),
  );

  app.post(
    '/owner/payout-account/onboarding',
    {
      preHandler: mayChange,
      config: { costs: ['payments'] },
      schema: {
        operationId: 'beginPayoutOnboarding',
        security,
        response: { 200: Type.Object({ url: Type.String() }), ...changeRefusals },
      },
    },
    async (request) => ({ url: await beginOnboarding(deps, currentUser(request)) }),
  );

  app.post(
    '/owner/payout-account/refresh',
    {
      preHandler: mayChange,
      config: { costs: ['payments'] },
      schema: {
        operationId: 'refreshPayoutAccount',
        security,
        response: { 200: PayoutAccountResponse, ...changeRefusals },
      },
    },
    async (request) => {
      const owner = currentUser(request);
      await endOnboarding(deps, owner);
      return await readPayoutAccount(deps, owner.uuid);
    },
  );

  app.put(
    '/owner/bank-account',
    {
      preHandler: mayChange,
      config: { costs: [] },
      schema: {
        operationId: 'saveBankAccount',
        security,
        body: BankAccountRequest,
        response: { 200: PayoutAccountResponse, ...changeRefusals },
      },
    },
    async (request) => {
      const owner = currentUser(request);
      await saveOwnBankAccount(deps, owner, request.body);
      return await readPayoutAccount(deps, owner.uuid);
    },
  );

  app.post(
    '/owner/payout-account/test-onboarding',
    {
      preHandler: mayChange,
      config: { costs: ['payments'] },
      schema: {
        operationId: 'playPayoutOnboarding',
        description: 'Stands for the page of a provider; only the embedded test provider has it.',
        security,
        body: TestOnboardingRequest,
        response: { 200: PayoutAccountResponse, ...changeRefusals, ...refusals([404]) },
      },
    },
    async (request) => {
      const owner = currentUser(request);
      const account = await findPayoutAccount(deps.database, owner.uuid);
      if (deps.payments.name !== 'test' || account?.provider !== 'test') {
        throw new Problem(404, 'NOT_FOUND', 'There is nothing at this address.');
      }
      await deps.database
        .updateTable('test_provider_accounts')
        .set({ state: request.body.state })
        .where('ref', '=', account.ref)
        .execute();
      await endOnboarding(deps, owner);
      return await readPayoutAccount(deps, owner.uuid);
    },
  );
}
