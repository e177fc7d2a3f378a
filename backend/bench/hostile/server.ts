import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { demo } from '../../demo/demo.js';
import { readConfiguration } from '../../src/configuration.js';
import { startBackend } from '../../src/start-backend.js';

/** What the backend's process says of itself since it was asked last. */
export interface Lap {
  longestBlockMs: number;
  heapMb: number;
  residentMb: number;
}

/**
 * The backend as `main.ts` starts it, which also answers its parent how long its event loop was blocked. Only for the
 * benchmark: no request can ask for this.
 */
const delay = monitorEventLoopDelay({ resolution: 1 });
const fail = (error: Error) => {
  throw error;
};
const configuration = readConfiguration(process.env);
const backend = await startBackend(configuration, pino({ level: 'silent' }), fail, { demo });
delay.enable();

process.on('message', (message: 'lap' | 'memory') => {
  void (async () => {
    // The sampler's own timer has to come round after whatever blocked it.
    await sleep(3);
    if (message === 'memory') for (let round = 0; round < 3; round += 1) (globalThis.gc ?? noCollector)();
    const { heapUsed, external, rss } = process.memoryUsage();
    const lap: Lap = {
      longestBlockMs: delay.max / 1e6,
      heapMb: (heapUsed + external) / 2 ** 20,
      residentMb: rss / 2 ** 20,
    };
    delay.reset();
    process.send?.(lap);
  })();
});
process.on('disconnect', () => {
  void backend.stop().finally(() => process.exit(0));
});
process.send?.({ url: backend.url });

function noCollector(): never {
  throw new Error('Start it with --expose-gc');
}
