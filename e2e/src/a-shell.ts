import { join } from 'node:path';
import { listenOnLoopback, type LoopbackServer } from '../../release/src/serve/loopback';
import { createShellSite } from '../../tooling/local/serve/shell-site';
import { createStaticSite } from '../../release/src/serve/static-site';
import { localRegistry } from '../../tooling/local/stack/local-registry';
import type { PageConfiguration } from '../../release/src/serve/shell-page';
import { configurationOf } from '../../tooling/local/stack/stack';
import { workspaceRoot } from '../../federation/src/workspaces';
import { readStack } from './stack-under-test';

export interface ShellOptions {
  /** Changes of the page's configuration, e.g. an API that is not there. */
  configuration?: PageConfiguration;
  /** What the page carries instead of the right registry; anything, for faults. */
  registry?: unknown;
}

/** The registry that the stack's own shell has. */
export function theRegistry() {
  return localRegistry(readStack().addresses.remotes);
}

/** Serves the built shell a second time, with a page of its own, on a port whose origin the API knows. */
export async function serveShell(port: number, options: ShellOptions = {}): Promise<LoopbackServer> {
  const { registry = theRegistry(), configuration } = options;
  const site = createShellSite(() => Promise.resolve({ registry }), {
    ...configurationOf(readStack().addresses),
    ...configuration,
  });
  return listenOnLoopback(port, site);
}

/** A remote's built files on a port of their own, to be stopped and started again. */
export async function serveRemote(name: string, port = 0): Promise<LoopbackServer> {
  return listenOnLoopback(port, createStaticSite({ folder: join(workspaceRoot, name, 'dist') }));
}
