import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { unsavedGuardLabels } from './labels';
import { Sheet } from './sheet';

/** The state of a move that follows a save: nothing is lost by it. */
export const SAVED = 'saved';

interface UnsavedGuardProps {
  isUnsaved: boolean;
  /** What would be lost, as a sentence. */
  sentence?: string;
  /** The form brings it back when the page is opened again in this tab. */
  isKept?: boolean;
}

/** Asks before what was typed, or is still being sent, is lost: on a way within the app and on closing the tab. */
export function UnsavedGuard({ isUnsaved, isKept = false, sentence }: UnsavedGuardProps) {
  const blocker = useBlocker(({ nextLocation }) => isUnsaved && nextLocation.state !== SAVED);

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  const isAsking = blocker.state === 'blocked';
  return (
    <Sheet
      isOpen={isAsking}
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
      <p>{sentence ?? (isKept ? unsavedGuardLabels.kept : unsavedGuardLabels.notSaved)}</p>
    </Sheet>
  );
}
