import type { Logger } from 'pino';
import { ConfigurationError } from '../../../platform/configuration/configuration-error.js';
import { isLoopbackHost } from '../../../platform/http/loopback.js';
import type { GoogleCredentials } from './accounts/google-credentials.js';
import { openLiveAccounts } from './accounts/open-live-accounts.js';
import { emulatorTokenVerifier } from './emulator-token-verifier.js';
import { googleTokenVerifier } from './google-token-verifier.js';
import type { TokenVerifier } from './token-verifier.js';

interface TokenVerifierSettings {
  environment: string;
  /** The address that the API listens on. */
  host: string;
  firebaseProjectId: string;
  identityEmulatorUrl: string | undefined;
  /** What Google is asked with about disabled, deleted and revoked accounts. */
  googleCredentials: GoogleCredentials | undefined;
}

/**
 * The verifier for this deployment: Google's, or the emulator's while developing.
 *
 * @throws ConfigurationError rather than ever accept unsigned tokens where a stranger could send one, and when Google
 *   refuses the credentials
 */
export async function createTokenVerifier(
  settings: TokenVerifierSettings,
  logger: Pick<Logger, 'warn' | 'info'>,
): Promise<TokenVerifier> {
  const { firebaseProjectId, identityEmulatorUrl, googleCredentials } = settings;
  if (identityEmulatorUrl === undefined) {
    const accounts = await openLiveAccounts(firebaseProjectId, googleCredentials, { logger });
    return googleTokenVerifier(firebaseProjectId, { accounts });
  }

  const refusal = emulatorRefusal(settings, new URL(identityEmulatorUrl).hostname);
  if (refusal !== undefined) {
    throw new ConfigurationError(
      `The identity emulator accepts tokens that nobody signed, so it is refused here: ${refusal} ` +
        'Set FIREBASE_PROJECT_ID to a real Firebase project and remove IDENTITY_EMULATOR_URL and ' +
        'FIREBASE_AUTH_EMULATOR_HOST.',
    );
  }
  return emulatorTokenVerifier(firebaseProjectId, identityEmulatorUrl);
}

function emulatorRefusal(settings: TokenVerifierSettings, emulatorHost: string): string | undefined {
  if (settings.environment === 'production') return 'NODE_ENV is production.';
  if (!settings.firebaseProjectId.startsWith('demo-')) {
    return `FIREBASE_PROJECT_ID is ${settings.firebaseProjectId}, which is not a demo-* project.`;
  }
  if (!isLoopbackHost(emulatorHost))
    return `the emulator's address, ${emulatorHost}, is not on this machine.`;
  if (!isLoopbackHost(settings.host))
    return `HOST is ${settings.host}, which can be reached from other machines.`;
  return undefined;
}
