import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { firstDataReader } from '@drove/release/serve/first-data';
import { shellPages, type SiteContent } from '@drove/release/serve/shell-pages';
import type { PageConfiguration } from '@drove/release/serve/shell-page';
import { workspaceRoot } from '@drove/federation/workspaces';
import { createStaticSite } from '@drove/release/serve/static-site';

/** A page on this computer may try any other server on it; a deployment names its origins. */
const overridesOnThisComputer = ['http://localhost:*', 'http://127.0.0.1:*'];

/** Serves the shell's page and, where it is not a released one, the files that were built here. */
export function createShellSite(
  read: () => Promise<SiteContent>,
  configuration: PageConfiguration & { apiBaseUrl: string; identityEmulatorUrl: string },
  // Not on a developer's computer: another project on the same port would get it, too.
  { usesWorker = false } = {},
): RequestListener {
  const folder = join(workspaceRoot, 'shell/dist');
  const pages = shellPages(read, {
    configuration,
    built: readFileSync(join(folder, 'index.html'), 'utf8'),
    readFirstData: firstDataReader(configuration.apiBaseUrl),
    overridePrefixes: overridesOnThisComputer,
    usesWorker,
    // As the backend decides it.
    usesStripe: Boolean(process.env['STRIPE_SECRET_KEY']),
  });
  return createStaticSite({ folder, pages });
}
