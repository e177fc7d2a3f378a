import type { BrokenEntry } from 'federation/registry';
import { ErrorView } from '../views/error-view';
import { brokenRemoteViewLabels } from './labels';

/** The page of a remote whose registry entry cannot be used; a corrected registry comes with a new page. */
export function BrokenRemoteView({ entry }: { entry: BrokenEntry }) {
  const error = new Error(brokenRemoteViewLabels.failed(entry.name, entry.reason));
  return (
    <ErrorView
      error={error}
      retry={() => {
        location.reload();
      }}
    />
  );
}
