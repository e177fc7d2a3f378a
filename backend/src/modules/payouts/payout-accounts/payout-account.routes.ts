import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { Problem } from '../../../platform/http/problem.js';
import { confirmOwnAccount } from './confirm-account.js';
import {
  currentUser,
  requireActive,
  requireConfirmedEmail,
  requirePermission,
  requireRecentSignIn,
} from '../../people/public.js';
import { beginOnboarding, endOnboarding } from './begin-onboarding.js';
import {
  AccountConfirmationRequest,
  BankAccountRequest,
  PayoutAccountResponse,
  TestOnboardingRequest,
} from './payout-account.schemas.js';
import { findPayoutAccount } from './payout-accounts.repository.js';
import { readPayoutAccount } from './read-payout-account.js';
import { saveOwnBankAccount } from './save-bank-account.js';

const security = [{ idToken: [] }];
const mayRead = requirePermission('host');
const mayChange = [requirePermission('host'), requireActive];
/** What may lead money elsewhere. */
const mayMove = [...mayChange, requireConfirmedEmail, requireRecentSignIn];

/** Where an owner is paid: an account at the provider, or a bank account for the bank's file. */
export function payoutAccountRoutes(app: App, deps: Deps): void {
  app.get(
    '/owner/payout-account',
    {
      preHandler: mayRead,
      schema: {
        operationId: 'readPayoutAccount',
        description:
          'Where the owner is paid: the state of their account at the payment provider, and their bank account without its full number.',
        security,
        response: { 200: PayoutAccountResponse },
      },
    },
    async (request) => await readPayoutAccount(deps, currentUser(request).uuid),
  );

  app.post(
    '/owner/payout-account/onboarding',
    {
      preHandler: mayMove,
      config: { costs: ['payments', 'notifications'] },
      schema: {
        operationId: 'beginPayoutOnboarding',
        description:
          'Creates the owner’s account at the payment provider if there is none, and answers with the page to complete it: an address at the provider, which works once and for a few minutes, or a route of the app with the embedded test provider. RECENT_SIGN_IN_REQUIRED unless the owner signed in within ten minutes. When a complete account replaces a bank account, the owner is notified, and payouts wait for three days.',
        security,
        response: { 200: Type.Object({ url: Type.String() }) },
      },
    },
    async (request) => ({ url: await beginOnboarding(deps, currentUser(request)) }),
  );

  app.post(
    '/owner/payout-account/refresh',
    {
      preHandler: mayChange,
      config: { costs: ['payments', 'notifications'] },
      schema: {
        operationId: 'refreshPayoutAccount',
        description:
          'Reads the owner’s account from the provider after they return from its page. Transfers that their bank sent back are sent again.',
        security,
        response: { 200: PayoutAccountResponse },
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
      preHandler: mayMove,
      config: { costs: ['notifications'], refuses: ['VALUE_NOT_ALLOWED'] },
      schema: {
        operationId: 'saveBankAccount',
        description:
          'Saves the owner’s bank account for transfers by bank file, encrypted. The IBAN is checked, and must be in a SEPA country. RECENT_SIGN_IN_REQUIRED unless the owner signed in within ten minutes. The owner is notified, and payouts wait for three days when it replaces another account.',
        security,
        body: BankAccountRequest,
        response: { 200: PayoutAccountResponse },
      },
    },
    async (request) => {
      const owner = currentUser(request);
      await saveOwnBankAccount(deps, owner, request.body);
      return await readPayoutAccount(deps, owner.uuid);
    },
  );

  app.post(
    '/owner/payout-account/confirmation',
    {
      preHandler: mayChange,
      config: { costs: [], refuses: ['MOVE_NOT_ALLOWED'] },
      schema: {
        operationId: 'confirmPayoutAccount',
        description:
          'Ends the wait of payouts to a changed account, with the confirmation that only the mail about the change has.',
        security,
        body: AccountConfirmationRequest,
        response: { 200: PayoutAccountResponse },
      },
    },
    async (request) => {
      const owner = currentUser(request);
      await confirmOwnAccount(deps, owner, request.body.confirmation);
      return await readPayoutAccount(deps, owner.uuid);
    },
  );

  app.post(
    '/owner/payout-account/test-onboarding',
    {
      preHandler: mayMove,
      config: { costs: ['payments', 'notifications'], refuses: ['NOT_FOUND'] },
      schema: {
        operationId: 'playPayoutOnboarding',
        summary: 'Complete onboarding at the test provider',
        description:
          'Replaces the provider’s onboarding page in development: sets the state of the owner’s test account. RECENT_SIGN_IN_REQUIRED unless the owner signed in within ten minutes. NOT_FOUND unless the embedded test provider is used.',
        security,
        body: TestOnboardingRequest,
        response: { 200: PayoutAccountResponse },
      },
    },
    async (request) => {
      const owner = currentUser(request);
      const account = await findPayoutAccount(deps.database, owner.uuid);
      if (deps.payments.name !== 'test' || account?.provider !== 'test') {
        throw new Problem(404, 'NOT_FOUND', 'There’s nothing at this address.');
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
