import { cpus } from 'node:os';
import { launch } from 'chrome-launcher';
import { findBrowser } from '../local/checks/find-browser';
import { buildWhatChanged } from '../local/stack/build';
import { median, sequenceOf, visit, type Visit } from './load/measure';
import {
  home,
  prepareSingleBundle,
  serveOnOneOrigin,
  serveOnTwoOrigins,
  signIn,
  type Serving,
  type Variant,
} from './load/variants';

/*
 * npm run bench:load: the first screen of the federated product, with the frames that its page carries and without,
 * beside the same code built as one bundle, in one run, visits taking turns so that a change of the machine's mood meets
 * all. Prints the tables of docs/benchmarks.md.
 */

const RUNS = Number(process.env['BENCH_RUNS'] ?? 10);
/** Long beside everything else, so that what waits for an answer is seen to have waited. */
const DELAY_MS = 400;
const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

type Serve = (delayMs?: number) => Promise<Variant>;

interface Row {
  name: string;
  requests: number;
  sequence: number;
  kilobytes: number;
  lcpMs: number;
  spreadMs: string;
  shift: number;
}

async function measureSequence(serve: Serve, port: number): Promise<number> {
  const variant = await serve(DELAY_MS);
  const { requests } = await visit(variant.url, port, 'provided');
  await variant.stop();
  return sequenceOf(requests);
}

function summarise(name: string, visits: Visit[], sequence: number): Row {
  const sizes = visits.map(({ requests }) => requests.reduce((sum, file) => sum + file.transferBytes, 0));
  return {
    name,
    requests: median(visits.map(({ requests }) => requests.length)),
    sequence,
    kilobytes: median(sizes) / 1000,
    lcpMs: median(visits.map(({ lcpMs }) => lcpMs)),
    spreadMs: [Math.min, Math.max]
      .map((end) => end(...visits.map(({ lcpMs }) => lcpMs)).toFixed(0))
      .join(' to '),
    shift: Math.max(...visits.map(({ shift }) => shift)),
  };
}

/** Each beside the first of them. */
function print(rows: Row[]): void {
  const [first] = rows;
  console.log(
    `\n| build | requests | in sequence | kB | LCP ms | from, to | shift | beside: ${first?.name} |`,
  );
  console.log('|---|---|---|---|---|---|---|---|');
  for (const { name, requests, sequence, kilobytes, lcpMs, spreadMs, shift } of rows) {
    const beside = (lcpMs / (first?.lcpMs ?? lcpMs)).toFixed(2);
    const cells = [
      ...[name, requests, sequence, kilobytes.toFixed(1), lcpMs.toFixed(0)],
      ...[spreadMs, shift.toFixed(3), beside],
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

await buildWhatChanged((names) => {
  console.log(`Building ${names.join(', ')} …`);
});
console.log('Building the single bundle …');
const federated =
  (serve: (serving: Serving) => Promise<Variant>, serving: Serving): Serve =>
  (delayMs = 0) =>
    serve({ ...serving, delayMs });
const signIns: Serve[] = [
  await prepareSingleBundle(),
  federated(serveOnOneOrigin, { screen: signIn, hasFrames: false }),
  federated(serveOnOneOrigin, { screen: signIn, hasFrames: true }),
  federated(serveOnTwoOrigins, { screen: signIn, hasFrames: false }),
  federated(serveOnTwoOrigins, { screen: signIn, hasFrames: true }),
];
const homes: Serve[] = [
  federated(serveOnOneOrigin, { screen: home, hasFrames: false }),
  federated(serveOnOneOrigin, { screen: home, hasFrames: true }),
];
const serves = [...signIns, ...homes];
const executable = findBrowser();
const chrome = await launch({
  chromeFlags: flags.split(' '),
  ...(executable ? { chromePath: executable } : {}),
});
const variants = await Promise.all(serves.map((serve) => serve()));
const visits = variants.map((): Visit[] => []);
try {
  for (let run = 1; run <= RUNS; run += 1) {
    for (const [index, { url }] of variants.entries()) {
      visits[index]?.push(await visit(url, chrome.port, 'simulate'));
    }
    console.log(`Run ${run} of ${RUNS}`);
  }
  const rows: Row[] = [];
  for (const [index, serve] of serves.entries()) {
    const sequence = await measureSequence(serve, chrome.port);
    rows.push(summarise(variants[index]?.name ?? '', visits[index] ?? [], sequence));
  }
  print(rows.slice(0, signIns.length));
  print(rows.slice(signIns.length));
  const processor = cpus()[0]?.model ?? 'unknown processor';
  console.log(
    `\nNode ${process.version}, ${cpus().length} × ${processor}, medians of ${RUNS} interleaved runs`,
  );
} finally {
  for (const variant of variants) await variant.stop();
  chrome.kill();
}
