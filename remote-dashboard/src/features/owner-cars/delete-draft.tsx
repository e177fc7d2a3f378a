import { toast } from 'react-hot-toast';
import { useDeleteDraft } from '../../api/owned-car-list';
import { BusyButton } from '../../ui/busy-button';

interface DeleteDraftProps {
  carUuid: string;
  name: string;
  onClose: () => void;
}

/** Asks before a draft and its photos are gone. */
export function DeleteDraft({ carUuid, name, onClose }: DeleteDraftProps) {
  const remove = useDeleteDraft(carUuid);
  return (
    <>
      <p>{name} and its photos will be gone. This cannot be undone.</p>
      <p role="alert" className="mt-3 text-error empty:hidden">
        {remove.error?.message}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <BusyButton
          isBusy={remove.isPending}
          className="btn-error"
          onClick={() =>
            remove.mutate(undefined, {
              onSuccess: () => {
                toast.success(`${name} is deleted`);
                onClose();
              },
            })
          }
        >
          Delete the draft
        </BusyButton>
        <button type="button" className="btn btn-ghost" onClick={onClose}>
          Keep it
        </button>
      </div>
    </>
  );
}
