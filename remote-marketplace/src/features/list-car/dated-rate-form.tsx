import { Form, Formik } from 'formik';
import { useRef } from 'react';
import { readMoney, todayIn } from '@drove/shared-ui/formats';
import { DayField, FocusFirstError, TextField } from '@drove/shared-ui/forms';
import { ContactText } from '@drove/shared-ui';
import type { DatedRate } from './api/my-cars';
import { datedRateSchema, emptyDatedRate } from './dated-rates.schema';
import { datedRateFormLabels } from './labels';

interface DatedRateFormProps {
  currency: string;
  /** Why the last try was refused. */
  error: string | undefined;
  /** Rejects when it was not saved; then what was typed stays. */
  onAdd: (rate: DatedRate) => Promise<unknown>;
}

/** A price for certain days; Enter adds it. */
export function DatedRateForm({ currency, error, onAdd }: DatedRateFormProps) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <Formik
      initialValues={emptyDatedRate}
      validationSchema={datedRateSchema(currency)}
      onSubmit={async ({ from_on, to_on, price }, { resetForm }) => {
        const rate = { from_on, to_on, daily_price_minor: readMoney(price, currency) ?? 0 };
        await onAdd(rate).then(
          () => resetForm(),
          // The mutation holds why, and the form shows it.
          () => undefined,
        );
      }}
    >
      {({ submitCount, isSubmitting }) => (
        <Form ref={form} noValidate aria-label={datedRateFormLabels.form} className="mt-4">
          <FocusFirstError form={form} attempts={submitCount} isBusy={isSubmitting} />
          <div className="grid items-start gap-4 sm:grid-cols-3">
            <DayField name="from_on" label={datedRateFormLabels.firstDay} min={todayIn()} />
            <DayField name="to_on" label={datedRateFormLabels.lastDay} min={todayIn()} />
            <TextField name="price" label={datedRateFormLabels.pricePerDay(currency)} inputMode="decimal" />
          </div>
          <p role="alert" className="mt-2 text-sm text-error">
            <ContactText>{error}</ContactText>
          </p>
          <button
            type={isSubmitting ? 'button' : 'submit'}
            className="btn mt-2 btn-outline"
            aria-disabled={isSubmitting}
          >
            {datedRateFormLabels.submit}
          </button>
        </Form>
      )}
    </Formik>
  );
}
