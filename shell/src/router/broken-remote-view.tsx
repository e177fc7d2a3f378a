import type { BrokenEntry } from 'federation/registry';
import { ErrorView } from '../views/error-view';

/** The page of a remote whose registry entry cannot be used; a corrected registry comes with a new page. */
export function BrokenRemoteView({ entry }: { entry: BrokenEntry }) {
  const error = new Error(
    `${entry.name} could not be loaded: the app's registry describes it wrongly (${entry.reason})`,
  );
  return (
    <ErrorView
      error={error}
      retry={() => {
        location.reload();
      }}
    />
  );
}
