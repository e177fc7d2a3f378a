import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { fuzz } from '../../../testing/fuzzing/fuzz.js';
import { aWorld, type World } from '../../../testing/fuzzing/world.js';

const { FUZZ_REQUESTS = '2000', FUZZ_SEED = '1', FUZZ_OPERATION } = process.env;
/** A new marketplace after so many: full ones are slow, and requests find what is left as it was. */
const requestsPerWorld = 5_000;

describe('the API under generated requests', () => {
  const requests = Number(FUZZ_REQUESTS);
  for (let round = 0; round * requestsPerWorld < requests; round += 1) {
    const seed = Number(FUZZ_SEED) + round * 1_000;
    const share = Math.min(requestsPerWorld, requests - round * requestsPerWorld);

    describe(`seed ${seed}`, () => {
      let world: World;
      before(async () => {
        world = await aWorld();
      });
      after(() => world.marketplace.close());

      it(`answers ${share} requests as its document declares`, async (context) => {
        const result = await fuzz(world, { seed, requests: share, only: FUZZ_OPERATION });
        const statuses = [...result.statuses].sort(([one], [other]) => one - other);
        context.diagnostic(
          `seed ${seed}, ${result.sent} requests: ${statuses.map((pair) => pair.join(' × ')).join(', ')}`,
        );
        if (result.neverSucceeded.length > 0)
          context.diagnostic(`never with success: ${result.neverSucceeded.join(', ')}`);
        const again = `Again: npm run fuzz -- ${share} --seed ${seed}`;
        assert.equal(result.failures.join('\n\n'), '', `${result.failures.join('\n\n')}\n\n${again}`);
      });
    });
  }
});
