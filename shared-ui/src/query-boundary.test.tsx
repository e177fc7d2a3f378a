import { QueryClient, QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { QueryBoundary } from './query-boundary';

type Ask = () => Promise<string>;

function Car({ ask }: { ask: Ask }) {
  const { data } = useSuspenseQuery({ queryKey: ['car'], queryFn: ask });
  return <p>{data}</p>;
}

function show(content: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const inClient = (shown: ReactNode) => (
    <QueryClientProvider client={client}>
      <ErrorBoundary fallback={<p>The app failed</p>}>{shown}</ErrorBoundary>
    </QueryClientProvider>
  );
  const { rerender } = render(inClient(content), { onCaughtError: () => undefined });
  return { client, showInstead: (shown: ReactNode) => rerender(inClient(shown)) };
}

const boundary = (ask: Ask) => (
  <QueryBoundary heading="The car couldn’t be loaded" fallback={<p>Loading</p>}>
    <Car ask={ask} />
  </QueryBoundary>
);

const failing = () => Promise.reject(new Error('Down'));

it('shows a loading state until the data arrives', async () => {
  show(boundary(() => Promise.resolve('Fiat 500')));
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByText('Fiat 500')).toBeVisible();
});

it('has its frame, with the page’s heading, around loading and failure alike', async () => {
  let fail: (error: Error) => void = () => undefined;
  show(
    <QueryBoundary
      heading="The car couldn’t be loaded"
      fallback={<p>Loading</p>}
      frame={(content) => (
        <>
          <h1>Cars</h1>
          {content}
        </>
      )}
    >
      <Car ask={() => new Promise((_, reject) => (fail = reject))} />
    </QueryBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Cars' })).toBeVisible();
  fail(new Error('Down'));
  expect(await screen.findByText('Down')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Cars' })).toBeVisible();
});

it('explains what could not be loaded, and keeps the button and its focus until the retry is answered', async () => {
  let answers: Ask = failing;
  show(boundary(() => answers()));
  expect(await screen.findByText('The car couldn’t be loaded')).toBeVisible();
  expect(screen.getByText('Down')).toBeVisible();

  let arrive: (car: string) => void = () => undefined;
  answers = () => new Promise((resolve) => (arrive = resolve));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const button = screen.getByRole('button', { name: 'Try again' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
  arrive('Fiat 500');
  expect(await screen.findByText('Fiat 500')).toBeVisible();
});

it('shows the new reason when the retry fails too', async () => {
  let why = 'Down';
  show(boundary(() => Promise.reject(new Error(why))));
  await screen.findByText('Down');
  why = 'Still down';
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Still down')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-disabled', 'false');
});

it('loads by itself when the network is back, also after several failures', async () => {
  let answers: Ask = failing;
  const ask = jest.fn(() => answers());
  show(boundary(ask));
  await screen.findByText('The car couldn’t be loaded');
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-disabled', 'false'),
  );

  answers = () => Promise.resolve('Fiat 500');
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Fiat 500')).toBeVisible();
});

it('keeps loaded data when a refetch fails', async () => {
  let answers: Ask = () => Promise.resolve('Fiat 500');
  const { client } = show(boundary(() => answers()));
  await screen.findByText('Fiat 500');
  answers = failing;
  await client.refetchQueries({ queryKey: ['car'] });
  await waitFor(() => expect(client.getQueryState(['car'])?.status).toBe('error'));
  expect(screen.getByText('Fiat 500')).toBeVisible();
});

it('loads again when it is shown again after a failure', async () => {
  const { showInstead } = show(boundary(failing));
  await screen.findByText('The car couldn’t be loaded');
  showInstead(<p>Another page</p>);
  showInstead(boundary(() => Promise.resolve('Fiat 500')));
  expect(await screen.findByText('Fiat 500')).toBeVisible();
});

it('leaves a programming error to the boundary above', () => {
  const Broken = () => {
    throw new TypeError('cars is undefined');
  };
  show(
    <QueryBoundary heading="The car couldn’t be loaded">
      <Broken />
    </QueryBoundary>,
  );
  expect(screen.getByText('The app failed')).toBeVisible();
});
