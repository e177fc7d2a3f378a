import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration } from 'webpack';
import { workspaceRoot } from '@drove/federation/workspaces';
import { listenOnLoopback } from '@drove/release/serve/loopback';
import { createStaticSite } from '@drove/release/serve/static-site';
import type { BuiltPage } from '../local/dev/dev-server';

/** The shell's own build with another beginning: the QA bar, and the app in its frame. */
export function isolatedShell(configuration: Configuration): Configuration {
  return { ...configuration, entry: { main: join(workspaceRoot, 'shell/isolation/main.tsx') } };
}

/** The same, built once for repositories without a shell. */
export function publishedIsolatedShell(configuration: Configuration, folder: string): Configuration {
  const { output, ...rest } = isolatedShell(configuration);
  return { ...rest, devtool: false, output: { ...output, path: folder } };
}

interface BuiltShell {
  port: number;
  pages: Record<string, BuiltPage>;
  /** By the beginning of the path. */
  routes: Record<string, RequestListener>;
  /** Where it was built; published with this package. */
  folder?: string;
}

/** Serves it on loopback. */
export async function serveBuiltShell({
  port,
  pages,
  routes,
  folder = fileURLToPath(new URL('../isolated-shell', import.meta.url)),
}: BuiltShell): Promise<() => Promise<void>> {
  const built = readFileSync(join(folder, 'index.html'), 'utf8');
  const site = createStaticSite({
    folder,
    pages: Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, () => page(built)])),
  });
  const { stop } = await listenOnLoopback(port, (request, response) => {
    const beginning = Object.keys(routes).find((start) => request.url?.startsWith(start));
    (routes[beginning ?? ''] ?? site)(request, response);
  });
  return stop;
}
