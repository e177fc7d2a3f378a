import type { ExpectReport } from './sign-ups';

interface ReportLogOptions {
  /** Whom the identity service reported last. */
  currentUid: () => string | undefined;
  /** Resolves when what was reported has led to a session. */
  settled: () => Promise<void>;
}

/** Counts the identity service's reports, for anyone who must wait for one. */
export interface ReportLog {
  add: () => void;
  /** From now on: resolves when what is reported has led to a session, the account's, or no one's. */
  expect: ExpectReport;
  /** Whether an account is being signed in or out here, so that a report is no news to this tab. */
  isExpected: () => boolean;
}

export function createReportLog({ currentUid, settled }: ReportLogOptions): ReportLog {
  let count = 0;
  let waiting: (() => void)[] = [];
  let isExpected = false;
  const next = () => new Promise<void>((resolve) => waiting.push(resolve));
  return {
    add: () => {
      count += 1;
      const told = waiting;
      waiting = [];
      for (const tell of told) tell();
    },
    expect: () => {
      const before = count;
      isExpected = true;
      return async (account) => {
        if (currentUid() !== account?.uid && count === before) await next();
        await settled();
        isExpected = false;
      };
    },
    isExpected: () => isExpected,
  };
}
