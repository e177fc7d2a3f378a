/** Sends a report also when the page is closed. Nothing waits for it, and one that does not arrive is lost. */
export function sendReport(url: string, report: object): void {
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(report),
    // Outlives the page; carries no one's cookies.
    keepalive: true,
    credentials: 'omit',
  }).catch(() => undefined);
}
