import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { toast } from 'react-hot-toast';
import { ToastContainer } from './toast-container';

const WIDTH = 400;

// What jsdom has not: pointer events, pointer capture, and a layout.
class FakePointerEvent extends MouseEvent {
  readonly pointerId: number;
  constructor(type: string, init: PointerEventInit) {
    super(type, init);
    this.pointerId = init.pointerId ?? 0;
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { PointerEvent: FakePointerEvent });
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH);
  HTMLElement.prototype.setPointerCapture = jest.fn();
});

afterEach(() => {
  act(() => toast.removeAll());
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** A message that has just been sent to the container. */
function showToast(send = () => toast('The car is yours')) {
  render(<ToastContainer />);
  act(() => void send());
  return screen.getByText('The car is yours');
}

function drag(element: HTMLElement, distance: number, pointerType: string) {
  const at = (clientX: number) => ({ pointerId: 1, button: 0, pointerType, clientX });
  fireEvent.pointerDown(element, at(500));
  fireEvent.pointerMove(element, at(500 + distance / 2));
  fireEvent.pointerMove(element, at(500 + distance));
  return { release: () => fireEvent.pointerUp(element, at(500 + distance)), at };
}

const expectGone = () => {
  // The time to leave in begins with the render that follows.
  pass(1);
  pass(250);
  expect(screen.queryByText('The car is yours')).not.toBeInTheDocument();
};
const expectThere = () => expect(screen.getByText('The car is yours')).toBeInTheDocument();

it('exists before any toast', () => {
  render(<ToastContainer />);

  expect(screen.getByRole('region', { name: 'Notifications' })).toBeEmptyDOMElement();
});

it.each(['success', 'error'] as const)('keeps a %s toast for 5000 ms', (kind) => {
  showToast(() => toast[kind]('The car is yours'));

  pass(4_999);
  expectThere();
  expectGone();
});

it('announces a success politely and a failure at once', () => {
  render(<ToastContainer />);
  act(() => void toast.success('user created successfully'));
  act(() => void toast.error('Email already in use.'));

  expect(screen.getByRole('status')).toHaveTextContent('user created successfully');
  expect(screen.getByRole('alert')).toHaveTextContent('Email already in use.');
});

describe.each(['mouse', 'touch', 'pen'])('a toast dragged by %s', (pointerType) => {
  it.each([
    ['right', 0.81],
    ['left', -0.81],
  ])('leaves when released past 80 percent of its width to the %s', (_side, share) => {
    drag(showToast(), WIDTH * share, pointerType).release();

    expectGone();
  });

  it.each([0.79, 0.8, -0.79])('springs back when released at %d of its width', (share) => {
    drag(showToast(), WIDTH * share, pointerType).release();

    pass(300);
    expectThere();
  });
});

it('springs back when the drag is interrupted at any width', () => {
  const message = showToast();
  const { at } = drag(message, WIDTH, 'touch');

  fireEvent.pointerCancel(message, at(500 + WIDTH));

  pass(300);
  expectThere();
});

it('follows only the finger that started the drag', () => {
  const message = showToast();
  const { release } = drag(message, WIDTH * 0.5, 'touch');

  fireEvent.pointerUp(message, { pointerId: 2, clientX: 2_000 });
  release();

  pass(300);
  expectThere();
});

it('pauses while it is hovered, and keeps the rest of its time', () => {
  showToast();
  const container = screen.getByRole('region', { name: 'Notifications' });

  pass(3_000);
  fireEvent.pointerEnter(container);
  pass(60_000);
  expectThere();
  fireEvent.pointerLeave(container);
  pass(1_999);
  expectThere();
  expectGone();
});

it('pauses while it has the focus, also when it is hovered meanwhile', () => {
  showToast();
  const container = screen.getByRole('region', { name: 'Notifications' });
  const button = screen.getByRole('button', { name: 'Dismiss' });

  act(() => button.focus());
  fireEvent.pointerEnter(container);
  pass(20_000);
  fireEvent.pointerLeave(container);
  pass(20_000);
  expectThere();
  act(() => button.blur());
  pass(4_999);
  expectThere();
  expectGone();
});

it('resumes the others when the focused one is dismissed', () => {
  render(<ToastContainer />);
  act(() => void toast('The first'));
  act(() => void toast('The second'));
  const second = within(screen.getByRole('region')).getAllByRole('button', { name: 'Dismiss' })[0]!;

  act(() => second.focus());
  fireEvent.keyDown(second, { key: 'Delete' });
  pass(300);
  expect(screen.queryByText('The second')).not.toBeInTheDocument();
  expect(screen.getByText('The first')).toBeInTheDocument();
  pass(5_000);
  pass(250);

  expect(screen.queryByText('The first')).not.toBeInTheDocument();
});

it.each(['Escape', 'Delete', 'Backspace'])('is dismissed by %s', (key) => {
  showToast();

  fireEvent.keyDown(screen.getByRole('button', { name: 'Dismiss' }), { key });

  expectGone();
});

it('is dismissed by its button', () => {
  showToast();

  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));

  expectGone();
});

it('returns the focus to where it was', () => {
  render(<button type="button">Sign Up</button>);
  showToast();
  const [button, dismiss] = [
    screen.getByRole('button', { name: 'Sign Up' }),
    screen.getByRole('button', { name: 'Dismiss' }),
  ];
  act(() => button.focus());
  act(() => dismiss.focus());

  fireEvent.keyDown(dismiss, { key: 'Escape' });

  expect(button).toHaveFocus();
  expectGone();
});

it('stays on any other key', () => {
  showToast();

  fireEvent.keyDown(screen.getByRole('button', { name: 'Dismiss' }), { key: 'Tab' });

  pass(300);
  expectThere();
});
