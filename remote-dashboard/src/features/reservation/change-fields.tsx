import { nearestOf, useApi } from '@drove/api-client';
import { useQuery } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { NearestTimes } from '@drove/shared-ui';
import { formatMoney } from '@drove/shared-ui/formats';
import { TextAreaField } from '@drove/shared-ui/forms';
import type { Reservation } from '../../api/reservations';
import { changeQuoteOptions } from '../../api/trip-quotes';
import { DataFormButtons } from '../../ui/data-form';
import { changeQuoteMessage } from './action-forms.messages';
import { changeFieldsLabels } from './action-labels';
import { periodValues, wantedPeriod, type ChangeValues } from './change-form.values';
import { DifferenceLines } from './difference-lines';
import { PeriodChoice } from './period-choice';

interface ChangeFieldsProps {
  reservation: Reservation;
  onClose: () => void;
}

/** The days and times of a change, and what they cost as soon as they are other ones. */
export function ChangeFields({ reservation, onClose }: ChangeFieldsProps) {
  const { reservation_uuid: uuid, pick_up: pickUp, return: back } = reservation;
  const { values, setValues, setStatus } = useFormikContext<ChangeValues>();
  const wanted = wantedPeriod(values, reservation);
  const quote = useQuery({
    ...changeQuoteOptions(useApi(), uuid, wanted ?? { pick_up: pickUp, return: back }),
    enabled: wanted !== undefined,
  });
  const period = JSON.stringify(wanted);
  // What was said of the days before is not said of these.
  useEffect(() => setStatus({}), [period, setStatus]);
  const difference = wanted && quote.data?.difference;

  return (
    <>
      <PeriodChoice reservation={reservation} />
      <div aria-live="polite">
        {wanted && quote.isError && (
          <div className="mt-4 grid gap-3">
            <p className="text-error">{changeQuoteMessage(quote.error)}</p>
            <NearestTimes
              periods={nearestOf(quote.error)}
              onPick={(nearest) => void setValues({ ...values, ...periodValues(nearest) })}
            />
          </div>
        )}
        {wanted && quote.data && (
          <>
            <DifferenceLines priced={quote.data} viewer="customer" />
            {quote.data.is_capped && (
              <p className="mt-2 text-sm text-base-content/75">{changeFieldsLabels.refundLimit}</p>
            )}
            <p className="mt-3 text-base-content/80">{whatFollows(quote.data.difference.amount_minor)}</p>
          </>
        )}
      </div>
      {difference && (
        <div className="mt-4">
          <TextAreaField name="message" label={changeFieldsLabels.message} isOptional />
        </div>
      )}
      <DataFormButtons
        action={
          difference && difference.amount_minor > 0
            ? changeFieldsLabels.submitMore(formatMoney(difference))
            : changeFieldsLabels.submit
        }
        isBusy={quote.isFetching}
        isHidden={!difference}
        cancel={changeFieldsLabels.cancel}
        onCancel={onClose}
      />
    </>
  );
}

function whatFollows(differenceMinor: number): string {
  if (differenceMinor > 0) return changeFieldsLabels.payLater;
  if (differenceMinor < 0) return changeFieldsLabels.refundLater;
  return changeFieldsLabels.nothingToPay;
}
