import type { ReactNode } from 'react';
import { updateLabels } from '../update/labels';
import { useNewerVersion } from '../update/use-newer-version';
import { ErrorView, isMissingPart } from '../views/error-view';

interface FailedPartProps {
  error: Error;
  retry: () => void;
  /** Further ways on. */
  children?: ReactNode;
}

/** A part of a remote that did not load: what is missing may be of a release that is no more. */
export function FailedPart({ error, retry, children }: FailedPartProps) {
  const isOutdated = useNewerVersion(isMissingPart(error));
  return (
    <ErrorView
      error={isOutdated ? updateLabels.outdated : error}
      retry={isOutdated ? () => location.reload() : retry}
    >
      {children}
    </ErrorView>
  );
}
