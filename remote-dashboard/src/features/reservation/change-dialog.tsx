import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApiClient } from 'shared-auth';
import { isRefusedWith } from '../../api/refused';
import { useDeed } from '../../api/reservation-deeds';
import { changeQuoteOptions, type WantedPeriod } from '../../api/trip-quotes';
import { formatMoney } from '../../lib/money';
import { BusyButton } from '../../ui/busy-button';
import { ReasonField } from '../../ui/reason-field';
import type { DialogProps } from './dialog-props';
import { DifferenceLines } from './difference-lines';
import { PeriodChoice } from './period-choice';

/** Another period for a trip: the days and times, what the difference is, and then asking the owner. */
export function ChangeDialog({ reservation, onDone, onClose }: DialogProps) {
  const { reservation_uuid: uuid, pick_up: pickUp, return: back } = reservation;
  const [wanted, setWanted] = useState<WantedPeriod | undefined>({ pick_up: pickUp, return: back });
  const [message, setMessage] = useState('');
  const deed = useDeed();
  const isOther = wanted !== undefined && (wanted.pick_up !== pickUp || wanted.return !== back);
  const quote = useQuery({
    ...changeQuoteOptions(useApiClient(), uuid, wanted ?? { pick_up: pickUp, return: back }),
    enabled: isOther,
  });
  const difference = isOther ? quote.data?.difference : undefined;

  function ask() {
    if (!wanted || !difference) return;
    deed.mutate(
      {
        path: `reservations/${uuid}/changes`,
        json: {
          ...wanted,
          expected_difference_minor: difference.amount_minor,
          ...(message.trim() && { message: message.trim() }),
        },
      },
      { onSuccess: () => onDone('The owner is asked') },
    );
  }

  return (
    <>
      <PeriodChoice
        reservation={reservation}
        wanted={wanted}
        onChange={(period) => {
          deed.reset();
          setWanted(period);
        }}
      />
      <div aria-live="polite">
        {isOther && quote.isError && <p className="mt-4 text-error">{quote.error.message}</p>}
        {isOther && quote.data && (
          <>
            <DifferenceLines priced={quote.data} viewer="customer" />
            {quote.data.is_capped && (
              <p className="mt-2 text-sm text-base-content/75">
                No more is given back than cancelling the trip now would give back.
              </p>
            )}
            <p className="mt-3 text-base-content/80">{whatFollows(quote.data.difference.amount_minor)}</p>
          </>
        )}
      </div>
      {difference && (
        <div className="mt-4">
          <ReasonField label="A message to the owner" isOptional value={message} onChange={setMessage} />
        </div>
      )}
      <p role="alert" className="mt-3 text-error">
        {deed.isError && sentenceOf(deed.error)}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {difference && (
          <BusyButton isBusy={deed.isPending || quote.isFetching} onClick={ask}>
            {difference.amount_minor > 0
              ? `Ask for it, for ${formatMoney(difference)} more`
              : 'Ask for this change'}
          </BusyButton>
        )}
        <button type="button" className="btn btn-ghost" onClick={onClose}>
          Keep it as it is
        </button>
      </div>
    </>
  );
}

function whatFollows(differenceMinor: number): string {
  if (differenceMinor > 0) return 'The owner answers first. You pay the difference only once they approve.';
  if (differenceMinor < 0) return 'The owner answers first. The money goes back once they approve.';
  return 'The owner answers first. There is nothing to pay.';
}

function sentenceOf(error: Error): string {
  // What is asked again by now stands above.
  return isRefusedWith(error, 'DIFFERENCE_CHANGED')
    ? 'The price has changed meanwhile. Please look at the new difference, then ask again.'
    : error.message;
}
