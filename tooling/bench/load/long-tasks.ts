/** One event of a browser's trace; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args: {
    name?: string;
    data?: {
      cpuProfile?: { nodes?: ProfileNode[]; samples?: number[] };
      timeDeltas?: number[];
      startTime?: number;
    };
  };
}

interface ProfileNode {
  id: number;
  parent?: number;
  callFrame: { functionName: string; url?: string; lineNumber?: number; columnNumber?: number };
}

/** A task of the page's own thread: when it began after the page did, how long it took, what took longest in it. */
export interface LongTask {
  startMs: number;
  durationMs: number;
  /** Time in a kind of work alone, and in a function alone: `UpdateLayoutTree 40`, `renderWithHooks main.js:1:2345 12`. */
  work: string[];
  functions: string[];
}

const kinds = new Set([
  'EvaluateScript',
  'FunctionCall',
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
  'Paint',
  'ParseHTML',
  'v8.compile',
  'MinorGC',
  'MajorGC',
  'RunMicrotasks',
  'FireAnimationFrame',
]);

/** The longest tasks of the page's main thread, the longest first. */
export function longestTasks(events: TraceEvent[], most = 10): LongTask[] {
  const main = mainThread(events);
  const own = events.filter(({ pid, tid, ph }) => pid === main.pid && tid === main.tid && ph === 'X');
  const samples = samplesOf(events, main.pid);
  const begin = Math.min(...own.map(({ ts }) => ts));
  return own
    .filter(({ name, dur = 0 }) => name.endsWith('RunTask') && dur > 50_000)
    .toSorted((one, other) => (other.dur ?? 0) - (one.dur ?? 0))
    .slice(0, most)
    .map(({ ts, dur = 0 }) => {
      const isIn = (at: number) => at >= ts && at < ts + dur;
      return {
        startMs: (ts - begin) / 1000,
        durationMs: dur / 1000,
        work: greatest(selfTimes(own.filter((event) => kinds.has(event.name) && isIn(event.ts)))),
        functions: greatest(samples.filter(({ at }) => isIn(at)).map(({ name, us }) => [name, us])),
      };
    });
}

function mainThread(events: TraceEvent[]): { pid: number; tid: number } {
  // Of several renderers the one that does most: the page that is measured.
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const workOf = ({ pid, tid }: TraceEvent) =>
    events.filter((event) => event.pid === pid && event.tid === tid).length;
  const [main] = mains.toSorted((one, other) => workOf(other) - workOf(one));
  if (!main) throw new Error('The trace has no main thread of a page');
  return main;
}

/** Of nested events each its time without that of those in it. */
function selfTimes(events: TraceEvent[]): [string, number][] {
  const times: [string, number][] = [];
  const open: { index: number; end: number }[] = [];
  for (const { name, ts, dur = 0 } of events.toSorted((one, other) => one.ts - other.ts)) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= ts) open.pop();
    const parent = times[open.at(-1)?.index ?? -1];
    if (parent) parent[1] -= dur;
    open.push({ index: times.length, end: ts + dur });
    times.push([name, dur]);
  }
  return times;
}

/** What the page's thread was found in, and for how long. */
function samplesOf(events: TraceEvent[], pid: number): { at: number; name: string; us: number }[] {
  const nodes = new Map<number, string>();
  const found: { at: number; name: string; us: number }[] = [];
  let at = events.find(({ name, pid: of }) => name === 'Profile' && of === pid)?.args.data?.startTime ?? 0;
  const chunks = events.filter(({ name, pid: of }) => name === 'ProfileChunk' && of === pid);
  for (const { args } of chunks) {
    const { cpuProfile: { nodes: more = [], samples = [] } = {}, timeDeltas = [] } = args.data ?? {};
    for (const { id, callFrame } of more) {
      const { functionName, url = '', lineNumber = 0, columnNumber = 0 } = callFrame;
      const file = url.split('/').at(-1) ?? '';
      nodes.set(id, `${functionName || '(anonymous)'} ${file}:${lineNumber + 1}:${columnNumber + 1}`);
    }
    samples.forEach((id, index) => {
      const us = timeDeltas[index] ?? 0;
      at += us;
      found.push({ at, name: nodes.get(id) ?? '', us });
    });
  }
  return found;
}

function greatest(times: [string, number][], most = 4): string[] {
  const sums = new Map<string, number>();
  for (const [name, us] of times) sums.set(name, (sums.get(name) ?? 0) + us);
  return [...sums]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([name, us]) => `${name} ${(us / 1000).toFixed(0)}`);
}
