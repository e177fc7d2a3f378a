import type { BrowserContext, Page } from 'playwright-core';
import type { Refusal } from '../gate';
import { isInApi } from '../api-document';
import { apiPaths, type Data } from './answers';
import { leftovers, styleChanges } from './compare-page';
import { pageState, styleOfPage, whatIsShown } from './in-page';
import type { Role } from './roles';

/** What one tab looks at. */
export interface Tab {
  role: Role;
  data: Data;
  /** Of the window, in CSS pixels. */
  width: number;
  /** The page's address. */
  url: string;
  paths: string[];
  /** Pages of other remotes, or the shell's own for no page; the first is compared. */
  neighbours: [string, ...string[]];
  name: string;
  /** Names under which federation puts remotes on the window. */
  scopes: string[];
  /** Where the candidate's files are. */
  releaseUrl: string;
  /** Whose failed requests are the gate's own doing. */
  answersFrom: string[];
  /** Milliseconds for each page. */
  dwellMs: number;
  /** What the console says of pages that are live: no fault of the candidate's. Filled by each tab. */
  known: Set<string>;
}

/** A page that takes longer to come to rest is looked at as it is by then. */
export const restMs = 8000;
/** On a busy computer an answer takes its time; only a page that is broken takes all of this. */
const settleMs = 15_000;
/** A busy computer loads twenty pages at once. */
export const firstMs = 120_000;

/** "as a customer, with data, 390 px wide". */
export const whoseEyes = ({ role, data, width }: Pick<Tab, 'role' | 'data' | 'width'>) =>
  `as ${role.who}, ${data}, ${width} px wide`;

