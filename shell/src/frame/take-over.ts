/** What a person can have typed into, chosen or pressed. */
const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const isField = (control: Element): control is Field =>
  control instanceof HTMLInputElement ||
  control instanceof HTMLTextAreaElement ||
  control instanceof HTMLSelectElement;

/** What a control is called by everyone who reads it: the same in a frame and in the app that drew it. */
function nameOf(control: Element): string {
  const label = isField(control) ? control.labels?.[0]?.textContent : control.textContent;
  const own = [control.tagName, control.id && control.tagName === 'MAIN' ? control.id : '', label];
  return [...own, ...['aria-label', 'name', 'href'].map((attribute) => control.getAttribute(attribute))].join(
    ' ',
  );
}

/** Controls by their name; of several with the same name, the first is the first there, too. */
function byName(part: HTMLElement): Map<string, Element> {
  const found = new Map<string, Element>();
  for (const control of part.querySelectorAll(CONTROLS)) {
    const name = nameOf(control);
    let number = 1;
    while (found.has(`${name} ${number}`)) number += 1;
    found.set(`${name} ${number}`, control);
  }
  return found;
}

interface Caret {
  start: number;
  end: number;
  direction: 'forward' | 'backward' | 'none';
}

function caretOf(control: Element): Caret | undefined {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return undefined;
  const { selectionStart: start, selectionEnd: end, selectionDirection } = control;
  return start === null || end === null ? undefined : { start, end, direction: selectionDirection ?? 'none' };
}

/** A field of the type `email` takes no selection, and keeps one that it was given under another. */
function setCaret(control: Element, { start, end, direction }: Caret): void {
  if (control instanceof HTMLTextAreaElement) control.setSelectionRange(start, end, direction);
  if (!(control instanceof HTMLInputElement)) return;
  const { type } = control;
  if (type === 'email') control.type = 'text';
  control.setSelectionRange(start, end, direction);
  control.type = type;
}

/** Whether a person, or their browser, put something into a field of the frame: else what the app has kept for it stays. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const first = Math.max(
      0,
      [...field.options].findIndex(({ defaultSelected }) => defaultSelected),
    );
    return field.selectedIndex !== first;
  }
  if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)) {
    return field.checked !== field.defaultChecked;
  }
  return field.value !== field.defaultValue;
}

/** As if it had been typed or chosen there: React hears of it. */
function enter(from: Field, to: Element): void {
  if (!isField(to) || from.tagName !== to.tagName) return;
  if (
    from instanceof HTMLInputElement &&
    to instanceof HTMLInputElement &&
    /checkbox|radio/.test(from.type)
  ) {
    if (from.checked !== to.checked) to.click();
    return;
  }
  if (from.value === to.value) return;
  // Past React's own setter, which would make it think that nothing is new.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to) as object, 'value')?.set?.call(to, from.value);
  to.dispatchEvent(new Event(to instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/**
 * Puts the app into the place of its frame: what was typed, chosen and pressed there is in the app, with the focus, the
 * caret and the scroll position.
 *
 * @param root what was hidden beside the frame, with the app's controls in it
 */
export function takeOver(frame: HTMLElement, root: HTMLElement): void {
  const before = byName(frame);
  const focused = document.activeElement ?? document.body;
  const caret = frame.contains(focused) ? caretOf(focused) : undefined;
  const { scrollX, scrollY } = window;

  frame.remove();
  const now = byName(root);
  const counterparts = [...before].flatMap(([name, from]) => {
    const to = now.get(name);
    return to ? [{ from, to }] : [];
  });
  for (const { from, to } of counterparts) if (isField(from) && isChanged(from)) enter(from, to);
  const focus = counterparts.find(({ from }) => from === focused)?.to;
  if (focus instanceof HTMLElement) {
    focus.focus({ preventScroll: true });
    if (caret) setCaret(focus, caret);
  }
  window.scrollTo(scrollX, scrollY);

  const pressed = counterparts.find(({ from }) => from.hasAttribute('data-waiting'))?.to;
  // Once the app has taken in what was typed.
  if (pressed instanceof HTMLElement) setTimeout(() => pressed.click());
}
