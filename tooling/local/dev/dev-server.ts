import type { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { workspaceRoot } from '@drove/federation/workspaces';
import { readBuildConfiguration } from './read-configuration';
import { refreshable } from './refreshable';

/** A page that is made from the newest build's index.html. */
export type BuiltPage = (html: string) => string;

export interface DevServerOptions {
  workspace: string;
  port: number;
  /** By path from the root; the shell's page with its registry. */
  pages?: Record<string, BuiltPage>;
  /** By the beginning of the path, with a slash at its end: what is answered by something else than the build. */
  routes?: Record<string, RequestListener>;
  /** The deployed app that may show it as well. */
  appUrl?: string | undefined;
  /** What is built otherwise than the workspace's own configuration says. */
  change?: (configuration: Configuration) => Configuration;
}

/**
 * Builds a front-end package in memory, serves it, and exchanges what changes in the running page: components keep
 * their state, styles are swapped. What cannot be exchanged, such as a route table, reloads the page, which keeps the
 * fragment, which is the route, and the session, which the browser stores.
 *
 * @returns once the first build is there, what stops it
 */
export async function startDevServer({
  workspace,
  port,
  pages = {},
  routes = {},
  appUrl,
  change = (configuration) => configuration,
}: DevServerOptions): Promise<() => Promise<void>> {
  const compiler = webpack(change(await readConfiguration(workspace)));
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: true,
      static: false,
      allowedHosts: ['localhost', '127.0.0.1', ...(appUrl ? [new URL(appUrl).hostname] : [])],
      headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' },
      // A remote runs in the shell's page, so that its client cannot guess where its server is.
      client: {
        webSocketURL: `ws://localhost:${port}/ws`,
        logging: 'warn',
        overlay: { errors: true, warnings: false, runtimeErrors: false },
      },
      devMiddleware: { publicPath: '/', index: false },
      setupExitSignals: false,
      setupMiddlewares: (middlewares, devServer) => [
        nameMiddleware(workspace),
        routeMiddleware(routes),
        pageMiddleware(workspace, pages, devServer),
        ...middlewares,
      ],
    },
    compiler,
  );
  await server.start();
  await new Promise<void>((resolve) => {
    server.middleware?.waitUntilValid(() => resolve());
  });
  return () => server.stop();
}

/** The same with components that can be exchanged. */
export async function readConfiguration(workspace: string): Promise<Configuration> {
  return {
    ...refreshable(await readBuildConfiguration(workspace)),
    infrastructureLogging: { level: 'warn' },
  };
}

/** The same files below the workspace's name, because a deployment allows overrides from addresses with a path only. */
function nameMiddleware(workspace: string) {
  return (request: IncomingMessage, _response: ServerResponse, next: () => void) => {
    if (request.url?.startsWith(`/${workspace}/`)) request.url = request.url.slice(workspace.length + 1);
    next();
  };
}

function routeMiddleware(routes: Record<string, RequestListener>) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const beginning = Object.keys(routes).find((start) => request.url?.startsWith(start));
    const answer = beginning === undefined ? undefined : routes[beginning];
    if (answer) answer(request, response);
    else next();
  };
}

function pageMiddleware(workspace: string, pages: Record<string, BuiltPage>, server: WebpackDevServer) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const page = pages[path];
    // Made by the server after its middlewares were set up.
    const built = server.middleware;
    if (!page || !built) {
      next();
      return;
    }
    built.waitUntilValid(() => {
      const files = built.context.outputFileSystem as { readFileSync: typeof readFileSync };
      const html = files.readFileSync(join(workspaceRoot, workspace, 'dist/index.html'), 'utf8');
      response.setHeader(
        'Content-Type',
        path.endsWith('.json') ? 'application/json' : 'text/html; charset=utf-8',
      );
      response.setHeader('Cache-Control', 'no-store');
      response.end(page(html));
    });
  };
}
