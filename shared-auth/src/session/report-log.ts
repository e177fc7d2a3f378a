/** Counts the identity service's reports, for anyone who must wait for one. */
export interface ReportLog {
  /** How many there were. */
  count: () => number;
  add: () => void;
  /** Resolves at the next one. */
  next: () => Promise<void>;
}

export function createReportLog(): ReportLog {
  let count = 0;
  let waiting: (() => void)[] = [];
  return {
    count: () => count,
    add: () => {
      count += 1;
      const told = waiting;
      waiting = [];
      for (const tell of told) tell();
    },
    next: () => new Promise((resolve) => waiting.push(resolve)),
  };
}
