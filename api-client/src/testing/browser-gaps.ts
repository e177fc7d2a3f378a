import { fillDialogs } from '@drove/shared-auth/testing';

/** What jsdom lacks and the screens need. */
export function fillBrowserGaps(): void {
  fillDialogs();
  globalThis.ResizeObserver = NoSizes;
  globalThis.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
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

/** Nothing has a size in jsdom, so that none ever changes. */
class NoSizes implements ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}
