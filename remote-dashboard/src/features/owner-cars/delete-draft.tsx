import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { toast } from 'react-hot-toast';
import { BusyButton, ContactText } from '@drove/shared-ui';
import { useDeleteDraft } from './api/owned-car-list';
import { deleteDraftLabels } from './labels';
import { ownCarMessage } from './own-car.messages';

interface DeleteDraftProps {
  carUuid: string;
  name: string;
  onClose: () => void;
}

/** Asks before a draft and its photos are gone. */
export function DeleteDraft({ carUuid, name, onClose }: DeleteDraftProps) {
  const remove = useDeleteDraft(carUuid);
  const text = useRef<HTMLParagraphElement>(null);

  function leave() {
    const page = text.current?.closest('main');
    // While the dialog is there, nothing outside it takes the keyboard; the car that it came from goes as well.
    flushSync(onClose);
    toast.success(deleteDraftLabels.done(name));
    page?.focus();
  }

  return (
    <>
      <p ref={text}>{deleteDraftLabels.explanation(name)}</p>
      <p role="alert" className="mt-3 text-error empty:hidden">
        <ContactText>{remove.isError && ownCarMessage(remove.error)}</ContactText>
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <BusyButton
          isBusy={remove.isPending}
          className="btn-error"
          onClick={() => remove.mutate(undefined, { onSuccess: leave })}
        >
          {deleteDraftLabels.submit}
        </BusyButton>
        <button type="button" className="btn btn-ghost" onClick={onClose}>
          {deleteDraftLabels.cancel}
        </button>
      </div>
    </>
  );
}
