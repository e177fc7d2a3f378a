import { it } from 'node:test';
import { findFreePorts } from '../../tooling/local/stack/free-ports';
import type { RegistryEntry } from '../../federation/src/registry';
import { serveMisbehavingRemote, type Fault, type Part } from '../remote-loading/misbehaving-remote';
import { serveRemote, serveShell, theRegistry } from '../src/a-shell';
import { readStack } from '../src/stack-under-test';
import { has, shows, type Tab } from './tab';

export interface FaultyBrowser {
  name: string;
  options: object;
  /** Works in a new profile, in which the browser itself reports refused files. */
  inNewTab: (work: (tab: Tab) => Promise<void>) => Promise<void>;
}

const LIMIT_MS = 2000;
const parts: Part[] = ['entry', 'exposed chunk', 'style', 'further chunk'];
const faults: Fault[] = ['404', 'HTML with 200', 'reset', 'hang'];

/** What a browser must get over; the same in Chromium, and more of it, is in remote-faults.spec.ts. */
export function testRemoteFaults({ name, options, inNewTab }: FaultyBrowser): void {
  for (const part of parts) {
    for (const fault of faults) {
      void it(
        `"Try again" loads a remote whose ${part} answered with ${fault} in ${name}`,
        options,
        async () => {
          const remote = await serveMisbehavingRemote('remote-marketplace', '/carlisting');
          try {
            remote.breakDown(part, fault);
            const { entry, release } = remote;
            await inPageWith({ ...entry, release }, async (address) =>
              inNewTab(async (tab) => {
                await tab.open(`${address}/#/carlisting`);
                const isLate = fault === 'hang';
                await shows(
                  tab,
                  isLate ? `${entry.name} did not load within 2 seconds` : 'This page couldn’t be loaded',
                );
                remote.mend();
                await tab.press('Try again');
                await has(tab, `[data-remote="${entry.name}"] h1`);
              }),
            );
          } finally {
            await remote.stop();
          }
        },
      );
    }
  }

  void it(
    `"Try again" loads a remote that refused the connection once it is back in ${name}`,
    options,
    async () => {
      const [port = 0] = await findFreePorts(1);
      const entry = theRegistry().remotes.find((one) => one.name === 'remote-auth');
      await inPageWith({ ...entry, name: 'remote-auth', baseUrl: `http://localhost:${port}/` }, (address) =>
        inNewTab(async (tab) => {
          await tab.open(`${address}/#/login`);
          await shows(tab, 'This page couldn’t be loaded');
          const remote = await serveRemote('remote-auth', port);
          try {
            await tab.press('Try again');
            await has(tab, 'main input[type="password"]');
          } finally {
            await remote.stop();
          }
        }),
      );
    },
  );
}

/** Serves a shell whose registry has this entry in the place of the one of its name. */
async function inPageWith(
  entry: Partial<RegistryEntry>,
  work: (address: string) => Promise<void>,
): Promise<void> {
  const registry = theRegistry();
  const remotes = registry.remotes.map((one) => (one.name === entry.name ? entry : one));
  const [port = 0] = readStack().sparePorts;
  const shell = await serveShell(port, {
    registry: { ...registry, remotes },
    configuration: { remoteLoadTimeoutMs: LIMIT_MS },
  });
  try {
    await work(`http://localhost:${port}`);
  } finally {
    await shell.stop();
  }
}
