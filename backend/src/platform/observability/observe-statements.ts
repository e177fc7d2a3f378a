import { context, SpanKind, SpanStatusCode, trace, type Meter, type Tracer } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';
import { durationBuckets } from './duration-buckets.js';

const longestText = 2_000;

/** A span for each statement of a request or a job, without its values, and a measurement for every one. */
export function createStatementObserver({ tracer, meter }: { tracer: Tracer; meter: Meter }) {
  const durations = meter.createHistogram('db.client.operation.duration', {
    unit: 's',
    description: 'From handing a statement to its connection to its last row',
    advice: { explicitBucketBoundaries: durationBuckets },
  });
  return (event: LogEvent): void => {
    const operation = operationOf(event.query.sql);
    const labels = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(event.level === 'error' ? { 'error.type': errorTypeOf(event.error) } : {}),
    };
    durations.record(event.queryDurationMillis / 1000, labels);
    const parent = context.active();
    // Without a request or a job it would be a trace of its own.
    if (trace.getSpan(parent)?.isRecording() !== true) return;
    const table = /\b(?:from|into|update|join)\s+"?([a-z_]{1,63})/i.exec(event.query.sql)?.[1];
    const endTime = performance.timeOrigin + performance.now();
    const span = tracer.startSpan(
      table === undefined ? operation : `${operation} ${table}`,
      {
        kind: SpanKind.CLIENT,
        startTime: endTime - event.queryDurationMillis,
        // Parameters are people's data, and are left out.
        attributes: { ...labels, 'db.query.text': event.query.sql.slice(0, longestText) },
      },
      parent,
    );
    if (event.level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(endTime);
  };
}

function operationOf(sql: string): string {
  const word = /^\s*([a-z]+)/i.exec(sql)?.[1]?.toUpperCase() ?? 'OTHER';
  return operations.has(word) ? word : 'OTHER';
}

const operations = new Set(
  'SELECT INSERT UPDATE DELETE WITH BEGIN START COMMIT ROLLBACK SAVEPOINT RELEASE SET LOCK MERGE'.split(' '),
);

/** PostgreSQL's code of five letters, or the kind of the error. */
function errorTypeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^\w{5,20}$/.test(code) ? code : 'other';
}
