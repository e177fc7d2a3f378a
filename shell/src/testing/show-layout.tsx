import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { ComponentType } from 'react';
import type { Session } from '@drove/shared-auth';
import type { MenuEntry } from '@drove/federation/registry';
import { FixedAuthProvider, signedOut } from '@drove/shared-auth/testing';

import { MenuEntries } from '../layouts/menu-entries';
import { allMenus } from './all-menus';

/** Shows a layout with a page of one sentence in it, at a path, to anyone who is here. */
export function showLayout(
  Layout: ComponentType,
  path: string,
  session: Session = signedOut,
  menus: MenuEntry[] = allMenus,
) {
  const router = createMemoryRouter(
    [{ element: <Layout />, children: [{ path: '*', element: <p>The page</p> }] }],
    { initialEntries: [path] },
  );
  const result = render(
    <FixedAuthProvider session={session}>
      <MenuEntries value={menus}>
        <RouterProvider router={router} />
      </MenuEntries>
    </FixedAuthProvider>,
  );
  return { ...result, router };
}
