import type { BuiltPage } from '../local/dev/dev-server';
import type { Addresses } from '../local/stack/addresses';
import { demoAccounts, demoPassword } from '../local/stack/demo-accounts';
import { liveRegistry } from '../local/stack/local-registry';
import { shellPage } from '@drove/release/serve/shell-page';
import { configurationOf } from '../local/stack/stack';
import { readExamples } from '@drove/federation/remotes';
import { firstPage } from './this-remote';

interface IsolationPages {
  addresses: Addresses;
  /** Which of them is loaded. */
  remote: string;
  hasBackend: boolean;
}

/** The QA bar's page, and the shell's in its frame. Its registry names every remote, for their paths. */
export function isolationPages({ addresses, remote, hasBackend }: IsolationPages): Record<string, BuiltPage> {
  const registry = liveRegistry(addresses.remotes);
  const local = configurationOf(addresses);
  // Loads of what is being worked on are no one's statistics.
  const configuration = { ...local, telemetryUrl: '' };
  const page: BuiltPage = (html) => {
    const settings = {
      remote,
      hasBackend,
      accounts: demoAccounts,
      password: demoPassword,
      identityUrl: local.identityEmulatorUrl,
      examples: readExamples(remote),
      firstPage: firstPage(remote, demoAccounts[0]?.email ?? 'signed-out'),
    };
    return withSettings(shellPage(html, registry, configuration), settings);
  };
  // The bar's page has no use for what the app asks for early.
  const barPage: BuiltPage = (html) => page(html.replace(/<link rel="?preload"?[^>]*>/g, ''));
  return {
    '/': barPage,
    '/index.html': barPage,
    '/app.html': page,
    '/registry.json': () => JSON.stringify(registry),
  };
}

function withSettings(html: string, settings: object): string {
  // "<" is the only character that could end the element early.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return html.replace(
    '</head>',
    () => `<script type="application/json" id="isolation">${json}</script></head>`,
  );
}
