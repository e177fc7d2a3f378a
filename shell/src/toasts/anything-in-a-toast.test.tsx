import { act, render, screen } from '@testing-library/react';
import { expectConsoleError } from '@drove/tooling/jest/expect-console';
import { use } from 'react';
import { toast } from 'react-hot-toast';
import { Page } from '../page';

afterEach(() => act(() => toast.remove()));

/** Callers are typed, but a caught value or an answer of the network is what it is. */
const anything = (value: unknown) => value as string;

const throws = (): never => {
  throw new Error('thrown by the message');
};
const Broken = () => throws();
const never = new Promise<never>(() => undefined);
const NeverReady = () => use(never);
class WithThrowingMessage extends Error {
  override get message(): string {
    return throws();
  }
}
const aCircle: Record<string, unknown> = {};
aCircle['itself'] = aCircle;

function send(kind: 'success' | 'error' | 'loading' | 'custom', message: unknown, options = {}) {
  render(
    <Page>
      <label>
        Email <input />
      </label>
    </Page>,
  );
  act(() => void toast[kind](anything(message), options));
}

const expectPageAndToast = (role: 'status' | 'alert', text: string | RegExp) => {
  expect(screen.getByRole(role)).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: 'Dismiss' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeInTheDocument();
};

it.each<[string, unknown, string]>([
  ['a text', ' The car is yours ', 'The car is yours'],
  ['an error', new Error('The bank said no'), 'The bank said no'],
  ['an error of the browser', new DOMException('Aborted by the user'), 'Aborted by the user'],
  ['a problem of the backend', { code: 'CAR_UNAVAILABLE', message: 'Just taken' }, 'Just taken'],
  ['a number', 404, '404'],
  ['a list of texts', ['Email is missing.', 'Phone is missing.'], 'Email is missing. Phone is missing.'],
  ['a function of a text', () => 'Called', 'Called'],
  ['a function of an error', () => new Error('Returned'), 'Returned'],
  ['an element', <b key="1">Bold</b>, 'Bold'],
  ['a list with an element', ['Read ', <b key="1">this</b>], 'Read this'],
])('shows the text of %s', (_, message, words) => {
  send('error', message);

  expectPageAndToast('alert', words);
});

const generic = 'Something went wrong. Please try again';

it.each<[string, unknown]>([
  ['undefined', undefined],
  ['null', null],
  ['true', true],
  ['an empty text', '  '],
  ['an object', { status: 500 }],
  ['an object that holds itself', aCircle],
  ['an error without a message', new Error()],
  ['an object whose message is an object', { message: { en: 'No' } }],
  ['a list of objects', [{}, {}]],
  ['a symbol', Symbol('no')],
  ['a map', new Map([['a', 'b']])],
  ['a promise', Promise.resolve('later')],
  ['a function of a function', () => () => 'twice'],
])('shows a general sentence for %s', (_, message) => {
  send('error', message);

  expectPageAndToast('alert', generic);
  expect(screen.queryByText(/object/i)).not.toBeInTheDocument();
});

it.each<[string, unknown]>([
  ['a function that throws', throws],
  ['an error whose message throws', new WithThrowingMessage()],
  ['an element that throws', <Broken key="1" />],
  ['a list with an element and an object', [<b key="1">One</b>, {}]],
])('shows a general sentence for %s, and keeps the page', (_, message) => {
  expectConsoleError(/thrown by the message|not valid as a React child/);
  send('error', message);

  expectPageAndToast('alert', generic);
});

it('shows a waiting message for an element that never gets ready', async () => {
  await act(async () => send('success', <NeverReady />));

  expectPageAndToast('status', 'Please wait…');
});

it('replaces a message that threw', () => {
  expectConsoleError('thrown by the message');
  send('loading', throws, { id: 'one' });
  act(() => void toast.success('The car is yours', { id: 'one' }));

  expectPageAndToast('status', 'The car is yours');
});

it('shows its own icon for one that cannot be rendered', () => {
  expectConsoleError('not valid as a React child');
  send('success', 'The car is yours', { icon: {} });

  expectPageAndToast('status', 'The car is yours');
});

it('shortens a text of 10,000 characters without splitting a character', () => {
  send('success', '🚗'.repeat(5_000));

  expect(screen.getByRole('status').textContent).toBe(`${'🚗'.repeat(299)}…`);
});

it('starts over without its toasts when the container itself fails', () => {
  jest.useFakeTimers();
  expectConsoleError('thrown by the message');
  send('success', 'The first');
  // What no boundary of one toast catches: an id that cannot be a key.
  const id = { toString: () => throws() } as unknown as string;
  act(() => void toast('The second', { id }));

  expect(screen.getByRole('region', { name: 'Notifications' })).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1_000));
  act(() => void toast.success('The third'));

  expectPageAndToast('status', 'The third');
  jest.useRealTimers();
});

it('shows toasts on a page whose application has failed', () => {
  expectConsoleError('thrown by the message');
  render(
    <Page>
      <Broken />
    </Page>,
  );
  act(() => void toast.success('Saved'));

  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong:');
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
});
