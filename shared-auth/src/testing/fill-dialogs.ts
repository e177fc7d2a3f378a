/**
 * What jsdom lacks of popovers and modal dialogs: while one is open nothing outside it takes the focus, and closing it gives the
 * focus back. One that leaves the page while it is open gives nothing back, as in browsers.
 */
export function fillDialogs(): void {
  HTMLElement.prototype.showPopover = function showPopover(this: HTMLElement) {
    this.style.display = 'block';
  };
  HTMLElement.prototype.hidePopover = function hidePopover(this: HTMLElement) {
    this.style.display = '';
  };
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
      if (!modal || modal.contains(this))
        (focus?.value as typeof this.focus | undefined)?.call(this, options);
    },
  });
}
