import { hashOf } from '@drove/federation/registry';
import type { LoadReport } from './load-report';
import { sendReport } from './send-report';

/** Long enough for a remote and its first screen to go together. */
const gatheringMs = 3000;
const mostAtOnce = 50;

/**
 * Reports loads to the endpoint, several at once, also when the page is closed. Nothing waits for it, and a report
 * that does not arrive is lost.
 *
 * @param url empty for nowhere
 * @param browserId stays here: what is sent is one of 64 numbers, which tells browsers behind one address apart
 */
export function createLoadReporter(url: string, browserId: string): (report: LoadReport) => void {
  if (url === '') return () => undefined;
  const browser = browserNumber(browserId);
  let waiting: LoadReport[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    const loads = waiting.splice(0, mostAtOnce);
    waiting = [];
    if (loads.length === 0) return;
    sendReport(url, { browser, loads });
  };
  addEventListener('pagehide', send);

  return (report) => {
    waiting.push(report);
    timer ??= setTimeout(send, gatheringMs);
  };
}

/** 0 to 63 and always the same; far too few to say who it is. */
export function browserNumber(browserId: string): number {
  const hash = hashOf(browserId);
  // All its bits count: the highest of similar names are alike.
  return (hash ^ (hash >>> 6) ^ (hash >>> 12) ^ (hash >>> 18)) & 63;
}
