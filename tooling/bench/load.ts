import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import { findBrowser, findHeadlessBrowser } from '@drove/release/gate/browser/find-browser';
import { buildWhatChanged } from '@drove/release/build/build';
import { serveApi } from './load/an-api';
import { sequenceOf, visit, type Throttling, type Visit } from './load/measure';
import { printRows, summarise } from './load/rows';
import { screens } from './load/screens';
import {
  prepareSingleBundle,
  serveOnOneOrigin,
  serveOnTwoOrigins,
  type Serve,
  type Variant,
} from './load/variants';

/*
 * npm run bench:load: the first screens of the federated product, as a deployment's page brings them, beside the same
 * code built as one bundle, with an empty cache and again; visits take turns, so that a change of the machine's mood
 * meets all. Prints the tables of docs/benchmarks.md.
 *
 *   --rounds 10   --screens home,list,car,sign-in   --throttling simulate,devtools   --minutes 120
 */

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: process.env['BENCH_RUNS'] ?? '10' },
    screens: { type: 'string', default: screens.map(({ name }) => name).join(',') },
    throttling: { type: 'string', default: 'simulate' },
    // No further round begins after this.
    minutes: { type: 'string', default: '120' },
  },
});
/** Long beside everything else, so that what waits for an answer is seen to have waited. */
const DELAY_MS = 400;
const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

interface Measured {
  variant: Variant;
  serve: Serve;
  first: Visit[];
  again: Visit[];
}

await buildWhatChanged((names) => {
  console.log(`Building ${names.join(', ')} …`);
});
console.log('Building the single bundle …');
const serves = [...(await prepareSingleBundle()), serveOnOneOrigin, serveOnTwoOrigins];
const api = await serveApi();
const executable = findBrowser() ?? findHeadlessBrowser();
const chrome = await launch({
  chromeFlags: flags.split(' '),
  ...(executable ? { chromePath: executable } : {}),
});
const { port } = chrome;
const endsAt = performance.now() + Number(options.minutes) * 60_000;
try {
  for (const screen of screens.filter(({ name }) => options.screens.split(',').includes(name))) {
    for (const throttling of options.throttling.split(',') as Throttling[]) {
      const measured: Measured[] = [];
      for (const serve of serves) {
        const variant = await serve(screen, { apiUrl: api.url });
        measured.push({ variant, serve, first: [], again: [] });
      }
      let rounds = 0;
      while (rounds < Number(options.rounds) && (rounds === 0 || performance.now() < endsAt)) {
        for (const { variant, first, again } of measured) {
          first.push(await visit(variant.url, { port, throttling }));
          again.push(await visit(variant.url, { port, throttling, repeats: true }));
        }
        rounds += 1;
        console.log(`${screen.name}, ${throttling}: round ${rounds} of ${options.rounds}`);
      }
      const rows = [];
      for (const { variant, serve, first, again } of measured) {
        await variant.stop();
        const slow = await serve(screen, { apiUrl: api.url, delayMs: DELAY_MS });
        const { requests } = await visit(slow.url, { port, throttling: 'provided' });
        await slow.stop();
        rows.push(summarise(variant.name, { first, again, sequence: sequenceOf(requests) }));
      }
      printRows(`${screen.name}, ${throttling}, medians of ${rounds}`, rows);
    }
  }
  const processor = cpus()[0]?.model ?? 'unknown processor';
  console.log(`\nNode ${process.version}, ${cpus().length} × ${processor}`);
} finally {
  chrome.kill();
  await api.stop();
}
