import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '@drove/api-client';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { Link } from 'react-router-dom';
import { Sheet } from '@drove/shared-ui';
import { formatMoney, type Money } from '@drove/shared-ui/formats';
import { TextAreaField } from '@drove/shared-ui/forms';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { object, string } from 'yup';
import { shortNumber } from '../../lib/short-number';
import { DataForm, DataFormButtons } from '../../ui/data-form';
import { partsToCorrectOptions, useCorrectParts, type PartsToCorrect as Parts } from './api/reconciliation';
import { explainCorrection } from './correction.messages';
import { partsToCorrectLabels, reconciliationLabels } from './labels';
import { MoneyTable } from './money-table';

const schema = object({ reason: string().trim().required(partsToCorrectLabels.reasonMissing) });

/** Payments whose parts are not what they should be, each with its correction; nothing where all are right. */
export function PartsToCorrect() {
  return (
    <QueryBoundary heading={partsToCorrectLabels.failed} fallback={null}>
      <PaymentsToCorrect />
    </QueryBoundary>
  );
}

function PaymentsToCorrect() {
  const { payments } = useSuspenseQuery(partsToCorrectOptions(useApi())).data;
  const [chosen, setChosen] = useState<Parts>();
  const close = () => {
    setChosen(undefined);
  };
  return (
    <>
      {payments.length > 0 && (
        <section className="mb-8">
          <h2 className="text-xl font-bold">{reconciliationLabels.partsToCorrect}</h2>
          <p className="mt-1 max-w-prose text-sm text-base-content/75">{partsToCorrectLabels.text}</p>
          <PartsTable payments={payments} onChoose={setChosen} />
        </section>
      )}
      <Sheet
        isOpen={chosen !== undefined}
        onClose={close}
        heading={chosen ? partsToCorrectLabels.correctPayment(nameOf(chosen)) : ''}
      >
        {chosen && <CorrectionForm payment={chosen} onClose={close} />}
      </Sheet>
    </>
  );
}

function PartsTable({ payments, onChoose }: { payments: Parts[]; onChoose: (payment: Parts) => void }) {
  return (
    <MoneyTable
      caption={reconciliationLabels.partsToCorrect}
      columns={[
        partsToCorrectLabels.payment,
        partsToCorrectLabels.owner,
        partsToCorrectLabels.commission,
        partsToCorrectLabels.serviceFee,
        partsToCorrectLabels.tax,
      ]}
      rows={payments.map((payment) => {
        const { payment_uuid: key, reservation_uuid: trip, has, should_have: should } = payment;
        return {
          key,
          cells: [
            // Beside the name, where it is in sight on a phone.
            <span key="payment" className="flex flex-wrap items-center gap-x-3 gap-y-1 whitespace-nowrap">
              <Link to={`/dashboard/reservations/${trip}`} className="link">
                {nameOf(payment)}
              </Link>
              <button
                type="button"
                className="btn btn-sm"
                aria-label={partsToCorrectLabels.correctPayment(nameOf(payment))}
                onClick={() => {
                  onChoose(payment);
                }}
              >
                {partsToCorrectLabels.correct}
              </button>
            </span>,
            change(has.owner, should.owner),
            change(has.commission, should.commission),
            change(has.service_fee, should.service_fee),
            change(has.tax, should.tax),
          ],
        };
      })}
    />
  );
}

function CorrectionForm({ payment, onClose }: { payment: Parts; onClose: () => void }) {
  const correct = useCorrectParts();
  return (
    <DataForm
      label={partsToCorrectLabels.correct}
      initialValues={{ reason: '' }}
      schema={schema}
      explain={explainCorrection}
      onSend={({ reason }) =>
        correct.mutateAsync({ paymentUuid: payment.payment_uuid, reason: reason.trim() })
      }
      onSent={() => {
        toast.success(partsToCorrectLabels.corrected);
        onClose();
      }}
    >
      <TextAreaField name="reason" label={partsToCorrectLabels.reason} maxLength={500} />
      <DataFormButtons
        action={partsToCorrectLabels.correct}
        cancel={partsToCorrectLabels.cancel}
        onCancel={onClose}
      />
    </DataForm>
  );
}

const nameOf = ({ payment_uuid: uuid }: Parts) => shortNumber(uuid);

const change = (has: Money, should: Money) =>
  has.amount_minor === should.amount_minor
    ? formatMoney(has)
    : partsToCorrectLabels.change(formatMoney(has), formatMoney(should));