/** Looks at a neighbour, then at each page of a candidate, then at the neighbour again. */
export async function visitPages(context: BrowserContext, tab: Tab): Promise<Refusal[]> {
  const { url, paths, neighbours, name, scopes, releaseUrl, dwellMs } = tab;
  const page = await context.newPage();
  const [neighbour, ...others] = neighbours;
  let isBaseline = true;
  // A neighbour that fails by itself makes the shell say things that name no file of either.
  const ofNeighbours: string[] = [];
  const unattributed: Refusal[] = [];
  const refusals: Refusal[] = [];
  let path = neighbour;
  const as = whoseEyes(tab);
  const isOn = () => {
    const now = new URL(page.url()).hash.slice(1).split('?')[0] ?? '';
    return paths.includes(now);
  };
  listen(page, tab, (problem) => {
    const text = problem.replaceAll(/http:\/\/\S+/g, '').slice(0, 80);
    if (isBaseline) tab.known.add(text);
    if (tab.known.has(text)) return;
    const refusal = {
      check: 'browser',
      problem: `${name} on ${path} (${as}): ${problem}`,
      remedy: `Look at it in the console: npm start -w ${name}, ${path}, ${as}.`,
    };
    if (problem.includes(releaseUrl)) refusals.push(refusal);
    else if (problem.includes(`${new URL(releaseUrl).origin}/remote-`)) ofNeighbours.push(problem);
    else if (isOn()) unattributed.push(refusal);
  });
  const show = async (next: string, waitMs: number) => {
    path = next;
    // As the router itself goes to another page, so that it knows the way back.
    await page.evaluate((hash) => {
      const state = {
        idx: ((history.state as { idx?: number } | null)?.idx ?? 0) + 1,
        key: hash,
        usr: null,
      };
      history.pushState(state, '', `#${hash}`);
      dispatchEvent(new PopStateEvent('popstate', { state }));
    }, next);
    await page.waitForTimeout(waitMs);
  };
  await page.goto(`${url}/#${others[0] ?? neighbour}`, { timeout: firstMs });
  await page.waitForSelector('#root h1', { state: 'attached', timeout: firstMs }).catch(() => undefined);
  await atRest(page);
  for (const other of [...others.slice(1), neighbour]) await show(other, dwellMs / 2);
  await atRest(page);
  isBaseline = false;
  const state = await page.evaluate(pageState, releaseUrl);
  const styles = await page.evaluate(styleOfPage);
  const [leaving, staying] = [paths.filter(isLeaving), paths.filter((one) => !isLeaving(one))];
  for (const next of staying) {
    await show(next, dwellMs);
    refusals.push(...(await withoutContent(next)));
  }
  if (staying.length > 0) {
    await show(neighbour, dwellMs);
    path = `${staying.join(', ')}, and then ${neighbour}`;
    await atRest(page);
    refusals.push(...(await neighbourIsSame()));
  }
  for (const next of leaving) await show(next, dwellMs);
  await page.close();
  return ofNeighbours.length > 0 ? refusals : [...refusals, ...unattributed];

  /** Nothing to read in it, or for ever that it is loading. */
  async function withoutContent(on: string): Promise<Refusal[]> {
    let found = await page.evaluate(whatIsShown);
    const patienceMs = { nothing: 2 * dwellMs, loading: settleMs, content: 0 };
    for (let waitedMs = 0; waitedMs < patienceMs[found]; waitedMs += 500) {
      await page.waitForTimeout(500);
      found = await page.evaluate(whatIsShown);
    }
    if (found === 'content') return [];
    return [
      {
        check: 'browser',
        problem:
          found === 'nothing'
            ? `${name} on ${on} (${as}): the page is blank.`
            : `${name} on ${on} (${as}): the page is still loading when all is answered.`,
        remedy: `Show what this person may see there, or why not: npm start -w ${name}, ${on}, ${as}.`,
      },
    ];
  }

  async function neighbourIsSame(): Promise<Refusal[]> {
    // What is still moving, a toast for one, is no change.
    const look = async () => ({
      changes: styleChanges(styles, await page.evaluate(styleOfPage)),
      left: leftovers(state, await page.evaluate(pageState, releaseUrl), scopes),
    });
    let found = await look();
    if (found.changes.length + found.left.length > 0) {
      await page.waitForTimeout(dwellMs);
      found = await look();
    }
    const seen = `After the pages of ${name} (${as}: ${staying.slice(0, 4).join(', ')}${staying.length > 4 ? ', …' : ''})`;
    return [
      ...(found.changes.length === 0
        ? []
        : [
            {
              check: 'styles',
              problem: `${seen} ${neighbour} and its frame look different: ${found.changes.join('; ')}.`,
              remedy: `Find the rule that holds outside the root element of ${name}: @property, a style on html or body, a style element that is added by a script.`,
            },
          ]),
      ...found.left.map((what) => ({
        check: 'leftovers',
        problem: `${seen} ${what} stays in the page.`,
        remedy: `Take it away when the screen is unmounted (the function that an effect returns), or keep it within the root element of ${name}.`,
      })),
    ];
  }
}

/** A page that ends the session comes last. */
const isLeaving = (path: string) => path.endsWith('/logout');

function listen(page: Page, { answersFrom, data }: Tab, report: (problem: string) => void): void {
  page.on('pageerror', (error) => {
    report(`an error that nothing caught: ${error.message}${placeOf(error.stack)}`);
  });
  const api = `${answersFrom[0] ?? ''}${apiPaths[data]}`;
  page.on('request', (request) => {
    const path = request.url().startsWith(`${api}/`) ? request.url().slice(api.length) : undefined;
    if (path !== undefined && !isInApi(request.method(), path))
      report(`it asks the API for ${request.method()} ${path}, which the API does not have`);
  });
  page.on('crash', () => {
    report('the page crashed');
  });
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const { url, lineNumber, columnNumber } = message.location();
    const isOurs =
      message.text().startsWith('Failed to load resource') && answersFrom.some((one) => url.startsWith(one));
    if (!isOurs)
      report(
        `the console says: ${message.text().slice(0, 600)} (${url}:${lineNumber + 1}:${columnNumber + 1})`,
      );
  });
}

const placeOf = (stack = '') => {
  const [, place] = /(http\S+:\d+:\d+)/.exec(stack) ?? [];
  return place === undefined ? '' : ` (${place})`;
};

async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: restMs }).catch(() => undefined);
  await page
    .waitForFunction(() => !document.querySelector('#frame, [aria-busy="true"]'), undefined, {
      timeout: restMs,
    })
    .catch(() => undefined);
  await page.waitForTimeout(300);
}
