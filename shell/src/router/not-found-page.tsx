import { documentTitle } from '../brand';
import { NotFoundView } from '../views/not-found-view';

/** A path that no one claims. */
export function NotFoundPage() {
  return (
    <>
      <title>{documentTitle('Page not found')}</title>
      <NotFoundView />
    </>
  );
}
