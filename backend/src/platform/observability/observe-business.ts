import type { Meter } from '@opentelemetry/api';
import type { Measurement } from './observability.js';

const gauges: Record<Measurement['name'], { unit?: string; description: string }> = {
  'marketplace.holds': { description: 'Cars held for customers who have not paid yet' },
  'marketplace.queue.size': { description: 'What is due and not done yet, by queue' },
  'marketplace.queue.age': { unit: 's', description: 'How long the first of it has been due' },
  'marketplace.failures': { description: 'What failed and does not mend itself, by kind' },
};

/** Reads business numbers at each collection. All processes on a database see the same: take the largest, not the sum. */
export function observeBusiness(meter: Meter, read: () => Promise<Measurement[]>): void {
  const byName = new Map(
    Object.entries(gauges).map(([name, options]) => [name, meter.createObservableGauge(name, options)]),
  );
  meter.addBatchObservableCallback(
    async (result) => {
      for (const { name, value, labels } of await read()) {
        const gauge = byName.get(name);
        if (gauge !== undefined) result.observe(gauge, value, labels);
      }
    },
    [...byName.values()],
  );
}
