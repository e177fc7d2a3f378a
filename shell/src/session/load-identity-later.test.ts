import { noteSession } from '../frame/device-hint';
import { loadIdentityLater } from './load-identity-later';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  noteSession({ status: 'signed-out' });
  globalThis.location.hash = '';
  document.body.replaceChildren();
});

/** How often it was called back since. */
function begun() {
  const begin = jest.fn();
  const stop = loadIdentityLater()?.(begin);
  return { begin, stop };
}

function aFrame() {
  const frame = document.createElement('div');
  frame.id = 'frame';
  document.body.append(frame);
}

it('loads identity at once for a returning user, and on pages that require a sign-in', () => {
  noteSession({ status: 'signed-in', user: { kind: 'minimal', uid: 'u', email: 'a@b.test' } });
  expect(loadIdentityLater()).toBeUndefined();
  noteSession({ status: 'signed-out' });
  expect(loadIdentityLater()).toBeDefined();
  for (const path of ['#/dashboard', '#/dashboard/trips?page=2']) {
    globalThis.location.hash = path;
    expect(loadIdentityLater()).toBeUndefined();
  }
});

it('loads identity once, after the app has replaced its frame', () => {
  aFrame();
  const { begin } = begun();
  jest.advanceTimersByTime(5000);
  expect(begin).not.toHaveBeenCalled();

  document.dispatchEvent(new Event('frame-over'));
  jest.advanceTimersByTime(60_000);
  expect(begin).toHaveBeenCalledTimes(1);
});

it('loads identity after ten seconds although the frame is still shown', () => {
  aFrame();
  const { begin } = begun();
  jest.advanceTimersByTime(10_000);
  expect(begin).toHaveBeenCalledTimes(1);
});

it('does not load identity after the app was stopped', () => {
  const { begin, stop } = begun();
  stop?.();
  jest.advanceTimersByTime(60_000);
  expect(begin).not.toHaveBeenCalled();
});
