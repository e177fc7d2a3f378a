import type { FastifyServerOptions } from 'fastify';
import type { LogEvent } from 'kysely';
import type { App } from '../http/app-types.js';
import type { ReleaseReports } from './release-reports.js';

/** How many connections of a pool are open, free and waited for. */
export interface PoolState {
  open: number;
  idle: number;
  waiting: number;
  limit: number;
}

/** A number at this moment, told apart by its labels. */
export interface Measurement {
  name: 'marketplace.holds' | 'marketplace.queue.size' | 'marketplace.queue.age' | 'marketplace.failures';
  value: number;
  labels?: Record<string, string>;
}

/** A job that has run: when it was done is what counts, and not only how long it took. */
export interface JobTiming {
  name: string;
  queue: string;
  /** From the moment for which it was meant until it began, in milliseconds. */
  queueMs: number;
  failed: boolean;
}

/** Does something in a span of its own, and counts how long it took and how it ended. */
export type ObserveCall = <Answer>(name: string, run: () => Promise<Answer>) => Promise<Answer>;

/** Requests from their first line to their answer. */
export interface RequestObserver {
  /** Begins the span, so that each line of the request's log has its trace. */
  childLoggerFactory: NonNullable<FastifyServerOptions['childLoggerFactory']>;
  /** Ends it, and counts. Call it before routes and other hooks are added. */
  addHooks: (app: App) => void;
}

/** What each part is observed by. Nothing of OpenTelemetry is loaded where there is none. */
export interface Observability {
  requests: RequestObserver;
  /** Each statement, after it; within a request or a job it is a span. */
  onStatement: (event: LogEvent) => void;
  observePool: (read: () => PoolState) => void;
  observeJob: ObserveCall;
  /** Given each job of the engine after it has run. */
  onJobFinished: (job: JobTiming) => void;
  observeProviderCall: ObserveCall;
  countRelease: (reports: ReleaseReports) => void;
  /** Asked at every collection of metrics; what it fails to read is left out. */
  observeBusiness: (read: () => Promise<Measurement[]>) => void;
  /** The trace that a line of the log belongs to. */
  logFields: () => Record<string, string>;
  /** Where Prometheus finds metrics. */
  metricsUrl: string | undefined;
  /** Sends what was not sent yet. */
  stop: () => Promise<void>;
}
