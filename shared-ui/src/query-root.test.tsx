import { useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { QueryRoot } from './query-root';

function Car({ ask }: { ask: () => Promise<string> }) {
  const { data, error } = useQuery({ queryKey: ['car'], queryFn: ask, retry: false });
  return <p>{data ?? error?.message ?? 'Loading'}</p>;
}

const online = () => act(() => void dispatchEvent(new Event('online')));

it('asks again for what is shown when the network of a page that was opened offline is back', async () => {
  let answer = () => Promise.reject<string>(new Error('You’re offline'));
  render(
    <QueryRoot>
      <Car ask={() => answer()} />
    </QueryRoot>,
  );
  expect(await screen.findByText('You’re offline')).toBeVisible();

  answer = () => Promise.resolve('Fiat 500');
  online();
  expect(await screen.findByText('Fiat 500')).toBeVisible();
});

it('asks for nothing once it is gone', async () => {
  const ask = jest.fn(() => Promise.resolve('Fiat 500'));
  const { unmount } = render(
    <QueryRoot>
      <Car ask={ask} />
    </QueryRoot>,
  );
  await screen.findByText('Fiat 500');
  unmount();
  online();
  expect(ask).toHaveBeenCalledTimes(1);
});
