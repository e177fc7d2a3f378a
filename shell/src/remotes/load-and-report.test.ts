import '../testing/federation-instance';
import { expectConsoleWarn } from '@drove/tooling/jest/expect-console';
import type { RegistryEntry } from '@drove/federation/registry';
import { CONTRACT_VERSION, CONTRACTS } from '@drove/shared-auth';
import { setLoadLimit, startClock } from '@drove/shared-auth/host';
import { chooseEntries } from '../registry/choose-entries';
import type { LoadReport } from '../telemetry/load-report';
import { loadingWith } from './load-and-report';

const releaseOf = (version: string) => ({
  version,
  contractVersion: CONTRACT_VERSION,
  entry: 'remoteEntry.js',
  routes: [],
  styles: [],
  screens: {},
  integrity: { 'remoteEntry.js': 'sha384-abc' },
  shared: {},
});
let tested = 0;
const entryOf = (changes: Partial<RegistryEntry> = {}): RegistryEntry => ({
  name: 'remote-trips',
  // Federation remembers a scope for ever.
  scope: `remote_reported_${(tested += 1)}`,
  claims: [{ path: '/trips', layout: 'public' }],
  baseUrl: 'http://trips.test/one/',
  release: releaseOf('one'),
  ...changes,
});

async function loadAndSee(entry: RegistryEntry, requireIntegrity = false) {
  const reports: LoadReport[] = [];
  const { load } = loadingWith({ requireIntegrity, report: (one) => reports.push(one) });
  const [chosen] = chooseEntries([entry], 'a browser');
  if (!chosen) throw new Error('nothing chosen');
  const outcome = load(chosen).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(2500);
  return { reports, outcome: await outcome };
}

beforeEach(() => {
  jest.useFakeTimers();
  setLoadLimit(1000);
  startClock();
});
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

it('reports a failed attempt with remote, version, duration and reason', async () => {
  const { reports } = await loadAndSee(entryOf());

  expect(reports).toEqual([
    {
      remote: 'remote-trips',
      version: 'one',
      attempt: 1,
      phase: 'remote',
      duration_ms: 1000,
      error: 'timeout',
      overridden: false,
    },
  ]);
});

it('falls back to the current release at once when a rollout does not load', async () => {
  expectConsoleWarn(/already registered/);
  const rollout = {
    percent: 100,
    baseUrl: 'http://trips.test/two/',
    claims: [{ path: '/trips', layout: 'public' }],
    release: releaseOf('two'),
  };
  const { reports } = await loadAndSee(entryOf({ rollout }));

  expect(reports.map(({ version, attempt }) => [version, attempt])).toEqual([
    ['two', 1],
    ['one', 2],
  ]);
});

it('runs nothing without a hash in the registry when hashes are required', async () => {
  const release = { ...releaseOf('one'), integrity: {} };
  const { outcome, reports } = await loadAndSee(entryOf({ release }), true);

  expect(outcome).toMatchObject({
    message: 'remote-trips couldn’t be loaded: its files cannot be checked',
  });
  expect(reports).toMatchObject([{ phase: 'integrity', error: 'integrity' }]);
  expect(document.scripts).toHaveLength(0);
});

const strange = [Math.min(...CONTRACTS) - 1, CONTRACT_VERSION + 1];

it.each(strange)('runs nothing built for another contract version (%i)', async (contractVersion) => {
  const { outcome, reports } = await loadAndSee(
    entryOf({ release: { ...releaseOf('one'), contractVersion } }),
  );

  expect(outcome).toMatchObject({
    message: 'remote-trips couldn’t be loaded: it does not fit this version of the app',
  });
  expect(reports).toMatchObject([{ phase: 'contract', error: 'contract' }]);
  expect(document.scripts).toHaveLength(0);
});
