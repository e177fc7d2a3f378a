import { createServer } from 'node:http';
import { PlainError, say } from '../progress';
import { firstDataReader } from '../serve/first-data';
import { createPageSite } from '../serve/page-site';
import { openStore } from '../store/open-store';
import { readArguments } from './arguments';
import { runToEnd } from './run-to-end';

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

await runToEnd(async () => {
  const { to } = readArguments('npm run serve:page [-- --to <folder or s3://bucket>]');
  const { HOST = '127.0.0.1', PORT = '8080', TELEMETRY_URL: telemetryUrl, ...settings } = process.env;
  const overridePrefixes = words(settings['OVERRIDE_PREFIXES']);
  const firebase = identityProject(settings);
  // Its name of before: an origin alone is no longer enough.
  if (settings['OVERRIDE_ORIGINS']) {
    throw new PlainError(
      'OVERRIDE_ORIGINS is now OVERRIDE_PREFIXES: addresses with a path that ends with a slash.',
    );
  }
  const site = await createPageSite(await openStore(to), {
    configuration: {
      signInProviders: words(settings['SIGN_IN_PROVIDERS']),
      ...(settings['API_BASE_URL'] ? { apiBaseUrl: settings['API_BASE_URL'] } : {}),
      ...(firebase ? { firebase } : {}),
      overridePrefixes,
      ...(telemetryUrl === undefined ? {} : { telemetryUrl }),
    },
    overridePrefixes,
    usesWorker: true,
    imageOrigins: words(settings['IMAGE_ORIGINS']),
    usesStripe: Boolean(settings['STRIPE_PUBLISHABLE_KEY']),
    ...(settings['FIRST_DATA_API_URL']
      ? { readFirstData: firstDataReader(settings['FIRST_DATA_API_URL']) }
      : {}),
  });
  await new Promise<void>((resolve, reject) => {
    createServer(site)
      .once('error', (error) => {
        reject(new PlainError(`It cannot listen on ${HOST}:${PORT}: ${error.message}`));
      })
      .listen(Number(PORT), HOST, resolve);
  });
  say(`Serving the page of the live shell on http://${HOST}:${PORT}`);
});
