/** A first screen that never shows is no reason never to begin. */
const LATEST_MS = 10_000;

/** Begins once the app shows something in the place of its frame and the browser has nothing else to do. */
export function afterFirstScreen(begin: () => void): void {
  let isBegun = false;
  const run = () => {
    if (isBegun) return;
    isBegun = true;
    begin();
  };
  const wait = () => {
    // eslint-disable-next-line browsers/known-to-all -- Safari has no idle callbacks: a timer
    if ('requestIdleCallback' in window) requestIdleCallback(run);
    else setTimeout(run, 200);
  };
  setTimeout(run, LATEST_MS);
  if (document.getElementById('frame')) document.addEventListener('frame-over', wait);
  else if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
