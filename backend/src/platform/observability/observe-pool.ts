import type { Meter } from '@opentelemetry/api';
import type { PoolState } from './observability.js';

/** How full the pool of database connections is. */
export function observePool(meter: Meter, read: () => PoolState): void {
  const count = meter.createObservableGauge('db.client.connection.count', {
    description: 'Open connections, by what they do',
  });
  const waiting = meter.createObservableGauge('db.client.connection.pending_requests', {
    description: 'What waits for a free connection',
  });
  const limit = meter.createObservableGauge('db.client.connection.max', {
    description: 'Connections at most',
  });
  meter.addBatchObservableCallback(
    (result) => {
      const pool = read();
      result.observe(count, pool.idle, { state: 'idle' });
      result.observe(count, pool.open - pool.idle, { state: 'used' });
      result.observe(waiting, pool.waiting);
      result.observe(limit, pool.limit);
    },
    [count, waiting, limit],
  );
}
