import { isRefusedWith } from '@drove/api-client';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { Link } from 'react-router-dom';
import { BusyButton, ContactText, Sheet } from '@drove/shared-ui';
import { useSetListing } from './api/owned-car-list';
import type { OwnCar } from '../../api/owned-cars';
import { ConfirmEmail } from '../../ui/confirm-email';
import { DeleteDraft } from './delete-draft';
import { EditCar } from './edit-car';
import { carActionsLabels } from './labels';
import { ownCarMessage } from './own-car.messages';

/** Where the marketplace's form takes up a car; the address is the contract between the two. */
const formOf = (carUuid: string) => `/dashboard/cars/upload?car=${carUuid}`;

/** What its owner can do with a car now. */
export function CarActions({ car, name }: { car: OwnCar; name: string }) {
  const { car_uuid: uuid, verification, listing, is_public: isPublic } = car;
  const setListing = useSetListing(uuid);
  const [opened, setOpened] = useState<'edit' | 'delete'>();
  const close = () => setOpened(undefined);
  const isPaused = listing === 'paused';

  function move() {
    setListing.mutate(isPaused ? 'list' : 'pause', {
      onSuccess: () =>
        toast.success(isPaused ? carActionsLabels.resumed(name) : carActionsLabels.paused(name)),
    });
  }

  return (
    <>
      <div className="mt-auto flex flex-wrap gap-2 pt-2">
        {verification === 'draft' && (
          <Link to={formOf(uuid)} className="btn btn-primary btn-sm">
            {carActionsLabels.finish}
            <span className="sr-only"> {name}</span>
          </Link>
        )}
        {(verification === 'changes_requested' || verification === 'rejected') && (
          <Link to={formOf(uuid)} className="btn btn-primary btn-sm">
            {carActionsLabels.change}
            <span className="sr-only"> {name}</span>
          </Link>
        )}
        {(verification === 'approved' || verification === 'pending') && (
          <button type="button" className="btn btn-outline btn-sm" onClick={() => setOpened('edit')}>
            {carActionsLabels.edit}
            <span className="sr-only"> {name}</span>
          </button>
        )}
        {verification !== 'draft' && verification !== 'suspended' && (
          <BusyButton isBusy={setListing.isPending} className="btn-outline btn-sm" onClick={move}>
            <span>{isPaused ? carActionsLabels.resume : carActionsLabels.pause}</span>
            <span className="sr-only"> {name}</span>
          </BusyButton>
        )}
        {isPublic && (
          <Link to={`/carlisting/car/${uuid}`} className="btn btn-ghost btn-sm">
            {carActionsLabels.preview}
            <span className="sr-only"> {name}</span>
          </Link>
        )}
        {verification === 'draft' && (
          <button type="button" className="btn btn-ghost btn-sm" onClick={() => setOpened('delete')}>
            {carActionsLabels.delete}
            <span className="sr-only"> {name}</span>
          </button>
        )}
      </div>
      {isRefusedWith<'POST /cars/{car_uuid}/list'>(setListing.error, 'EMAIL_NOT_CONFIRMED') ? (
        <ConfirmEmail onConfirmed={() => setListing.reset()} />
      ) : (
        setListing.error && (
          <p role="alert" className="text-sm text-error">
            <ContactText>{ownCarMessage(setListing.error)}</ContactText>
          </p>
        )
      )}
      <Sheet
        isOpen={opened === 'edit'}
        onClose={close}
        heading={carActionsLabels.editHeading(name)}
        className="sm:w-lg"
      >
        <EditCar isVerified={verification === 'approved'} to={formOf(uuid)} />
      </Sheet>
      <Sheet
        isOpen={opened === 'delete'}
        onClose={close}
        heading={carActionsLabels.deleteHeading}
        className="sm:w-lg"
      >
        <DeleteDraft carUuid={uuid} name={name} onClose={close} />
      </Sheet>
    </>
  );
}
