import { createServer } from 'node:http';
import { PlainError, say } from '../../local/progress';
import { createPageSite } from '../serve/page-site';
import { openStore } from '../store/open-store';
import { readArguments } from './arguments';
import { runToEnd } from './run-to-end';

const words = (text = '') => text.split(/[\s,]+/).filter((word) => word !== '');

await runToEnd(async () => {
  const { to } = readArguments('npm run serve:page [-- --to <folder or s3://bucket>]');
  const { HOST = '127.0.0.1', PORT = '8080', TELEMETRY_URL: telemetryUrl, ...settings } = process.env;
  const overrideOrigins = words(settings['OVERRIDE_ORIGINS']);
  const site = await createPageSite(await openStore(to), {
    configuration: { overrideOrigins, ...(telemetryUrl === undefined ? {} : { telemetryUrl }) },
    overrideOrigins,
    imageOrigins: words(settings['IMAGE_ORIGINS']),
    usesStripe: Boolean(settings['STRIPE_PUBLISHABLE_KEY']),
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
