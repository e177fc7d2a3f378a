import { longestTasks, type LongTask, type TraceEvent } from './long-tasks';
import lighthouse, { type Config, type Flags, type RunnerResult } from 'lighthouse';

/** One visit of one variant. */
export interface Visit {
  /** Milliseconds until the first content is painted. */
  firstPaintMs: number;
  /** Milliseconds, simulated for a slow phone on a slow network. */
  lcpMs: number;
  /** Milliseconds until the page has run all of its code and answers at once. */
  usableMs: number;
  /** By how much the tasks between first paint and that are longer than 50 ms each, in milliseconds, TBT. */
  blockingMs: number;
  /** Lighthouse's score for performance, of 100. */
  score: number;
  /** The sum of all layout shifts, CLS. */
  shift: number;
  requests: LoadedFile[];
  /** The longest tasks of the page, where they were traced. */
  tasks: LongTask[];
}

interface LoadedFile {
  url: string;
  startMs: number;
  endMs: number;
  transferBytes: number;
}

const config: Config = {
  extends: 'lighthouse:default',
  settings: { onlyCategories: ['performance'] },
};

/** `simulate` and `devtools` for Lighthouse's slow 4G and slow phone, `provided` for the machine as it is. */
export type Throttling = 'simulate' | 'devtools' | 'provided';

/**
 * One visit with an empty cache, or with what the visit before has left in it.
 *
 * @param port of the browser's debugger
 */
export async function visit(
  url: string,
  {
    port,
    throttling,
    repeats = false,
    traces = false,
  }: { port: number; throttling: Throttling; repeats?: boolean; traces?: boolean },
): Promise<Visit> {
  const flags: Flags = {
    port,
    formFactor: 'mobile',
    throttlingMethod: throttling,
    logLevel: 'error',
    disableStorageReset: repeats,
    ...(traces ? { additionalTraceCategories: 'disabled-by-default-v8.cpu_profiler' } : {}),
  };
  const result = await lighthouse(url, flags, config);
  if (!result) throw new Error(`Lighthouse had no result for ${url}`);
  return {
    firstPaintMs: numberOf(result, 'first-contentful-paint'),
    lcpMs: numberOf(result, 'largest-contentful-paint'),
    usableMs: numberOf(result, 'interactive'),
    blockingMs: numberOf(result, 'total-blocking-time'),
    score: Math.round(100 * (result.lhr.categories['performance']?.score ?? 0)),
    shift: numberOf(result, 'cumulative-layout-shift'),
    requests: requestsOf(result),
    tasks: traces ? tasksOf(result) : [],
  };
}

function numberOf({ lhr }: RunnerResult, name: string): number {
  const audit = lhr.audits[name];
  // A page that never rests for five seconds is never usable in Lighthouse's sense: NaN beside the others' figures.
  if (name === 'interactive' && audit?.errorMessage) return Number.NaN;
  if (audit?.numericValue === undefined)
    throw new Error(`No ${name}: ${audit?.errorMessage ?? 'not said why'}`);
  return audit.numericValue;
}

function tasksOf({ artifacts }: RunnerResult): LongTask[] {
  const { Trace: trace } = artifacts as unknown as { Trace?: { traceEvents: TraceEvent[] } };
  return longestTasks(trace?.traceEvents ?? []);
}

interface NetworkRequest {
  url: string;
  networkRequestTime: number;
  networkEndTime: number;
  transferSize: number;
}

function requestsOf({ lhr }: RunnerResult): LoadedFile[] {
  const details = lhr.audits['network-requests']?.details;
  if (details?.type !== 'table') throw new Error('Lighthouse listed no requests');
  return (details.items as unknown as NetworkRequest[])
    .filter(({ url }) => url.startsWith('http') && !url.endsWith('favicon.svg'))
    .map(({ url, networkRequestTime, networkEndTime, transferSize }) => ({
      url,
      startMs: networkRequestTime,
      endMs: networkEndTime,
      transferBytes: transferSize,
    }));
}

/** The greatest number of requests of which each began only after the one before had ended. */
export function sequenceOf(requests: LoadedFile[]): number {
  const depths: { endMs: number; depth: number }[] = [];
  for (const { startMs, endMs } of requests.toSorted((one, other) => one.startMs - other.startMs)) {
    const before = depths.filter((earlier) => earlier.endMs <= startMs).map(({ depth }) => depth);
    depths.push({ endMs, depth: 1 + Math.max(0, ...before) });
  }
  return Math.max(...depths.map(({ depth }) => depth));
}

/** The middle of the sorted values; the mean of the middle two of an even number. */
export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (upper + lower) / 2;
}
