/** Marks what was pressed in a frame; the app does it when it is there. */
const WAITING = 'data-waiting';

function wait(control: Element | null | undefined): void {
  for (const earlier of document.querySelectorAll(`[${WAITING}]`)) {
    earlier.removeAttribute(WAITING);
    earlier.removeAttribute('aria-busy');
  }
  control?.setAttribute(WAITING, '');
  control?.setAttribute('aria-busy', 'true');
}

/** Lets what a frame can do without the app happen, and remembers the last of what it cannot. */
export function waitForApp(): void {
  document.addEventListener('click', (event) => {
    const target = (event.target as Element).closest('#frame a, #frame button');
    if (target instanceof HTMLAnchorElement) {
      const fragment = target.getAttribute('href') ?? '';
      // The fragment is the route: a link within the page must not leave it.
      if (!fragment.startsWith('#') || fragment.startsWith('#/')) return;
      event.preventDefault();
      document.getElementById(fragment.slice(1))?.focus();
    } else if (
      target instanceof HTMLButtonElement &&
      target.type === 'button' &&
      !target.popoverTargetElement
    ) {
      wait(target);
    }
  });
  for (const step of ['compositionstart', 'compositionend']) {
    document.addEventListener(step, () => {
      document.getElementById('frame')?.toggleAttribute('data-composing', step === 'compositionstart');
    });
  }
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.closest('#frame')) return;
    event.preventDefault();
    wait(event.submitter ?? form.querySelector('[type=submit]'));
  });
}
