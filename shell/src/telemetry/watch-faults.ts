/** An event of the page, or what a boundary has caught. */
export type Seen = Event | { caught: unknown };

/** What is kept until the collector is there; a page that fails more often at its start says nothing new by it. */
const mostEarly = 10;
const early: Seen[] = [];
let take = (seen: Seen): void => {
  if (early.length < mostEarly) early.push(seen);
};

/** A fault, for the telemetry. */
export const noteFault = (seen: Seen): void => {
  take(seen);
};

/** From now on the page's faults are kept. Small, for it is in the first script: what reads them comes after it. */
export function watchFaults(): void {
  for (const kind of ['error', 'unhandledrejection', 'securitypolicyviolation'])
    addEventListener(kind, noteFault, true);
}

/** Gives what was kept, and all that comes. */
export function takeFaults(next: (seen: Seen) => void): void {
  take = next;
  for (const seen of early.splice(0)) next(seen);
}
