import { renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { useNewerVersion } from './use-newer-version';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = `<script type="application/json" id="registry">${JSON.stringify(registryOf('s1'))}</script>`;
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const registryOf = (shell: string) => ({ registryVersion: 1, shell, remotes: [] });

/** A page of the version `s1`, while another is live. */
function aPage(live: () => Response, isMissing = true) {
  let asked = 0;
  server.use(
    http.get('*/registry.json', () => {
      asked += 1;
      return live();
    }),
  );
  const reload = jest.fn();
  const { result } = renderHook(() => useNewerVersion(isMissing, reload));
  return { isNewer: () => result.current, reload, asked: () => asked };
}
const newer = () => HttpResponse.json(registryOf('s2'));

it('reloads a page once when a part of it is missing and a newer version is live', async () => {
  const page = aPage(newer);
  await waitFor(() => expect(page.isNewer()).toBe(true));
  expect(page.reload).toHaveBeenCalledTimes(1);

  const reloaded = aPage(newer);
  await waitFor(() => expect(reloaded.isNewer()).toBe(true));
  expect(reloaded.reload).not.toHaveBeenCalled();
});

it('leaves a page as it is when its own version is live, and when no one answers', async () => {
  for (const live of [() => HttpResponse.json(registryOf('s1')), () => HttpResponse.error()]) {
    const page = aPage(live);
    await waitFor(() => expect(page.asked()).toBe(1));
    expect(page.isNewer()).toBe(false);
    expect(page.reload).not.toHaveBeenCalled();
  }
});

it('asks nothing while nothing is missing', () => {
  const page = aPage(newer, false);

  expect(page.asked()).toBe(0);
  expect(page.isNewer()).toBe(false);
});
