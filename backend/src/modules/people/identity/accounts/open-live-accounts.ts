import type { Logger } from 'pino';
import { ConfigurationError } from '../../../../platform/configuration/configuration-error.js';
import { CredentialsRefusedError, type LookUpAccount } from './account-state.js';
import type { GoogleCredentials } from './google-credentials.js';
import { liveAccounts, type LiveAccounts } from './live-accounts.js';

interface OpenLiveAccountsOptions {
  logger: Pick<Logger, 'warn' | 'info'>;
  /** A test's double; Google is asked without it. */
  lookUp?: LookUpAccount;
}

/** Firebase has no account with it; asking about it shows whether we may ask. */
const unusedUid = 'asked-about-at-start';

/**
 * What tells disabled, deleted and revoked accounts from good ones; undefined, with a warning, without credentials.
 *
 * @throws ConfigurationError when Google refuses the credentials
 */
export async function openLiveAccounts(
  projectId: string,
  credentials: GoogleCredentials | undefined,
  { logger, lookUp }: OpenLiveAccountsOptions,
): Promise<LiveAccounts | undefined> {
  if (credentials === undefined) {
    logger.warn(
      'No credentials for Google: disabled, deleted and signed-out accounts keep their access until their token ' +
        'expires, up to an hour. Set FIREBASE_SERVICE_ACCOUNT or GOOGLE_APPLICATION_CREDENTIALS to end it within a minute.',
    );
    return undefined;
  }
  const lookUpAccount = lookUp ?? (await googleLookUp(projectId, credentials));
  try {
    await lookUpAccount(unusedUid);
  } catch (error) {
    if (error instanceof CredentialsRefusedError) {
      throw new ConfigurationError(
        `${error.message} to the credentials in FIREBASE_SERVICE_ACCOUNT or GOOGLE_APPLICATION_CREDENTIALS. They ` +
          `need the role "Firebase Authentication Viewer" in the project ${projectId}.`,
      );
    }
    logger.warn(
      { err: error },
      'Google does not say at start whether accounts are still good; it is asked again with the first requests',
    );
  }
  return liveAccounts({ lookUp: lookUpAccount, logger });
}

/** Loaded here, so that a start without credentials does not wait for the library. */
async function googleLookUp(projectId: string, credentials: GoogleCredentials): Promise<LookUpAccount> {
  const { googleAccountLookUp } = await import('./google-account-look-up.js');
  return googleAccountLookUp(projectId, credentials);
}
