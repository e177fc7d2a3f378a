import { fireEvent, screen } from '@testing-library/react';
import { endFrame } from '../frame/end-frame';
import { holdWhilePressed } from './hold-while-pressed';

// A frame and what it stands for are known by their ids.
const frame = () => document.getElementById('frame');

beforeAll(holdWhilePressed);
beforeEach(() => {
  jest.useFakeTimers();
  window.scrollTo = jest.fn();
  document.documentElement.dataset['styled'] = '';
  document.body.innerHTML =
    '<div id="frame"><button>Search</button><input aria-label="Place"></div><div id="root"></div>';
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

const button = () => screen.getByRole('button');

/** The test's browser has no events of pointers; those of mice have what matters of them. */
const press = (on: Element, button = 0) =>
  fireEvent(on, new MouseEvent('pointerdown', { button, bubbles: true }));

/** The app has something to show, and takes the frame's place if it may. */
async function theAppIsReady(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('There is no root');
  endFrame(root);
  root.innerHTML = '<main>The app</main>';
  await Promise.resolve();
}

it.each([
  ['a mouse', () => press(button()), () => fireEvent.click(button())],
  [
    'the space key',
    () => fireEvent.keyDown(button(), { key: ' ' }),
    () => fireEvent.keyUp(button(), { key: ' ' }),
  ],
])('keeps the frame until a press by %s is over, its click included', async (_name, begin, end) => {
  begin();
  await theAppIsReady();
  expect(frame()).not.toBeNull();
  jest.advanceTimersByTime(4000);
  expect(frame()).not.toBeNull();
  end();
  expect(frame()).not.toBeNull();
  jest.advanceTimersByTime(0);
  expect(frame()).toBeNull();
});

it('keeps the frame until a finger’s click, which follows its release', async () => {
  press(button());
  await theAppIsReady();
  fireEvent.pointerUp(button());
  jest.advanceTimersByTime(100);
  expect(frame()).not.toBeNull();
  fireEvent.click(button());
  jest.advanceTimersByTime(0);
  expect(frame()).toBeNull();
});

it('removes the frame soon after a drag without a click', async () => {
  press(screen.getByLabelText('Place'));
  await theAppIsReady();
  fireEvent.pointerUp(document.body);
  expect(frame()).not.toBeNull();
  jest.advanceTimersByTime(300);
  expect(frame()).toBeNull();
});

it.each([
  ['is cancelled', () => fireEvent.pointerCancel(button())],
  ['becomes a drag', () => fireEvent.dragEnd(button())],
  ['loses its window', () => fireEvent.blur(window)],
  ['loses its tab', () => fireEvent(document, new Event('visibilitychange', { bubbles: true }))],
])('removes the frame when a press %s', async (_name, end) => {
  press(button());
  await theAppIsReady();
  expect(frame()).not.toBeNull();
  end();
  jest.advanceTimersByTime(0);
  expect(frame()).toBeNull();
});

it('removes the frame when a press never ends', async () => {
  press(button());
  await theAppIsReady();
  expect(frame()).not.toBeNull();
  jest.advanceTimersByTime(5000);
  expect(frame()).toBeNull();
});

it.each([
  ['another key', () => fireEvent.keyDown(button(), { key: 'Enter' })],
  ['another button of the mouse', () => press(button(), 2)],
  ['a press beside it', () => press(document.body)],
])('removes the frame at once under %s', async (_name, begin) => {
  begin();
  await theAppIsReady();
  expect(frame()).toBeNull();
});
