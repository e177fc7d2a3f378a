/** What jsdom lacks and the screens need. */
export function fillBrowserGaps(): void {
  fillDialogs();
  URL.createObjectURL = () => 'blob:a-document';
  URL.revokeObjectURL = () => undefined;
  Element.prototype.setPointerCapture = () => undefined;
  // The tests' FormData is Node's, for its fetch. React hands it a form of jsdom's when one is sent, and no one
  // reads what comes of it.
  const NodeFormData = globalThis.FormData;
  globalThis.FormData = class extends NodeFormData {
    constructor(_form?: HTMLFormElement, _submitter?: HTMLElement | null) {
      super();
    }
  };
}

/** Modal dialogs: while one is open nothing else takes the keyboard, and it gives it back on closing. */
function fillDialogs(): void {
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    openers.set(this, document.activeElement);
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    this.dispatchEvent(new Event('close'));
  };
  const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus');
  Object.defineProperty(HTMLElement.prototype, 'focus', {
    ...focus,
    value(this: HTMLElement, options?: FocusOptions) {
      const modal = document.querySelector('dialog[open]');
      if (!modal || modal.contains(this)) (focus?.value as typeof this.focus).call(this, options);
    },
  });
}
