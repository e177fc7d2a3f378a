import { Outlet } from 'react-router-dom';
import { MAIN_ID } from './skip-link';
import { SiteFooter } from './site-footer';
import { SiteFrame } from './site-frame';

/** The frame of signing in, registering and a forgotten password: one quiet card on a tinted ground. */
export function AuthLayout() {
  return (
    <SiteFrame waysIn={false}>
      <main id={MAIN_ID} tabIndex={-1} className="auth-ground flex-1 outline-none">
        <Outlet />
      </main>
      <SiteFooter compact />
    </SiteFrame>
  );
}
