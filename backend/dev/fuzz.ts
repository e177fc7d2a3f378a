import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/**
 * `npm run fuzz -- 100000 --seed 7 --operation reserveCar`: the test of the whole API under generated requests, with as
 * many of them as asked for; a failure's seed sends the same ones again.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, operation: { type: 'string' } },
});
const [requests = '2000'] = positionals;
const { status } = spawnSync(
  process.execPath,
  ['../tooling/local/node-tests.mjs', 'src/platform/http/fuzz.test.ts'],
  {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: 'inherit',
    env: {
      ...process.env,
      FUZZ_REQUESTS: requests,
      FUZZ_SEED: values.seed ?? String(Date.now() % 1_000_000_000),
      ...(values.operation === undefined ? {} : { FUZZ_OPERATION: values.operation }),
    },
  },
);
process.exitCode = status ?? 1;
