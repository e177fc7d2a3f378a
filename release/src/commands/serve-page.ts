import { createServer } from 'node:http';
import { PlainError, say } from '../progress';
import { firstDataReader } from '../serve/first-data';
import { createPageSite } from '../serve/page-site';
import { openStore } from '../store/open-store';
import { readArguments } from './arguments';
import { runToEnd } from './run-to-end';

const words = (text = '') => text.split(/[\s,]+/).filter((word) => word !== '');

await runToEnd(async () => {
  const { to } = readArguments('npm run serve:page [-- --to <folder or s3://bucket>]');
  const { HOST = '127.0.0.1', PORT = '8080', TELEMETRY_URL: telemetryUrl, ...settings } = process.env;
  const overridePrefixes = words(settings['OVERRIDE_PREFIXES']);
  // Its name of before: an origin alone is no longer enough.
  if (settings['OVERRIDE_ORIGINS']) {
    throw new PlainError(
      'OVERRIDE_ORIGINS is now OVERRIDE_PREFIXES: addresses with a path that ends with a slash.',
    );
  }
  const site = await createPageSite(await openStore(to), {
    configuration: {
      signInProviders: words(settings['SIGN_IN_PROVIDERS']),
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
