import type { Meter } from '@opentelemetry/api';
import type { JobTiming } from './observability.js';

/** Seconds: from at once to half an hour too late. */
const queueBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600, 1800];

/** How long jobs waited for their turn, and how many failed. */
export function createQueueObserver(meter: Meter): (job: JobTiming) => void {
  const waits = meter.createHistogram('job.queue.duration', {
    unit: 's',
    description: 'From the moment for which a job was meant until it began',
    advice: { explicitBucketBoundaries: queueBuckets },
  });
  return ({ name, queue, queueMs, failed }) => {
    waits.record(queueMs / 1000, { name, queue, outcome: failed ? 'failed' : 'ok' });
  };
}
