import { setTimeout as delay } from 'node:timers/promises';
import { chromium, errors, type Browser } from 'playwright-core';
import { browserAdvice, findHeadlessBrowser } from './find-browser';
import { readExamples } from '@drove/federation/remotes';
import type { ReleaseFile } from '@drove/federation/registry';
import type { ReleaseRegistry } from '../../registry/release-registry';
import type { Refusal } from '../gate';
import type { Data } from './answers';
import { beforeScripts } from './in-page';
import { roles, storedUser, type Role } from './roles';
import { serveCandidates, type ReadFile, type ServedCandidates } from './serve-candidates';
import { firstMs, restMs, visitPages, whoseEyes, type Tab } from './visit-pages';

export interface BrowserCheck {
  /** What is judged: remotes, or the shell. */
  names: string[];
  /** As it would be live; only current releases count. */
  registry: ReleaseRegistry;
  read: ReadFile;
  /** Milliseconds for each page; longer than a page needs to break by itself. */
  dwellMs?: number;
  /** Of roles and data, those that are looked at; all of them in a release. */
  only?: { roles?: string[]; data?: Data[]; paths?: string[] };
  browser?: string | undefined;
  /** Milliseconds for one tab, instead of what its pages may take at most. */
  limitMs?: number;
}

/** Pages that one tab looks at. */
const pagesOfTab = 15;
/** A computer with two cores does not do more at once. */
const tabsAtOnce = 8;
const emergency = 'To release all the same: --emergency "why"; the audit keeps it.';
const flags = '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking';

/** CSS pixels, as the layouts know them. */
const widths = { desk: 1440, phone: 390 };

/**
 * Shows each page of the candidates to each role, with data and without, in the live shell under its policy and beside
 * the live remotes; with data on a phone, too. The console stays silent, neighbours look as
 * before, and nothing stays behind.
 */
export async function checkInBrowser(options: BrowserCheck): Promise<Refusal[]> {
  const { registry, browser: executablePath = findHeadlessBrowser() } = options;
  const refusal = (problem: string, remedy: string) => [
    { check: 'browser', problem, remedy: `${remedy} ${emergency}` },
  ];
  if (!registry.shell)
    return refusal(
      'There is no shell to show it in.',
      'Name a store that has one (RELEASES_TO), or build one: npm run build -w shell.',
    );
  if (executablePath === undefined) return refusal('There is no browser to show it in.', `${browserAdvice}.`);
  let browser: Browser;
  try {
    browser = await chromium.launch({ executablePath, args: flags.split(' ') });
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('\n');
    return refusal(`${executablePath} does not start: ${reason}`, `${browserAdvice}.`);
  }
  const served = await serveCandidates(registry, options.read);
  try {
    return distinct(await visitAll(browser, served, options));
  } finally {
    await browser.close();
    await served.stop();
  }
}

async function visitAll(
  browser: Browser,
  served: ServedCandidates,
  options: BrowserCheck,
): Promise<Refusal[]> {
  const tabs = options.names.flatMap((name) => tabsOf(name, served, options));
  /** Of each tab, in their order, whichever comes to its end first. */
  const refusals: Refusal[][] = [];
  const waiting = tabs.entries();
  const work = async () => {
    for (const [index, tab] of waiting) {
      const { email } = tab.role;
      const context = await browser.newContext({
        locale: 'en-GB',
        timezoneId: 'Europe/Berlin',
        reducedMotion: 'reduce',
        viewport: { width: tab.width, height: 900 },
      });
      const user = email === undefined ? undefined : storedUser(email);
      // The loader names functions for its own use; pages have no such name.
      await context.addInitScript('Object.defineProperty(globalThis, "__name", { value: (made) => made })');
      await context.addInitScript(beforeScripts, { user, filesUrl: served.filesUrl });
      const limitMs = options.limitMs ?? limitMsOf(tab);
      const found = await within(limitMs, visitPages(context, tab)).catch((error: unknown) => {
        if (error instanceof errors.TimeoutError) return undefined;
        throw error;
      });
      refusals[index] = found ?? [endless(tab, limitMs)];
      // A page that is busy for ever ends with the browser.
      if (found) await context.close();
    }
  };
  await Promise.all(Array.from({ length: tabsAtOnce }, work));
  return refusals.flat();
}

/** What a page takes at most is its rest and its dwelling, twice. */
const limitMsOf = ({ paths, neighbours, dwellMs }: Tab) =>
  firstMs + (paths.length + neighbours.length) * 2 * (restMs + dwellMs);

