import type { Root } from 'react-dom/client';
import { createFirebaseIdentity } from 'shared-auth/host';
import { App } from './app';
import { readConfiguration } from './configuration';
import { fetchRegistry, readInlinedRegistry, type ReadRegistry } from './registry/read-registry';
import { loadRemote } from './remotes/load-remote';
import { createRemotes, remoteOf } from './remotes/remotes';
import { createRouter } from './router/create-router';
import { currentPath } from './router/current-path';
import { ErrorView } from './views/error-view';

/**
 * Starts the app with the registry that the page carries. One that is broken leaves a page that says so, whose
 * "Try again" asks the server for the registry it has now.
 */
export function startApp(root: Root): void {
  try {
    render(root, readInlinedRegistry());
  } catch (error) {
    fail(root, error);
  }
}

function fail(root: Root, error: unknown): void {
  const retry = () => {
    fetchRegistry()
      .then((registry) => {
        render(root, registry);
      })
      .catch((again: unknown) => {
        fail(root, again);
      });
  };
  root.render(<ErrorView error={error} retry={retry} />);
}

function render(root: Root, registry: ReadRegistry): void {
  const configuration = readConfiguration();
  const remotes = createRemotes(registry.remotes, loadRemote, configuration.remoteLoadTimeoutMs);
  // Fetched while the session is still being found out; nothing of it shows before that.
  remoteOf(remotes, currentPath())?.module.start();
  const router = createRouter(remotes, registry.broken);

  const loadIdentity = () => createFirebaseIdentity(configuration.firebase);
  root.render(<App router={router} apiBaseUrl={configuration.apiBaseUrl} loadIdentity={loadIdentity} />);
}
