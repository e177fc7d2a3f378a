import { SpanKind, SpanStatusCode, type Meter, type Tracer } from '@opentelemetry/api';
import { TemporarilyUnavailable } from '../jobs/temporarily-unavailable.js';
import { Problem } from '../http/problem.js';
import { durationBuckets } from './duration-buckets.js';
import type { ObserveCall } from './observability.js';

/**
 * Observes calls of one kind, such as runs of jobs.
 *
 * @param names the word before the call's own name in spans, and the metric in seconds, by name and outcome
 */
export function createCallObserver(
  { tracer, meter }: { tracer: Tracer; meter: Meter },
  names: { span: string; metric: string },
): ObserveCall {
  const durations = meter.createHistogram(names.metric, {
    unit: 's',
    advice: { explicitBucketBoundaries: durationBuckets },
  });
  return async (name, run) =>
    await tracer.startActiveSpan(`${names.span} ${name}`, { kind: SpanKind.CLIENT }, async (span) => {
      const beganMs = performance.now();
      let outcome = 'ok';
      try {
        return await run();
      } catch (error) {
        outcome = outcomeOf(error);
        if (outcome !== 'refused') span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.setAttribute('outcome', outcome);
        durations.record((performance.now() - beganMs) / 1000, { name, outcome });
        span.end();
      }
    });
}

function outcomeOf(error: unknown): 'refused' | 'unavailable' | 'failed' {
  if (error instanceof TemporarilyUnavailable) return 'unavailable';
  return error instanceof Problem && error.status < 500 ? 'refused' : 'failed';
}
