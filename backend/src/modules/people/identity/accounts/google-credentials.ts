import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { GoogleAuth } from 'google-auth-library';
import type { Static } from 'typebox';
import { refuseSetting } from '../../../../platform/configuration/configuration-error.js';
import { settings, text } from '../../../../platform/configuration/setting.js';

export const googleEnvironment = settings('Google', {
  FIREBASE_SERVICE_ACCOUNT: text(
    'Credentials (JSON) for asking Google about accounts: ended sessions are noticed within a minute, instead of when their token expires.',
    { secret: true },
  ),
  GOOGLE_APPLICATION_CREDENTIALS: text('A file with such credentials; also read by buckets at Google.'),
});

/** A service account's key file, or a federated identity's, as Google hands it out. Secret. */
export type GoogleCredentials = Parameters<GoogleAuth['fromJSON']>[0];

const kinds = ['service_account', 'external_account', 'impersonated_service_account'];

/**
 * What this backend asks Google about accounts with: FIREBASE_SERVICE_ACCOUNT (JSON), or else the file that
 * GOOGLE_APPLICATION_CREDENTIALS names; undefined without both.
 *
 * @throws ConfigurationError naming the variable, never what is in it
 */
export function readGoogleCredentials(
  environment: Static<typeof googleEnvironment>,
): GoogleCredentials | undefined {
  const json = environment.FIREBASE_SERVICE_ACCOUNT;
  if (json !== undefined) return parse(json, 'FIREBASE_SERVICE_ACCOUNT');
  const path = environment.GOOGLE_APPLICATION_CREDENTIALS;
  return path === undefined ? undefined : parse(readText(path), 'GOOGLE_APPLICATION_CREDENTIALS');
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw refuseSetting('GOOGLE_APPLICATION_CREDENTIALS', 'names a file that cannot be read');
  }
}

function parse(json: string, variable: string): GoogleCredentials {
  const credentials = parseObject(json);
  if (credentials === undefined || !kinds.includes(String(credentials.type))) {
    throw refuseSetting(variable, `must be JSON credentials of Google, of type ${kinds.join(', ')}`);
  }
  if (credentials.type === 'service_account' && !hasUsableKey(credentials)) {
    throw refuseSetting(variable, "must have the service account's client_email and private_key");
  }
  return credentials;
}

function parseObject(json: string): (GoogleCredentials & { type?: string }) | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function hasUsableKey(credentials: GoogleCredentials): boolean {
  const { client_email, private_key } = credentials as { client_email?: unknown; private_key?: unknown };
  if (typeof client_email !== 'string' || typeof private_key !== 'string') return false;
  try {
    return createPrivateKey(private_key).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}
