import { documentTitle } from '../brand';
import { NotFoundView } from '../views/not-found-view';
import { notFoundPageLabels } from './labels';

/** A path that no one claims. */
export function NotFoundPage() {
  return (
    <>
      <title>{documentTitle(notFoundPageLabels.title)}</title>
      <NotFoundView />
    </>
  );
}
