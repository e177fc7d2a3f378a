import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/**
 * `npm run check:money -- 10000 --seed 7`: the property test of the books with as many random histories as asked for; a
 * failure's seed plays the same ones again.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' } },
});
const [histories = '100'] = positionals;
const seed = values.seed ?? String(Date.now() % 1_000_000_000);
console.log(`${histories} histories, seed ${seed}`);
const { status } = spawnSync(
  process.execPath,
  ['../federation/local/node-tests.mjs', 'src/modules/billing/ledger/ledger.property.test.ts'],
  {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: 'inherit',
    env: { ...process.env, MONEY_HISTORIES: histories, MONEY_SEED: seed },
  },
);
process.exitCode = status ?? 1;
