require('@testing-library/jest-dom');
// Before the guard, so that what unmounting logs still counts against the test that caused it.
require('@testing-library/react');
require('./expect-console.cjs').guardConsole();

// jsdom has no media queries; the toasts ask for the visitor's motion preference.
if ('window' in globalThis) {
  globalThis.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null });
}
