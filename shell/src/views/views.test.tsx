import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectConsoleError } from '@drove/tooling/jest/expect-console';
import { MemoryRouter } from 'react-router-dom';
import { RemoteLoadError, type Session } from '@drove/shared-auth';
import { aCarOwner, aCustomer, FixedAuthProvider, signedOut } from '@drove/shared-auth/testing';
import { ErrorView } from './error-view';
import { LoadingView } from './loading-view';
import { NotFoundView } from './not-found-view';

const unreadable = {
  get message() {
    throw new Error('cannot be read');
  },
};

describe('the loading view', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows a spinner image and the text', () => {
    render(<LoadingView />);

    expect(screen.getByRole('presentation')).toHaveAttribute(
      'src',
      expect.stringContaining('data:image/svg+xml'),
    );
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading\.\.\.$/);
  });

  it('adds a note after ten seconds, not before', () => {
    render(<LoadingView />);

    act(() => jest.advanceTimersByTime(9_999));
    expect(screen.queryByText(/still trying/)).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading\.\.\..*still trying/);
  });

  it('offers to continue without a late profile', async () => {
    jest.useRealTimers();
    const proceed = jest.fn();
    const { rerender } = render(<LoadingView />);
    const status = screen.getByRole('status');
    rerender(<LoadingView continueWithoutProfile={proceed} />);

    // The same live region, which announces politely what is added to it.
    expect(screen.getByRole('status')).toBe(status);
    expect(status).toHaveTextContent(/^Loading\.\.\.You’re signed in, but your profile is taking longer/);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(proceed).toHaveBeenCalledTimes(1);
  });

  it('adds the note sooner when configured', () => {
    render(<LoadingView slowAfterMs={50} />);

    act(() => jest.advanceTimersByTime(50));
    expect(screen.getByText(/still trying/)).toBeInTheDocument();
  });
});

describe('the error view', () => {
  it('says that something went wrong, and shows the reason', () => {
    render(<ErrorView error={new Error('remote-auth did not load within 120 seconds')} retry={jest.fn()} />);

    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Something went wrong:\s*remote-auth did not load within 120 seconds\s*Try again$/,
    );
  });

  it('tells a visitor that the page is missing, and the console which file of which remote', () => {
    expectConsoleError('remote-marketplace couldn’t be loaded: its style sheet did not arrive');
    const error = RemoteLoadError.failed('remote-marketplace', 'style', new Error('404'));
    render(<ErrorView error={error} retry={jest.fn()} />);

    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Something went wrong:\s*This page couldn’t be loaded\s*Try again$/,
    );
  });

  it.each([
    ['a text', 'The wheels came off', 'The wheels came off'],
    ['nothing at all', undefined, 'An unexpected error, with no further detail'],
    ['an error without a message', new Error(), 'An unexpected error, with no further detail'],
    ['an object that throws when read', unreadable, 'An unexpected error, with no further detail'],
    ['an answer of the backend', { code: 'CAR_UNAVAILABLE', message: 'Just taken' }, 'Just taken'],
  ])('shows a text for %s that was thrown', (_what, error, words) => {
    render(<ErrorView error={error} retry={jest.fn()} />);

    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('resets the failing view on request', async () => {
    const retry = jest.fn();
    render(<ErrorView error={new Error('No')} retry={retry} />);

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(retry).toHaveBeenCalledTimes(1);
  });
});

it.each<[string, Session, string, string]>([
  ['a visitor', signedOut, 'Find a car', '/carlisting'],
  ['a customer', aCustomer(), 'Find a car', '/carlisting'],
  ['an owner', aCarOwner(), 'Go to my cars', '/dashboard/owner-cars'],
])('links home and to the cars of %s from a page that does not exist', (_who, session, name, path) => {
  render(
    <FixedAuthProvider session={session}>
      <NotFoundView />
    </FixedAuthProvider>,
    { wrapper: MemoryRouter },
  );

  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
});
