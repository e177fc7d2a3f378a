import { startTransition, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { loadPart } from '@drove/shared-auth';
import {
  createFirebaseIdentity,
  notePresented,
  setLoadLimit,
  withDeadline,
  type IdentityProvider,
} from '@drove/shared-auth/host';
import { App } from './app';
import { builtLoadTimeoutMs, readConfiguration, type Configuration } from './configuration';
import { applyOverrides, type AppliedOverrides } from './overrides/apply-overrides';
import { listForExtension } from './overrides/list-for-extension';
import { followOverrideLink } from './overrides/override-link';
import { OverrideBarMissing } from './overrides/override-bar-missing';
import { storedOverrides } from './overrides/stored-overrides';
import { Page } from './page';
import { chooseEntries } from './registry/choose-entries';
import { readInlinedRegistry, type ReadRegistry } from './registry/read-registry';
import { browserId } from './registry/this-browser';
import { loadingWith } from './remotes/load-and-report';
import { expectIntegrity } from './remotes/federation-runtime';
import { createRemotes, remoteOf, type Loading } from './remotes/remotes';
import { createRouter } from './router/create-router';
import { followVisitor } from './router/follow-visitor';
import { currentPath } from './router/current-path';
import { browserNumber, createLoadReporter } from './telemetry/report-loads';
import { startCollecting } from './telemetry/start-collecting';
import { startUpdate } from './update/start-update';
import { ErrorView } from './views/error-view';
import { LoadingView } from './views/loading-view';
import { startWorker } from './worker/start-worker';

// Only for those who look at something that is not released.
const OverrideBar = loadPart(() => import('./overrides/override-bar').then((module) => module.OverrideBar), {
  what: 'The bar of what is not released',
  failed: ({ retry }) => <OverrideBarMissing retry={retry} />,
});

/** What a page may bring instead of the app's own; isolation does. */
export interface Surroundings {
  loadIdentity?: (configuration: Configuration) => Promise<IdentityProvider>;
  changeLoading?: (loading: Loading) => Loading;
}

/**
 * Starts the app with the registry and the configuration that the page carries. A broken one leaves a page that says
 * what is wrong with it, whose "Try again" loads the page again.
 */
export function startApp(root: Root, surroundings: Surroundings = {}): void {
  const opensPanel = followOverrideLink();
  try {
    const registry = readInlinedRegistry();
    const configuration = readConfiguration();
    const { shellFiles: files, requireIntegrity: required } = configuration;
    if (files) expectIntegrity('shell', { required, files });
    const overrides = storedOverrides();
    const chosen = chooseEntries(registry.remotes, browserId());
    // Nearly always; and then the remote is requested before anything is awaited.
    if (overrides.length === 0 && !opensPanel) {
      render(root, registry, configuration, { entries: chosen, applied: [], refused: [] }, surroundings);
      return;
    }
    const { overridePrefixes: allowedPrefixes, isLocalPage } = configuration;
    applyOverrides(chosen, overrides, { allowedPrefixes, isLocalPage })
      .then((result) => {
        const bar = <OverrideBar {...result} entries={chosen} open={opensPanel} />;
        render(root, registry, configuration, result, surroundings, bar);
      })
      .catch((error: unknown) => {
        fail(root, error);
      });
  } catch (error) {
    fail(root, error);
  }
}

function fail(root: Root, error: unknown): void {
  const limitMs = builtLoadTimeoutMs();
  const retry = () => {
    show(root, <LoadingView />);
    const timedOut = () => new Error(`The page did not load within ${limitMs / 1000} seconds`);
    withDeadline(limitMs, reloadPage, timedOut).catch((again: unknown) => {
      fail(root, again);
    });
  };
  show(root, <ErrorView error={error} retry={retry} />);
}

/** In slices, between which a press or a paint comes first. */
function show(root: Root, content: ReactNode): void {
  startTransition(() => {
    root.render(<Page>{content}</Page>);
  });
}

function render(
  root: Root,
  { broken }: ReadRegistry,
  configuration: Configuration,
  { entries }: AppliedOverrides,
  surroundings: Surroundings,
  bar?: ReactNode,
): void {
  const { remoteLoadTimeoutMs, requireIntegrity, telemetryUrl } = configuration;
  setLoadLimit(remoteLoadTimeoutMs);
  listForExtension(entries);
  if (configuration.usesWorker) startWorker();
  // Written by the service worker into the page that it has stored.
  const { storedAt } = document.documentElement.dataset;
  if (storedAt) notePresented(new Date(storedAt));
  const report = createLoadReporter(telemetryUrl, browserId());
  const loading = loadingWith({ requireIntegrity, report });
  const remotes = createRemotes(entries, surroundings.changeLoading?.(loading) ?? loading);
  // Fetched while the session is still being found out; nothing of it shows before that.
  remoteOf(remotes, currentPath())?.module.start();
  const router = createRouter(remotes, broken);
  followVisitor(router);
  startUpdate(browserId(), (listener) => {
    router.subscribe(({ navigation }) => {
      if (navigation.state === 'idle') listener();
    });
  });
  startCollecting({ url: telemetryUrl, browser: browserNumber(browserId()), entries, remotes, router });

  const loadIdentity = () =>
    surroundings.loadIdentity?.(configuration) ?? createFirebaseIdentity(configuration.firebase);
  show(
    root,
    <>
      <App
        router={router}
        apiBaseUrl={configuration.apiBaseUrl}
        loadIdentity={loadIdentity}
        storesAnswers={configuration.usesWorker}
      />
      {bar}
    </>,
  );
}

/**
 * Loads the page again with what its server has now. The page is requested past every cache first, so that a wrong copy
 * is replaced, and so that a server that does not answer leaves the message that is shown instead of the browser's.
 *
 * @throws Error with a readable message when the page cannot be loaded
 */
async function reloadPage(signal: AbortSignal): Promise<void> {
  const response = await fetch(location.href, { cache: 'reload', signal }).catch((cause: unknown) => {
    throw new Error('The page couldn’t be loaded: the server could not be reached', { cause });
  });
  if (!response.ok) throw new Error(`The page couldn’t be loaded: the server answered ${response.status}`);
  await response.text();
  location.reload();
}
