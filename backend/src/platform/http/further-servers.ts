import type { Server } from 'node:http';
import type { App } from './app-types.js';
import { closeServer, createHttpServer, type HttpTimeouts } from './http-server.js';

/** Lets an app listen on more than one address: `app.createHttpServer()` makes a server that closes with the app. */
export function allowFurtherServers(app: App, timeouts: HttpTimeouts): void {
  const route = app.routing.bind(app);
  const furtherServers: Server[] = [];
  app.decorate('createHttpServer', () => {
    const server = createHttpServer(route, timeouts);
    furtherServers.push(server);
    return server;
  });
  app.addHook('onClose', async () => {
    await Promise.all(furtherServers.map(closeServer));
  });
}
