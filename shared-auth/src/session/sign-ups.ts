import type { FederatedProvider, IdentityUser } from '../identity/identity-provider';
import type { Auth } from './auth-context';
import { createFederatedSignIns, type FederatedSignInOptions } from './federated-sign-in';
import { registerAccount } from './register-account';
import { ownRegistration } from './own-registration';
import type { Newcomer, RegistrationInput, RegistrationOutcome } from './registration';

/** Called before an account is signed in; what it returns resolves once the session holds that account. */
export type ExpectReport = () => (account: { uid: string } | undefined) => Promise<void>;

interface SignUpOptions extends FederatedSignInOptions {
  expectReport: ExpectReport;
}

/** How people become known: by a registration, or by another service and what it does not say. */
export function createSignUps(options: SignUpOptions): Pick<Auth, 'register' | 'signInWith' | 'leaveSignUp'> {
  const { getIdentity, apiFor, gate, expectReport, onDiscarded } = options;
  const federated = createFederatedSignIns(options);
  let registering: Promise<RegistrationOutcome> | undefined;
  let entering: Promise<Newcomer | undefined> | undefined;

  const begin = async (
    input: RegistrationInput,
  ): Promise<{ outcome: RegistrationOutcome; account?: IdentityUser }> => {
    if (!('email' in input)) return federated.register(input);
    const identity = await getIdentity();
    return gate.run(async () => {
      const result = await registerAccount({ identity, apiFor, input });
      if (result.account && result.outcome.kind === 'registered') {
        ownRegistration.keep(result.account.uid, input);
      } else if (result.account) onDiscarded(result.account);
      return result;
    });
  };
  const run = async (input: RegistrationInput) => {
    const reported = expectReport();
    const { outcome, account } = await begin(input);
    if (outcome.kind === 'registered') await reported(account);
    return outcome;
  };

  const enter = async (provider: FederatedProvider) => {
    const reported = expectReport();
    const { account, newcomer } = await federated.enter(provider);
    if (!newcomer) await reported(account);
    return newcomer;
  };

  return {
    register: (input) => {
      registering ??= run(input).finally(() => (registering = undefined));
      return registering;
    },
    // A second press finds the window that is open already.
    signInWith: (provider) => {
      entering ??= enter(provider).finally(() => (entering = undefined));
      return entering;
    },
    leaveSignUp: federated.leave,
  };
}
