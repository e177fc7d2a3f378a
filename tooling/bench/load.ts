import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import { findBrowser, findHeadlessBrowser } from '@drove/release/gate/browser/find-browser';
import { runCommand } from '@drove/release/build/run-command';
import { serveApi } from './load/an-api';
import { sequenceOf, visit, type Throttling } from './load/measure';
import { printRows, printTasks, type Row } from './load/rows';
import { screens, type Screen } from './load/screens';
import { checkOut, startProduct, type StartedProduct } from './load/started-product';
import { prepareSingleBundle, serveOnOneOrigin, serveOnTwoOrigins, type Serve } from './load/variants';

/*
 * npm run bench:load: the first screens as Lighthouse's phone meets them in the Chromium that people have, with an empty
 * cache and again: the product as `npm start` runs it, the same code as one bundle, and its builds as a deployment's page
 * brings them; with --against the product of another commit beside it. Visits take turns, so that a change of the
 * machine's mood meets all. Prints the tables of docs/benchmarks.md.
 *
 *   --rounds 5   --screens home,list,car,sign-in   --throttling simulate,devtools   --minutes 120
 *   --builds bundle,preloaded,one,two,start   --against REVISION   --visits first,again   --trace (the longest tasks)
 */

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: process.env['BENCH_RUNS'] ?? '5' },
    screens: { type: 'string', default: screens.map(({ name }) => name).join(',') },
    throttling: { type: 'string', default: 'simulate,devtools' },
    // No further round begins after this.
    minutes: { type: 'string', default: '120' },
    against: { type: 'string' },
    builds: { type: 'string', default: 'bundle,preloaded,one,two,start' },
    visits: { type: 'string', default: 'first,again' },
    trace: { type: 'boolean', default: false },
  },
});
const among = (text: string, name: string) => text.split(',').includes(name);
/** Long beside everything else, so that what waits for an answer is seen to have waited. */
const DELAY_MS = 400;
const flags =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

interface Measured extends Row {
  url: string;
  stop: () => Promise<void>;
  serve?: Serve;
}

const stops: (() => unknown)[] = [];
try {
  const started: [name: string, product: StartedProduct][] = [];
  // Its builds are those that are served in the other ways, too.
  const product = await startProduct();
  stops.push(product.stop);
  if (among(options.builds, 'start')) started.push(['as npm start runs it', product]);
  if (options.against !== undefined) {
    const checkout = await checkOut(options.against);
    stops.push(checkout.remove);
    console.log(`Starting the product of ${options.against} …`);
    const other = await startProduct(checkout.folder);
    stops.push(other.stop);
    started.push([`${options.against}, as npm start runs it`, other]);
  }
  console.log('Building the single bundle …');
  const [bundle, preloaded] = await prepareSingleBundle();
  const serves = Object.entries({ bundle, preloaded, one: serveOnOneOrigin, two: serveOnTwoOrigins }).flatMap(
    ([name, serve]) => (serve && among(options.builds, name) ? [serve] : []),
  );
  const api = await serveApi();
  stops.push(api.stop);
  const chromePath = findBrowser() ?? findHeadlessBrowser();
  const chrome = await launch({ chromeFlags: flags.split(' '), ...(chromePath ? { chromePath } : {}) });
  stops.push(() => {
    chrome.kill();
  });
  const { port } = chrome;
  const endsAt = performance.now() + Number(options.minutes) * 60_000;

  const prepare = async (screen: Screen): Promise<Measured[]> => {
    const measured: Measured[] = [];
    for (const serve of serves) {
      const variant = await serve(screen, { apiUrl: api.url });
      measured.push({ ...variant, serve, first: [], again: [] });
    }
    for (const [name, { urls }] of started) {
      const url = urls[screen.name] ?? '';
      measured.push({ name, url, first: [], again: [], stop: () => Promise.resolve() });
    }
    return measured;
  };

  for (const screen of screens.filter(({ name }) => among(options.screens, name))) {
    for (const throttling of options.throttling.split(',') as Throttling[]) {
      const measured = await prepare(screen);
      let rounds = 0;
      while (rounds < Number(options.rounds) && (rounds === 0 || performance.now() < endsAt)) {
        for (const { name, url, first, again } of measured) {
          console.log(name);
          first.push(await visit(url, { port, throttling }));
          if (among(options.visits, 'again'))
            again.push(await visit(url, { port, throttling, repeats: true }));
        }
        rounds += 1;
        console.log(`${screen.name}, ${throttling}: round ${rounds} of ${options.rounds}`);
      }
      for (const row of measured) {
        if (options.trace) {
          const traced = await visit(row.url, { port, throttling: 'devtools', traces: true });
          printTasks(`${screen.name}, ${row.name}: the longest tasks, slowed down`, traced);
        }
        await row.stop();
        if (!row.serve) continue;
        const slow = await row.serve(screen, { apiUrl: api.url, delayMs: DELAY_MS });
        row.sequence = sequenceOf((await visit(slow.url, { port, throttling: 'provided' })).requests);
        await slow.stop();
      }
      printRows(`${screen.name}, ${throttling}, medians of ${rounds}`, measured);
    }
  }
  const { output: browser } = await runCommand(chromePath ?? 'chromium', ['--version']);
  const processor = cpus()[0]?.model ?? 'unknown processor';
  console.log(
    `\nNode ${process.version}, ${cpus().length} × ${processor}, ${browser.trim()}, headless as with a window`,
  );
} finally {
  for (const stop of stops.toReversed()) await stop();
}
