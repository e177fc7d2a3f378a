import timers from 'node:timers';
import timersPromises from 'node:timers/promises';
import { virtualClock } from './virtual-clock.js';

interface Timer {
  due: number;
  order: number;
  everyMs: number | undefined;
  run: () => void;
}

const real = { setTimeout, setInterval, clearTimeout, clearInterval };
let waiting: Timer[] = [];
let count = 0;

/** A timer of the simulated world: it fires when the virtual clock has come so far, and holds no process. */
class VirtualTimer {
  readonly timer: Timer;

  constructor(run: () => void, ms: number, everyMs?: number) {
    count += 1;
    this.timer = { due: virtualClock.monotonic() + Math.max(0, ms), order: count, everyMs, run };
    waiting.push(this.timer);
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
  hasRef(): boolean {
    return false;
  }
  refresh(): this {
    return this;
  }
  close(): this {
    clear(this);
    return this;
  }
  [Symbol.dispose](): void {
    clear(this);
  }
}

function clear(handle: unknown): void {
  if (!(handle instanceof VirtualTimer)) return;
  waiting = waiting.filter((timer) => timer !== handle.timer);
}

type Run = (...given: unknown[]) => void;

/** Timers that are set while the virtual clock runs are virtual; `setImmediate` stays: it waits for nothing outside. */
export function replaceTimers(): void {
  const virtual = {
    setTimeout: (run: Run, ms = 0, ...given: unknown[]) =>
      virtualClock.isRunning
        ? new VirtualTimer(() => {
            run(...given);
          }, ms)
        : real.setTimeout(run, ms, ...given),
    setInterval: (run: Run, ms = 0, ...given: unknown[]) =>
      virtualClock.isRunning
        ? new VirtualTimer(
            () => {
              run(...given);
            },
            ms,
            Math.max(1, ms),
          )
        : real.setInterval(run, ms, ...given),
    clearTimeout: (handle: unknown) => {
      if (handle instanceof VirtualTimer) clear(handle);
      else real.clearTimeout(handle as NodeJS.Timeout);
    },
    clearInterval: (handle: unknown) => {
      if (handle instanceof VirtualTimer) clear(handle);
      else real.clearInterval(handle as NodeJS.Timeout);
    },
  };
  Object.assign(globalThis, virtual);
  Object.assign(timers, virtual);
  const realSleep = timersPromises.setTimeout;
  Object.assign(timersPromises, {
    setTimeout: (ms: number, value?: unknown, options?: Parameters<typeof realSleep>[2]) =>
      virtualClock.isRunning
        ? new Promise((resolve, reject) => {
            const timer = new VirtualTimer(() => {
              resolve(value);
            }, ms);
            options?.signal?.addEventListener('abort', () => {
              clear(timer);
              reject(options.signal?.reason as Error);
            });
          })
        : realSleep(ms, value, options),
  });
}

/** When the next timer is due, in milliseconds from now; undefined without one. */
export function nextTimerInMs(): number | undefined {
  if (waiting.length === 0) return undefined;
  return Math.max(0, Math.min(...waiting.map(({ due }) => due)) - virtualClock.monotonic());
}

/** Runs the timer that is due first, if one is due. */
export function runDueTimer(): boolean {
  const at = virtualClock.monotonic();
  const [first] = waiting
    .filter(({ due }) => due <= at)
    .sort((one, other) => one.due - other.due || one.order - other.order);
  if (first === undefined) return false;
  if (first.everyMs === undefined) waiting = waiting.filter((timer) => timer !== first);
  else first.due = at + first.everyMs;
  first.run();
  return true;
}

/** Forgets every timer: the world that set them is over. */
export function forgetTimers(): void {
  waiting = [];
}
