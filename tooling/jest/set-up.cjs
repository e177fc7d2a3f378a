require('@testing-library/jest-dom');
// Before the guard, so that what unmounting logs still counts against the test that caused it.
// A screen of lazy chunks on a busy machine needs more than the second that is the default; a screen that is
// there is still found at once.
require('@testing-library/react').configure({ asyncUtilTimeout: 10_000 });
require('./expect-console.cjs').guardConsole();

// jsdom has no media queries; the toasts ask for the visitor's motion preference.
if ('window' in globalThis) {
  globalThis.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null });
}

// Nor does it hash: every browser does on pages that are served over TLS or from this machine.
if (globalThis.crypto && !globalThis.crypto.subtle) {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: require('node:crypto').webcrypto.subtle });
}

// Half-filled forms are kept in it: each test begins in a new tab.
beforeEach(() => globalThis.sessionStorage?.clear());
