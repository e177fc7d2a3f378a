import { takeOver } from './take-over';

const isStyled = () => document.documentElement.dataset['styled'] !== undefined;

/** For how long a screen that lacks nothing but its data leaves the frame in its place, in milliseconds. */
const DATA_WAIT_MS = 1000;

/** The app shows something of its own, and not that it still waits for its files. */
const isReady = (root: HTMLElement) =>
  root.textContent !== '' && root.querySelector('[data-waiting-view=""]') === null && isStyled();
/** The frame shows as much as the screen would; what was pressed in it is answered by the screen alone. */
const lacksData = (root: HTMLElement, frame: HTMLElement) =>
  root.querySelector('[data-waiting-view="data"]') !== null && frame.querySelector('[data-waiting]') === null;

/** After which the app can be ready, or the frame free. */
const steps = ['app-styled', 'compositionend', 'press-over'];

/** A page that has been scrolled already stays where it is when the router begins, which puts a new page at its top. */
function keepScrolled(): () => unknown {
  const scrollTo = window.scrollTo.bind(window) as (x: number, y: number) => void;
  window.scrollTo = ((x: number, y: number) => {
    if (y !== 0) scrollTo(x, y);
  }) as typeof window.scrollTo;
  return () => (window.scrollTo = scrollTo as typeof window.scrollTo);
}

/**
 * Lets the app take the place of the frame that stands for it, as soon as the app has something to show: in the same
 * moment, before the browser paints. A page without a frame has nothing to wait for.
 *
 * @param root the app's element, which is not shown beside a frame
 */
export function endFrame(root: HTMLElement): void {
  const frame = document.getElementById('frame');
  if (!frame) return;
  const letScroll = keepScrolled();
  let isPatient = true;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    // A word that is being put together in an input method would be cut off, a press would lose its second half.
    if (!isReady(root) || frame.matches('[data-composing], [data-pressed]')) return;
    if (isPatient && lacksData(root, frame)) {
      patience ??= setTimeout(() => {
        isPatient = false;
        check();
      }, DATA_WAIT_MS);
      return;
    }
    clearTimeout(patience);
    observer.disconnect();
    for (const step of steps) document.removeEventListener(step, check);
    letScroll();
    takeOver(frame, root);
    for (const rest of document.querySelectorAll('style[data-frames], template[data-frame]')) rest.remove();
    document.dispatchEvent(new Event('frame-over'));
  };
  const observer = new MutationObserver(check);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['data-waiting-view'] });
  for (const step of steps) document.addEventListener(step, check);
}
