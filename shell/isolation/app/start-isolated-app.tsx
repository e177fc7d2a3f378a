import type { Root } from 'react-dom/client';
import { createFirebaseIdentity } from '@drove/shared-auth/host';
import { readConfiguration } from '../../src/configuration';
import { readInlinedRegistry } from '../../src/registry/read-registry';
import { startApp } from '../../src/start-app';
import { readSettings, recordedApiUrl } from '../isolation-settings';
import { readState } from '../isolation-state';
import { readRules } from '../request-rules';
import { beginWith } from './begin-with';
import { imposeClock } from './impose-clock';
import { imposeMedia } from './impose-media';
import { imposeNetwork } from './impose-network';
import { onlyOneRemote } from './only-one-remote';
import { createRecordedIdentity } from './recorded-identity';
import { tellBar } from '../isolation-message';

/** Starts the real app, but for who is here, how the network is, and the other remotes. */
export function startIsolatedApp(root: Root): void {
  const settings = readSettings();
  const state = readState(location, settings);
  const { answers } = state;
  if (answers !== 'backend') answerFrom(recordedApiUrl(answers));
  if (state.clock !== '') imposeClock(state.clock);
  imposeMedia({
    ...(state.theme === 'system' ? {} : { 'prefers-color-scheme': state.theme }),
    ...(state.motion === 'system' ? {} : { 'prefers-reduced-motion': 'reduce' }),
  });

  const network = imposeNetwork({
    network: state.network,
    apiUrl: readConfiguration().apiBaseUrl,
    identityUrl: settings.identityUrl,
    session: state.session,
    rules: readRules(state.requests),
  });
  reportMoves();
  startApp(root, {
    changeLoading: (loading) =>
      onlyOneRemote(theEntryOf(settings.remote), { ...settings, beside: state.beside }, loading),
    loadIdentity: async ({ firebase }) => {
      const identity =
        answers !== 'backend' ? createRecordedIdentity(settings) : await createFirebaseIdentity(firebase);
      const begun = await beginWith(identity, state.session, settings);
      network.sessionHasBegun();
      return begun;
    },
  });
}

function theEntryOf(name: string) {
  const entry = readInlinedRegistry().remotes.find((one) => one.name === name);
  if (!entry) throw new Error(`The registry does not have ${name}`);
  return entry;
}

/** Before the app reads where its API is. */
function answerFrom(apiBaseUrl: string): void {
  const element = document.getElementById('configuration');
  if (!element) throw new Error('The page has no #configuration');
  const configuration = JSON.parse(element.textContent) as object;
  element.textContent = JSON.stringify({ ...configuration, apiBaseUrl });
}

/** Tells the bar the app's route, now and whenever it changes: the router moves without an event of the browser's. */
function reportMoves(): void {
  const report = () => tellBar({ isolation: 'moved', route: location.hash.slice(1) || '/' });
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name].bind(history);
    history[name] = (...change) => {
      original(...change);
      report();
    };
  }
  addEventListener('popstate', report);
  report();
}
