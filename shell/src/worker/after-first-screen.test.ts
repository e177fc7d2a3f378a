import { afterFirstScreen } from './after-first-screen';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

function aFrame() {
  const frame = document.createElement('div');
  frame.id = 'frame';
  document.body.append(frame);
}

it('begins once, after the app has taken the place of its frame', () => {
  aFrame();
  const begin = jest.fn();
  afterFirstScreen(begin);
  jest.advanceTimersByTime(5000);
  expect(begin).not.toHaveBeenCalled();

  document.dispatchEvent(new Event('frame-over'));
  jest.advanceTimersByTime(60_000);
  expect(begin).toHaveBeenCalledTimes(1);
});

it('begins after ten seconds although the frame has not gone', () => {
  aFrame();
  const begin = jest.fn();
  afterFirstScreen(begin);
  jest.advanceTimersByTime(10_000);
  expect(begin).toHaveBeenCalledTimes(1);
});
