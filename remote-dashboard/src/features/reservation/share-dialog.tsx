import { useMutation, useQueryClient } from '@tanstack/react-query';
import { explainRefusal, useApi } from '@drove/api-client';
import { toast } from 'react-hot-toast';
import { BusyButton, ContactText } from '@drove/shared-ui';
import { reservationKeys } from '../../api/reservations';
import { shareDialogLabels as labels } from './action-labels';
import type { DialogProps } from './dialog-props';

/** The link that shows the trip to a co-driver: made, handed on, and taken back. */
export function ShareDialog({ reservation }: DialogProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { reservation_uuid, share_url: url, car } = reservation;
  const change = useMutation({
    mutationFn: (isShared: boolean) => {
      const path = { reservation_uuid };
      return isShared
        ? api.post('/reservations/{reservation_uuid}/share', { path })
        : api.delete('/reservations/{reservation_uuid}/share', { path });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: reservationKeys.all }),
  });
  // Neither is there on pages without TLS; the link can still be selected as a whole.
  const { clipboard, share } = navigator as Partial<Pick<Navigator, 'clipboard' | 'share'>>;
  const copy = (link: string) =>
    void clipboard?.writeText(link).then(
      () => toast.success(labels.copied),
      () => toast.error(labels.copyFailed),
    );

  const send = (link: string) =>
    // eslint-disable-next-line browsers/known-to-all -- Firefox and Chrome on Linux offer no such button; the link can be copied
    navigator.share({ title: labels.title(`${car.make} ${car.model}`), url: link }).catch(() => {
      // The person closed the sheet of their system.
    });

  return (
    <>
      <p>{labels.explanation}</p>
      {url === null ? (
        <div className="mt-5">
          <BusyButton isBusy={change.isPending} onClick={() => change.mutate(true)}>
            {labels.create}
          </BusyButton>
        </div>
      ) : (
        <>
          <p className="mt-4 text-sm font-medium">{labels.link}</p>
          <p
            translate="no"
            className="mt-1 rounded-field bg-base-200 p-3 font-mono text-sm break-all select-all"
          >
            {url}
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            {share && (
              <button type="button" className="btn btn-primary" onClick={() => void send(url)}>
                {labels.send}
              </button>
            )}
            {clipboard && (
              <button
                type="button"
                className={share ? 'btn btn-outline' : 'btn btn-primary'}
                onClick={() => copy(url)}
              >
                {labels.copy}
              </button>
            )}
            <BusyButton
              isBusy={change.isPending}
              className="btn-outline"
              onClick={() => change.mutate(false)}
            >
              {labels.stop}
            </BusyButton>
          </div>
        </>
      )}
      <p role="alert" className="mt-3 text-error">
        <ContactText>
          {change.isError &&
            explainRefusal<'POST /reservations/{reservation_uuid}/share'>(
              change.error,
              {},
              { MOVE_NOT_ALLOWED: null, RESERVATION_NOT_FOUND: labels.notFound },
            ).message}
        </ContactText>
      </p>
    </>
  );
}
