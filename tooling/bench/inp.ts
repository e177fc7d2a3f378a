import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findHeadlessBrowser } from '@drove/release/gate/browser/find-browser';
import { originOf } from '../local/stack/addresses';
import { buildWhatChanged } from '@drove/release/build/build';
import { findFreeAddresses } from '../local/stack/free-ports';
import { startStack } from '../local/stack/stack';
import { percentile, takeInteractions, watchInteractions } from './inp/interactions';
import { tasks } from './inp/tasks';

/*
 * npm run bench:inp: how long interactions take until the browser has painted what came of them, on a processor slowed
 * down four times, over the whole product with the demo's data. Prints the table of docs/benchmarks.md.
 *
 *   --rounds 10   --minutes 20 (no further round begins after them)
 */

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: process.env['BENCH_RUNS'] ?? '10' },
    minutes: { type: 'string', default: '20' },
  },
});
const SLOWED = 4;

await buildWhatChanged((names) => {
  console.log(`Building ${names.join(', ')} …`);
});
process.env['COST_LIMIT_FACTOR'] ??= '100';
const dataDir = mkdtempSync(join(tmpdir(), 'bench-inp-'));
const addresses = await findFreeAddresses();
const stack = await startStack({
  addresses,
  dataDir,
  onDeath: (error) => {
    console.error(error.message);
  },
});
const executablePath = findHeadlessBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
try {
  const durations = tasks.map((): number[] => []);
  const endsAt = performance.now() + Number(options.minutes) * 60_000;
  let rounds = 0;
  while (rounds < Number(options.rounds) && (rounds === 0 || performance.now() < endsAt)) {
    for (const [index, { open, act }] of tasks.entries()) {
      const page = await browser.newPage({
        baseURL: originOf(addresses.shell),
        viewport: { width: 1440, height: 900 },
      });
      page.setDefaultTimeout(60_000);
      await watchInteractions(page);
      await open(page);
      await takeInteractions(page);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
      await act(page);
      durations[index]?.push(...(await takeInteractions(page)));
      await page.close();
    }
    rounds += 1;
    console.log(`Round ${rounds} of ${options.rounds}`);
  }
  console.log('\n| interaction | how many | median ms | p98 ms | slowest ms | target: p98 ≤ 150 |');
  console.log('|---|---|---|---|---|---|');
  for (const [index, { name }] of [...tasks.entries(), [tasks.length, { name: 'all' }] as const]) {
    const values = durations[index] ?? durations.flat();
    const p98 = percentile(values, 98);
    const cells = [values.length, percentile(values, 50), p98, Math.max(...values)];
    console.log(`| ${name} | ${cells.join(' | ')} | ${p98 <= 150 ? 'met' : 'missed'} |`);
  }
} finally {
  await browser.close();
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
