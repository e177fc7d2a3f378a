import { PlainError } from '../progress';
import type { PageSettings } from './shell-pages';

const words = (text = '') => text.split(/[\s,]+/).filter((word) => word !== '');

/**
 * The Firebase project of this deployment; none where the shell's own counts.
 *
 * @throws PlainError when a part of it is missing
 */
function identityProject(settings: NodeJS.ProcessEnv) {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_STORAGE_BUCKET: storageBucket = '' } = settings;
  if (!projectId) return undefined;
  const { FIREBASE_API_KEY: apiKey, FIREBASE_AUTH_DOMAIN: authDomain } = settings;
  if (!apiKey || !authDomain)
    throw new PlainError(
      `FIREBASE_PROJECT_ID is ${projectId}: FIREBASE_API_KEY and FIREBASE_AUTH_DOMAIN of that project are needed, too.`,
    );
  return { apiKey, authDomain, projectId, storageBucket };
}

/**
 * What a deployment says of its page, in the environment.
 *
 * @throws PlainError for what is incomplete, or has another name by now
 */
export function readPageSettings(settings: NodeJS.ProcessEnv = process.env): PageSettings {
  const { TELEMETRY_URL: telemetryUrl, API_BASE_URL: apiBaseUrl } = settings;
  const overridePrefixes = words(settings['OVERRIDE_PREFIXES']);
  const firebase = identityProject(settings);
  // Its name of before: an origin alone is no longer enough.
  if (settings['OVERRIDE_ORIGINS']) {
    throw new PlainError(
      'OVERRIDE_ORIGINS is now OVERRIDE_PREFIXES: addresses with a path that ends with a slash.',
    );
  }
  return {
    configuration: {
      signInProviders: words(settings['SIGN_IN_PROVIDERS']),
      ...(apiBaseUrl ? { apiBaseUrl } : {}),
      ...(firebase ? { firebase } : {}),
      overridePrefixes,
      ...(telemetryUrl === undefined ? {} : { telemetryUrl }),
    },
    overridePrefixes,
    usesWorker: true,
    imageOrigins: words(settings['IMAGE_ORIGINS']),
    usesStripe: Boolean(settings['STRIPE_PUBLISHABLE_KEY']),
  };
}
