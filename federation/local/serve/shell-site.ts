import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { contentSecurityPolicy } from '../../src/page/content-security-policy';
import { shellPage, type PageConfiguration } from '../stack/shell-page';
import { workspaceRoot } from '../stack/workspaces';
import { createStaticSite } from './static-site';

/** A page on this computer may try any other server on it; a deployment names its origins. */
const overridesOnThisComputer = ['http://localhost:*', 'http://127.0.0.1:*'];

/**
 * Serves the built shell. The registry is asked for at each load of the page, so that a release or a rollback is live
 * with the next one.
 *
 * @param registry may give anything, for tests of faults
 */
export function createShellSite(
  registry: () => Promise<unknown>,
  configuration: PageConfiguration & { apiBaseUrl: string; identityEmulatorUrl: string },
): RequestListener {
  const folder = join(workspaceRoot, 'shell/dist');
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const { apiBaseUrl, identityEmulatorUrl } = configuration;
  return createStaticSite({
    folder,
    pages: {
      '/index.html': async () => {
        const current = await registry();
        const policy = contentSecurityPolicy({
          html,
          registry: current,
          apiBaseUrl,
          identityUrls: [identityEmulatorUrl],
          overrideOrigins: overridesOnThisComputer,
          // As the backend decides it.
          usesStripe: Boolean(process.env['STRIPE_SECRET_KEY']),
        });
        return {
          body: shellPage(html, current, configuration),
          headers: { 'Content-Security-Policy': policy, 'Referrer-Policy': 'same-origin' },
        };
      },
      '/registry.json': async () => JSON.stringify(await registry()),
    },
  });
}
