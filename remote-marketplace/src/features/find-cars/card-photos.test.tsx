import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal, startFakeApi } from '@drove/api-client/testing';
import { renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { aCar, aCard, aPage, aPhoto, CAR_UUID } from '../../testing/cars';

startFakeApi();

const photos = [1, 2, 3, 4, 5, 6].map(aPhoto);
const next = () => screen.findByRole('button', { name: 'Next photo of Fiat 500' });
const shown = () =>
  screen.getAllByRole('presentation', { hidden: true }).map((photo) => photo.getAttribute('src'));
const file = (number: number) => aPhoto(number).sources.at(-1)?.url;

/** As with a mouse, or as on a phone. */
function hovers(isHovering: boolean) {
  jest.spyOn(globalThis, 'matchMedia').mockImplementation((media) => {
    const matches = isHovering && media === '(any-hover: hover)';
    return Object.assign(new EventTarget(), { matches, media }) as MediaQueryList;
  });
}

beforeEach(() => {
  hovers(true);
  answer('get', 'cars', aPage([aCard({ photo_count: photos.length })]));
  answer('get', `cars/${CAR_UUID}`, aCar({ photos }));
  answer('get', 'cars/summary', { count: 1, is_capped: false, relax: [], nearest: [] });
});

it('loads no photo but the first, and nothing about the others, before a visitor turns them', async () => {
  const requests = answer('get', `cars/${CAR_UUID}`, aCar({ photos }));
  renderRoute(remote, '/carlisting');
  const button = await next();
  expect(shown()).toEqual([file(1)]);
  expect(requests).toHaveLength(0);

  await userEvent.click(button);
  expect(await screen.findByText('Photo 2 of 5')).toBeInTheDocument();
  await waitFor(() => expect(shown()).toEqual([file(1), file(2), file(3)]));
  expect(requests).toHaveLength(1);
});

it('turns as far as the fifth, and back', async () => {
  const visitor = userEvent.setup();
  renderRoute(remote, '/carlisting');
  const button = await next();
  for (let press = 0; press < 6; press++) await visitor.click(button);
  expect(screen.getByText('Photo 5 of 5')).toBeInTheDocument();
  expect(button).toHaveAttribute('aria-disabled', 'true');

  await visitor.click(screen.getByRole('button', { name: 'Previous photo of Fiat 500' }));
  expect(screen.getByText('Photo 4 of 5')).toBeInTheDocument();
});

it('loads the others when the photos are swiped, without buttons where nothing hovers', async () => {
  hovers(false);
  const requests = answer('get', `cars/${CAR_UUID}`, aCar({ photos }));
  renderRoute(remote, '/carlisting');
  const [photo] = await screen.findAllByRole('presentation', { hidden: true });
  const strip = photo?.closest('div[tabindex="-1"]') as Element;
  expect(screen.queryByRole('button', { name: /photo of Fiat 500/ })).toBeNull();
  Object.defineProperty(strip, 'clientWidth', { value: 300 });
  fireEvent.scroll(strip);
  await waitFor(() => expect(shown()).toEqual([file(1), file(2)]));
  expect(requests).toHaveLength(1);
});

it('loads the next one when a mouse is over them', async () => {
  const visitor = userEvent.setup();
  renderRoute(remote, '/carlisting');
  await visitor.hover(await next());
  await waitFor(() => expect(shown()).toEqual([file(1), file(2)]));
});

it('loads nothing when a mouse only crosses them', async () => {
  const requests = answer('get', `cars/${CAR_UUID}`, aCar({ photos }));
  renderRoute(remote, '/carlisting');
  const button = await next();
  jest.useFakeTimers();
  const visitor = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  await visitor.hover(button);
  await visitor.unhover(button);
  act(() => jest.advanceTimersByTime(1_000));
  jest.useRealTimers();
  expect(shown()).toEqual([file(1)]);
  expect(screen.queryByText('Photo 1 of 5')).not.toBeInTheDocument();
  expect(requests).toHaveLength(0);
});

it('has one link for the keyboard and for screen readers, and a photo leads to the car too', async () => {
  const visitor = userEvent.setup();
  answer('get', `cars/${CAR_UUID}`, () => refusal(404, 'CAR_NOT_FOUND'));
  const { router } = renderRoute(remote, '/carlisting');
  await next();
  const article = screen.getByRole('article');
  expect(article.querySelectorAll('a button, button a, a a')).toHaveLength(0);
  expect(screen.getAllByRole('link', { name: /Fiat 500/ })).toHaveLength(1);

  const [photo = article] = screen.getAllByRole('presentation', { hidden: true });
  await visitor.click(photo);
  expect(router.state.location.pathname).toBe(`/carlisting/car/${CAR_UUID}`);
});

it('has nothing to turn on a card of one photo', async () => {
  answer('get', 'cars', aPage([aCard({ photo_count: 1 })]));
  renderRoute(remote, '/carlisting');
  await screen.findByRole('link', { name: 'Fiat 500 2021' });
  expect(screen.queryByRole('button', { name: /photo of/ })).not.toBeInTheDocument();
});
