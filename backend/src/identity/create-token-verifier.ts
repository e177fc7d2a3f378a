import { ConfigurationError } from '../environment-reader.js';
import { isLoopbackHost } from '../loopback.js';
import { emulatorTokenVerifier } from './emulator-token-verifier.js';
import { googleTokenVerifier } from './google-token-verifier.js';
import type { TokenVerifier } from './token-verifier.js';

interface TokenVerifierSettings {
  environment: string;
  /** The address that the API listens on. */
  host: string;
  firebaseProjectId: string;
  identityEmulatorUrl: string | undefined;
}

/**
 * The verifier for this deployment: Google's, or the emulator's while developing.
 *
 * @throws ConfigurationError rather than ever accept unsigned tokens where a stranger could send one
 */
export function createTokenVerifier(settings: TokenVerifierSettings): TokenVerifier {
  const { firebaseProjectId, identityEmulatorUrl } = settings;
  if (identityEmulatorUrl === undefined) return googleTokenVerifier(firebaseProjectId);

  const objection = objectionToEmulator(settings, new URL(identityEmulatorUrl).hostname);
  if (objection !== undefined) {
    throw new ConfigurationError(
      `The identity emulator accepts tokens that nobody signed, so it is refused here: ${objection} ` +
        'Set FIREBASE_PROJECT_ID to a real Firebase project and remove IDENTITY_EMULATOR_URL and ' +
        'FIREBASE_AUTH_EMULATOR_HOST.',
    );
  }
  return emulatorTokenVerifier(firebaseProjectId, identityEmulatorUrl);
}

function objectionToEmulator(settings: TokenVerifierSettings, emulatorHost: string): string | undefined {
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
