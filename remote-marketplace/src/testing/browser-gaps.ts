/** What jsdom lacks and the screens need. */
export function fillBrowserGaps(): void {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  // The tests' FormData is Node's, for its fetch. React hands it a form of jsdom's when one is sent, and no one
  // reads what comes of it.
  const NodeFormData = globalThis.FormData;
  globalThis.FormData = class extends NodeFormData {
    constructor(_form?: HTMLFormElement, _submitter?: HTMLElement | null) {
      super();
    }
  };
}
