/** Longer than it takes to press; a slow drag of a selection then ends early, a release that was lost holds no longer. */
const LONGEST_PRESS_MS = 5000;
/** A finger's click comes after its release; a mouse's and a key's comes with it. */
const CLICK_FOLLOWS_MS = 300;

let over: ReturnType<typeof setTimeout> | undefined;

/** The app takes the frame's place when this is over. */
function holdFor(ms: number): void {
  clearTimeout(over);
  const frame = document.getElementById('frame');
  frame?.setAttribute('data-pressed', '');
  over = setTimeout(() => {
    over = undefined;
    frame?.removeAttribute('data-pressed');
    document.dispatchEvent(new Event('press-over'));
  }, ms);
}

/**
 * Keeps the app from taking a frame's place between the two halves of a press: a click is on what it began and ended
 * on, so that one that begins on a frame's button and ends on the app's is none. Enter needs none of this; it is one step.
 */
export function holdWhilePressed(): void {
  const begin = (event: Event) => {
    const isPress = event instanceof KeyboardEvent ? event.key === ' ' : (event as MouseEvent).button === 0;
    if (isPress && (event.target as Element).closest('#frame')) holdFor(LONGEST_PRESS_MS);
  };
  const end = ({ type }: Event) => {
    if (over !== undefined) holdFor(type === 'pointerup' ? CLICK_FOLLOWS_MS : 0);
  };
  for (const step of ['pointerdown', 'keydown']) addEventListener(step, begin);
  for (const step of [
    'pointerup',
    'pointercancel',
    'keyup',
    'click',
    'dragend',
    'visibilitychange',
    'blur',
  ]) {
    addEventListener(step, end);
  }
}
