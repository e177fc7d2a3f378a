import { Outlet } from 'react-router-dom';
import { MAIN_ID, SkipLink } from './skip-link';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** The frame of signing in, registering and a forgotten password: one quiet card on a tinted ground. */
export function AuthLayout() {
  return (
    <div className="flex min-h-dvh flex-col [--frame-height:4rem]">
      <SkipLink />
      <SiteHeader waysIn={false} />
      <main id={MAIN_ID} tabIndex={-1} className="auth-ground flex-1 outline-none">
        <Outlet />
      </main>
      <SiteFooter compact />
    </div>
  );
}
