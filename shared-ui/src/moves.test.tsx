import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { followWithMove, useArrival, useIsMoving } from './moves';

const name = 'the-photo';

function Page() {
  const [isNext, setNext] = useState(false);
  return isNext ? <Next /> : <Before onGo={() => setNext(true)} />;
}

function Before({ onGo }: { onGo: () => void }) {
  const photo = useRef<HTMLSpanElement>(null);
  return (
    <a
      href="#next"
      onClick={(event) => {
        followWithMove(event, { name, from: photo.current, go: onGo });
        if (!event.defaultPrevented) onGo();
      }}
    >
      <span ref={photo}>The small photo</span>
    </a>
  );
}

function Next() {
  const photo = useRef<HTMLSpanElement>(null);
  useArrival(name, photo);
  return (
    <p>
      <span ref={photo}>The large photo</span>
      <span>{useIsMoving(name) && 'Moving'}</span>
    </p>
  );
}

/** A browser's view transitions, each of which takes its picture of the page when it is let. */
function fakeTransitions() {
  const started: { picture: () => Promise<void>; finish: () => void; skipTransition: jest.Mock }[] = [];
  const startViewTransition = (update: () => Promise<void>) => {
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const ready = Promise.resolve();
    const transition = { picture: update, finish, ready, finished, skipTransition: jest.fn() };
    started.push(transition);
    return transition;
  };
  Object.assign(document, { startViewTransition });
  return started;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 300, 200));
  window.matchMedia = jest.fn(() => ({ matches: false })) as never;
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'startViewTransition');
});

const press = () => fireEvent.click(screen.getByText('The small photo'));

it('names what is pressed and where it arrives, for as long as it moves', async () => {
  const started = fakeTransitions();
  render(<Page />);
  press();
  expect(screen.getByText('The small photo').style.viewTransitionName).toBe(name);

  act(() => void started[0]?.picture());
  const there = screen.getByText('The large photo');
  expect(there.style.viewTransitionName).toBe(name);
  expect(screen.getByText('Moving')).toBeVisible();

  await act(async () => started[0]?.finish());
  expect(there.style.viewTransitionName).toBe('');
  expect(screen.queryByText('Moving')).not.toBeInTheDocument();
});

it('shows the next page without a move when the browser takes long to picture the one before', async () => {
  const started = fakeTransitions();
  render(<Page />);
  press();
  act(() => jest.advanceTimersByTime(32));

  expect(screen.getByText('The large photo').style.viewTransitionName).toBe('');
  expect(screen.queryByText('Moving')).not.toBeInTheDocument();
  expect(started[0]?.skipTransition).toHaveBeenCalled();
});

it.each([
  ['less motion is wanted', () => (window.matchMedia = jest.fn(() => ({ matches: true })) as never)],
  [
    'it is out of view',
    () =>
      jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, -900, 300, 200)),
  ],
])('leads on at once when %s', (_circumstance, arrange) => {
  const started = fakeTransitions();
  arrange();
  render(<Page />);
  press();
  expect(screen.getByText('The large photo')).toBeVisible();
  expect(started).toHaveLength(0);
});

// The last one: what a browser is like is known for as long as the page is open.
it('asks a browser no more that was slow once', () => {
  const started = fakeTransitions();
  const { unmount } = render(<Page />);
  press();
  act(() => jest.advanceTimersByTime(101));
  act(() => void started[0]?.picture());
  unmount();

  render(<Page />);
  press();
  expect(screen.getByText('The large photo')).toBeVisible();
  expect(started).toHaveLength(1);
});
