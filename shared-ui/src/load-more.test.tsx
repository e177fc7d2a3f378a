import { useInfiniteQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadMore } from './load-more';
import { QueryRoot } from './query-root';

function Cars({ ask }: { ask: (page: number) => Promise<string> }) {
  const query = useInfiniteQuery({
    queryKey: ['cars'],
    queryFn: ({ pageParam }) => ask(pageParam),
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => (pages.length < 2 ? pages.length : undefined),
    retry: false,
  });
  return (
    <>
      <p>{query.data?.pages.join(', ')}</p>
      <LoadMore query={query} />
    </>
  );
}

it('says why more did not come, keeps the list, and asks again', async () => {
  let isOnline = true;
  const cars = ['Fiat 500', 'Seat Ibiza'];
  const ask = (page: number) =>
    isOnline ? Promise.resolve(cars[page] ?? '') : Promise.reject(new Error('You’re offline.'));
  render(
    <QueryRoot>
      <Cars ask={ask} />
    </QueryRoot>,
  );
  await screen.findByText('Fiat 500');

  isOnline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('You’re offline.')).toBeVisible();
  expect(screen.getByText('Fiat 500')).toBeVisible();

  isOnline = true;
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Fiat 500, Seat Ibiza')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});
