import { act, screen } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import type { RemoteModule } from '../contract/remote-module';
import type { Session } from '../session/session';
import { renderRoute } from './render-route';
import { aCarOwner, aCustomer, aMinimalUser, anAdmin, aSuspendedCustomer, signedOut } from './sessions';

const everybody: Record<string, Session> = {
  'a visitor': signedOut,
  'a customer': aCustomer(),
  'a car owner': aCarOwner(),
  'an administrator': anAdmin(),
  'a suspended customer': aSuspendedCustomer(),
  'a user without a profile': aMinimalUser(),
};

const anId = '00000000-0000-4000-8000-00000000000a';

/**
 * A remote's test of the contract: each of its screens arrives and is mounted for everybody who may come by, over a
 * backend that has not answered yet. A release is refused when it fails.
 */
export function describeContract(remote: RemoteModule): void {
  const server = setupServer(http.all('*', () => new Promise<never>(() => undefined)));
  beforeAll(() => server.listen());
  afterAll(() => server.close());

  // A module without the export is a value all the same, whatever its type says.
  const exported: unknown = remote;
  if (exported === undefined)
    throw new Error('src/routes.tsx does not export `remote`, made by defineRemote');
  const pages = remote.claims.flatMap(({ path, routes }) =>
    routes.map((route) => ({ route, pattern: `${path}/${route.path ?? ''}`.replace(/(.)\/$/, '$1') })),
  );

  describe(`${remote.name} in the shell`, () => {
    it.each(pages)('shows $pattern or a refusal to every role', async ({ route, pattern }) => {
      const path = pattern.replace('//', '/').replace(/:\w+/g, anId);
      for (const [who, session] of Object.entries(everybody)) {
        const { container, unmount } = renderRoute(remote, path, { session });
        await act(async () => {
          await route.screen();
        });
        const failure = screen.queryByText('Something went wrong:')?.parentElement?.textContent;
        if (failure) throw new Error(`${pattern} broke for ${who}: ${failure}`);
        if (container.textContent === '') throw new Error(`${pattern} is empty for ${who}`);
        unmount();
      }
    });
  });
}
