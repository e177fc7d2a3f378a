import type { Deps } from '../deps.js';

/**
 * Where jobs wait: one that is slow holds up its own queue alone.
 *
 * - `on-time`: what a row says is due at a time, in our own tables
 * - `payments`: what asks the payment provider
 * - `mail`: what asks the mail server
 * - `regular`: regular looks at everything
 */
export const jobQueues = ['on-time', 'payments', 'mail', 'regular'] as const;
export type JobQueue = (typeof jobQueues)[number];

/** Work for one thing, put on a queue in the transaction that makes it necessary: see `enqueue`. */
export interface JobKind<Data extends Record<string, string>> {
  /** The job's in logs, metrics and before administrators. */
  name: string;
  queue: Exclude<JobQueue, 'regular'>;
  /** How often it is tried again when it fails, and after how long first; each wait is twice the one before. */
  retries: { limit: number; firstWaitSeconds: number };
  /** Never read: keeps the data's type. */
  data?: Data;
}

/**
 * What is done for a kind of job. Done twice, it must do nothing the second time: a process may die before it
 * completes the job, or be paused until its lease has ended and another runs the job beside it.
 */
export interface JobHandler {
  kind: JobKind<Record<string, string>>;
  run: (deps: Deps, data: Record<string, string>) => Promise<unknown>;
}

/** Names what is done for a kind of job. */
export function handle<Data extends Record<string, string>>(
  kind: JobKind<Data>,
  run: (deps: Deps, data: Data) => Promise<unknown>,
): JobHandler {
  return { kind, run: run as JobHandler['run'] };
}

/**
 * A regular look at everything, for what has no moment of its own or was missed at its moment. However many processes
 * there are, one of them runs it at a time.
 */
export interface RegularJob {
  name: string;
  everySeconds: number;
  /** What it answers no one reads. */
  run: (deps: Deps) => Promise<unknown>;
}

/** A job that has run: for metrics. */
export interface FinishedJob {
  name: string;
  queue: JobQueue;
  /** From the moment for which it was meant until it began, in milliseconds. */
  queueMs: number;
  runMs: number;
  failed: boolean;
}
