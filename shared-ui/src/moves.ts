import { useLayoutEffect, useSyncExternalStore, type MouseEvent, type RefObject } from 'react';

/** What moves, by the browser's view transition, from its place on a page to its place on the next. */
interface Move {
  name: string;
  arrive: (there: HTMLElement) => void;
}

/** A page is not kept waiting longer until the browser has a picture of the one before: it then comes without a move. */
const LONGEST_START_MS = 32;
/** The browser shows nothing new until the next page is there; nor does it so for longer. */
const LONGEST_WAIT_MS = 200;

/** A browser that took longer for its picture, as one without a graphics card does, is not asked for another. */
const SLOW_START_MS = 100;

let isSlow = false;
let move: Move | undefined;
const listeners = new Set<() => void>();

function setMove(next: Move | undefined): void {
  move = next;
  for (const listener of listeners) listener();
}

/**
 * For the press of a link: has what it shows move to where the next page shows the same. Where that cannot be, the link
 * leads on as any does.
 *
 * @param name as `useArrival` has it, once on a page; an identifier of CSS
 * @param go leads to where the link leads
 */
export function followWithMove(
  event: MouseEvent,
  { name, from, go }: { name: string; from: HTMLElement | null; go: () => void },
): void {
  if (!from || move || !isPlain(event) || !mayMove() || !isInView(from)) return;
  event.preventDefault();
  const startedAt = performance.now();
  const named = [from];
  from.style.viewTransitionName = name;
  let isPictured = false;
  let isGone = false;
  const goOnce = () => {
    if (!isGone) go();
    isGone = true;
  };
  setTimeout(goOnce, LONGEST_START_MS);
  const arrived = new Promise<void>((resolve) => {
    setMove({
      name,
      arrive: (there) => {
        resolve();
        if (!isPictured) {
          end();
          return;
        }
        named.push(there);
        there.style.viewTransitionName = name;
      },
    });
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
  // eslint-disable-next-line browsers/known-to-all -- asked for above; without it, the link leads on
  const transition = document.startViewTransition(async () => {
    isPictured = true;
    isSlow = performance.now() - startedAt > SLOW_START_MS;
    goOnce();
    await arrived;
  });
  const end = () => {
    for (const each of named) each.style.viewTransitionName = '';
    setMove(undefined);
    transition.skipTransition();
  };
  // Rejected where it is skipped: then nothing moves.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(end);
}

/** For what is shown on the next page: moves there, if it was pressed on the page before. */
export function useArrival(name: string, there: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (there.current && move?.name === name) move.arrive(there.current);
  }, [name, there]);
}

/** Whether it is on its way; taking it off the page meanwhile would end its move. */
export const useIsMoving = (name: string) =>
  useSyncExternalStore(
    subscribe,
    () => move?.name === name,
    () => false,
  );

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const mayMove = () =>
  !isSlow && 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Any other opens the link elsewhere. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

function isInView(element: HTMLElement): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}
