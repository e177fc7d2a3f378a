import type { App } from './app-types.js';
import type { Draining } from './draining.js';

/** Ends connections with their next answer while the process is draining. */
export function endConnectionsWhileDraining(app: App, draining: Draining | undefined): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (draining?.hasBegun === true) void reply.header('connection', 'close');
    done();
  });
}
