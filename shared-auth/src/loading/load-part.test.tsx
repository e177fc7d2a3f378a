import { expectConsoleError } from '@drove/tooling/jest/expect-console';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { setLoadLimit, startClock } from './clock';
import { loadPart } from './load-part';
import { RemoteName } from './remote-name';

type Load = () => Promise<ComponentType<{ day: string }>>;
const Calendar = ({ day }: { day: string }) => <p>The calendar of {day}</p>;
const never = () => new Promise<never>(() => undefined);

/** A page with a part and something to type in beside it. */
function open(load: Load) {
  const Later = loadPart(load, { what: 'The calendar', loading: <p>A moment</p> });
  render(
    <RemoteName value="remote-trips">
      <label>
        Notes
        <input />
      </label>
      <Later day="Monday" />
    </RemoteName>,
  );
  return Later;
}

const asking = () => jest.fn<ReturnType<Load>, []>();
const tryAgain = () => screen.getByRole('button', { name: 'Try again' });

beforeEach(() => {
  setLoadLimit(120_000);
  startClock();
});
afterEach(() => jest.useRealTimers());

it('shows a placeholder while it loads, and then the part with its props', async () => {
  open(() => Promise.resolve(Calendar));

  expect(screen.getByText('A moment')).toBeVisible();
  expect(await screen.findByText('The calendar of Monday')).toBeVisible();
});

it('fails in its own place, and loads again on each retry', async () => {
  expectConsoleError('remote-trips couldn’t be loaded: a part of this page did not arrive');
  const visitor = userEvent.setup();
  const load = asking()
    .mockRejectedValueOnce(new Error('Loading chunk 17 failed.'))
    .mockRejectedValueOnce(new Error('Loading chunk 17 failed.'))
    .mockResolvedValueOnce(Calendar);
  open(load);

  expect(await screen.findByText('The calendar couldn’t be loaded')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/^The calendar couldn’t be loadedTry again$/);
  await visitor.type(screen.getByLabelText('Notes'), 'two child seats');
  await visitor.click(tryAgain());
  await visitor.click(await screen.findByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('The calendar of Monday')).toBeVisible();
  expect(screen.getByLabelText('Notes')).toHaveValue('two child seats');
  expect(load).toHaveBeenCalledTimes(3);
});

it('fails after exactly 120 seconds with the message of a load error', async () => {
  jest.useFakeTimers();
  startClock();
  const visitor = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  open(asking().mockReturnValueOnce(never()).mockResolvedValueOnce(Calendar));

  await act(() => jest.advanceTimersByTimeAsync(119_999));
  expect(screen.getByText('A moment')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText('remote-trips did not load within 120 seconds')).toBeVisible();
  await visitor.click(tryAgain());

  expect(await screen.findByText('The calendar of Monday')).toBeVisible();
});

it('loads on its own when the browser is online again', async () => {
  expectConsoleError('remote-trips couldn’t be loaded: a part of this page did not arrive');
  open(asking().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(Calendar));

  await screen.findByText('The calendar couldn’t be loaded');
  act(() => void dispatchEvent(new Event('online')));

  expect(await screen.findByText('The calendar of Monday')).toBeVisible();
});

it('keeps the page when the part throws, and shows the part again on retry', async () => {
  expectConsoleError(/The page was torn/);
  const visitor = userEvent.setup();
  let isTorn = true;
  open(() =>
    Promise.resolve((props) => {
      if (isTorn) throw new Error('The page was torn');
      return <Calendar {...props} />;
    }),
  );

  expect(await screen.findByText('The page was torn')).toBeVisible();
  expect(screen.getByLabelText('Notes')).toBeVisible();
  isTorn = false;
  await visitor.click(tryAgain());

  expect(await screen.findByText('The calendar of Monday')).toBeVisible();
});

describe('a part behind a button that loads it on hover', () => {
  function openBehindButton(load: Load) {
    const Later = loadPart(load, { what: 'The calendar', loading: <p>A moment</p> });
    const Page = () => {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button {...Later.onIntent} onClick={() => setOpen(!isOpen)}>
            Choose dates
          </button>
          {isOpen && <Later day="Monday" />}
        </>
      );
    };
    render(<Page />);
    return screen.getByRole('button', { name: 'Choose dates' });
  }

  it('shows at once', async () => {
    const visitor = userEvent.setup();
    const load = asking().mockResolvedValue(Calendar);
    const button = openBehindButton(load);

    await visitor.hover(button);
    expect(load).toHaveBeenCalledTimes(1);
    await visitor.click(button);

    expect(screen.getByText('The calendar of Monday')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads again after a failure, and when it is opened once more', async () => {
    expectConsoleError('shell couldn’t be loaded: a part of this page did not arrive');
    const visitor = userEvent.setup();
    const load = asking()
      .mockRejectedValueOnce(new Error('Never shown'))
      .mockRejectedValueOnce(new Error('Everybody sees this'))
      .mockResolvedValueOnce(Calendar);
    const button = openBehindButton(load);

    await visitor.hover(button);
    await visitor.click(button);
    expect(await screen.findByText('The calendar couldn’t be loaded')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
    await visitor.click(button);
    await visitor.click(button);

    expect(await screen.findByText('The calendar of Monday')).toBeVisible();
  });
});