/** Nothing when the time is over first; what comes later, or fails then, is of no use to anyone. */
async function within<Result>(ms: number, work: Promise<Result>): Promise<Result | undefined> {
  const ended = new AbortController();
  const over = delay(ms, undefined, { signal: ended.signal }).catch(() => undefined);
  work.catch(() => undefined);
  return Promise.race([work, over]).finally(() => ended.abort());
}

function endless(tab: Tab, limitMs: number): Refusal {
  return {
    check: 'browser',
    problem: `${tab.name} (${whoseEyes(tab)}: ${tab.paths.join(', ')}): the pages do not come to an end within ${limitMs / 1000} seconds.`,
    remedy: `Look for a loop: npm start -w ${tab.name}.`,
  };
}

function tabsOf(name: string, served: ServedCandidates, options: BrowserCheck): Tab[] {
  const { registry, only = {}, dwellMs = 1500 } = options;
  const { remotes, shell } = registry;
  const release = remotes[name]?.current.description;
  const { version = '' } = release ?? shell?.current.description ?? {};
  const scopes = Object.values(remotes).map(({ current }) => current.description.scope);
  const all = release
    ? pathsOf(release)
    : Object.values(remotes).flatMap(({ current }) => entriesOf(current.description));
  const paths = all.filter((path) => only.paths?.includes(path) ?? true);
  const chosen = roles.filter(({ who }) => only.roles?.includes(who) ?? true);
  const kinds = (Object.keys(served.pages) as Data[]).filter((data) => only.data?.includes(data) ?? true);
  const common = {
    known: new Set<string>(),
    name,
    scopes,
    releaseUrl: `${served.filesUrl}${name}/${version}/`,
    dwellMs,
  };
  return kinds.flatMap((data) =>
    chosen.flatMap((role) => {
      const pages = neighboursOf(name, role, registry);
      const tab = (some: string[], index: number, width: number) => ({
        ...common,
        role,
        data,
        width,
        url: served.pages[data],
        paths: some,
        answersFrom: served.answersFrom,
        neighbours: rotated(pages, index),
      });
      const onPhones = data === 'with data' ? paths : [];
      return [
        ...chunks(paths).map((some, index) => tab(some, index, widths.desk)),
        ...chunks(onPhones).map((some, index) => tab(some, index, widths.phone)),
      ];
    }),
  );
}

const noPage = '/no-such-page';

/** Every page of a remote, with the examples of its `remote.json` for parameters. */
function pathsOf({ name, screens }: ReleaseFile): string[] {
  const examples = readExamples(name);
  const anyId = '00000000-0000-4000-8000-00000000000a';
  return Object.keys(screens).map((pattern) =>
    pattern.replace(/:(\w+)/g, (_all, parameter: string) => examples[parameter] ?? anyId),
  );
}

/** The pages at which a remote is entered. */
const entriesOf = ({ claims, screens }: ReleaseFile) =>
  claims.map(({ path }) => path).filter((path) => screens[path] !== undefined);

/** Pages of other remotes that a role stays on; the shell's own where there is none. */
function neighboursOf(name: string, { email }: Role, { remotes }: ReleaseRegistry): [string, ...string[]] {
  const isFor = email === undefined ? ['public', 'auth'] : ['public', 'dashboard'];
  const pages = Object.values(remotes)
    .filter(({ current }) => current.description.name !== name)
    .flatMap(({ current: { description } }) =>
      entriesOf(description)
        .filter((path) =>
          description.claims.some((claim) => claim.path === path && isFor.includes(claim.layout)),
        )
        .slice(0, 2),
    );
  const [first = noPage, ...others] = pages;
  return [first, ...others];
}

/** Each tab of a role compares another one. */
function rotated([first, ...others]: [string, ...string[]], by: number): [string, ...string[]] {
  const pages = [first, ...others];
  const at = by % pages.length;
  return [pages[at] ?? first, ...pages.slice(at + 1), ...pages.slice(0, at)];
}

function chunks(paths: string[]): string[][] {
  const count = Math.ceil(paths.length / pagesOfTab);
  return Array.from({ length: count }, (_, index) => paths.filter((_path, at) => at % count === index));
}

/** What is the same for all roles is said once. */
function distinct(refusals: Refusal[]): Refusal[] {
  const keyOf = ({ check, problem }: Refusal) => check + problem.replace(/^.*? \([^)]*\)/, '').slice(0, 200);
  const seen = new Map<string, Refusal & { times: number }>();
  for (const refusal of refusals) {
    const known = seen.get(keyOf(refusal));
    if (known) known.times += 1;
    else seen.set(keyOf(refusal), { ...refusal, times: 1 });
  }
  return [...seen.values()]
    .slice(0, 12)
    .map(({ times, ...one }) =>
      times > 1 ? { ...one, problem: `${one.problem} (and ${times - 1} times more)` } : one,
    );
}
