import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { Sheet } from '@drove/shared-ui';
import { unsavedGuardLabels } from './labels';

interface UnsavedGuardProps {
  isUnsaved: boolean;
  /** The form brings it back when the page is opened again in this tab. */
  isKept?: boolean;
}

/** Asks before what was typed is lost: on a way within the app and on closing the tab. */
export function UnsavedGuard({ isUnsaved, isKept = false }: UnsavedGuardProps) {
  const blocker = useBlocker(isUnsaved);

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  return (
    <Sheet
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      heading={unsavedGuardLabels.heading}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" className="btn btn-ghost" onClick={() => blocker.proceed?.()}>
            {unsavedGuardLabels.leave}
          </button>
          <button type="button" className="btn btn-primary" onClick={() => blocker.reset?.()}>
            {unsavedGuardLabels.stay}
          </button>
        </div>
      }
    >
      <p>{isKept ? unsavedGuardLabels.kept : unsavedGuardLabels.notSaved}</p>
    </Sheet>
  );
}
