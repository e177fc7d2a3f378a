import { onCLS, onINP, onLCP } from 'web-vitals';
import { collect, type PageReport } from './collect';
import type { KnownRelease } from './known-releases';
import { noteFault } from './watch-faults';

jest.mock('web-vitals');

const release: KnownRelease = {
  remote: 'remote-auth',
  version: 'a1',
  baseUrl: 'https://files.test/remote-auth/a1/',
  overridden: false,
};
const failing = (line: number) => ({
  caught: Object.assign(new Error('no'), { stack: `at f (${release.baseUrl}main.js:${line}:1)` }),
});
const sent: PageReport[] = [];
const begin = (random: number) =>
  collect({
    releases: [release],
    shownAt: () => release,
    send: (report) => sent.push(report),
    random: () => random,
  });

beforeEach(() => {
  jest.useFakeTimers();
  sent.length = 0;
});
afterEach(() => jest.useRealTimers());

it('sends what was kept from before it was there, each fault once with its number', () => {
  noteFault(failing(1));
  noteFault(failing(1));
  begin(1);
  noteFault(failing(2));
  jest.advanceTimersByTime(5000);

  expect(sent).toHaveLength(1);
  expect(sent[0]?.faults?.map(({ frames, count }) => [frames[0], count])).toEqual([
    ['remote-auth@a1/main.js:1:1', 2],
    ['remote-auth@a1/main.js:2:1', 1],
  ]);
});

it('sends ten distinct faults of a page, ten times at most', () => {
  begin(1);
  for (let line = 1; line <= 30; line += 1) noteFault(failing(line));
  jest.advanceTimersByTime(5000);
  expect(sent[0]?.faults).toHaveLength(10);
  for (let time = 0; time < 30; time += 1) {
    noteFault(failing(1));
    jest.advanceTimersByTime(5000);
  }
  expect(sent).toHaveLength(10);
});

it('reports no fault of its own', () => {
  begin(1);
  noteFault({
    get caught(): unknown {
      throw new Error('unreadable');
    },
  });
  jest.advanceTimersByTime(5000);
  expect(sent).toEqual([]);
});

it('measures the vitals of a quarter of the pages, by the release that was shown', () => {
  begin(0.25);
  expect(onLCP).not.toHaveBeenCalled();
  begin(0.24);
  const metric = { name: 'LCP', rating: 'needs-improvement', entries: [] };
  for (const on of [onLCP, onINP, onCLS]) expect(on).toHaveBeenCalledTimes(1);
  const report = jest.mocked(onLCP).mock.calls[0]?.[0] as ((metric: object) => void) | undefined;
  report?.(metric);
  dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual([
    { vitals: [{ remote: 'remote-auth', version: 'a1', vital: 'lcp', rating: 'fair' }] },
  ]);
});
