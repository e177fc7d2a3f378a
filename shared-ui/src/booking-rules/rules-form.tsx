import { Form, Formik } from 'formik';
import { type ReactNode, useRef, useState } from 'react';
import { ContactText } from '../contact-text';
import { FocusFirstError } from '../forms/focus-first-error';
import type { ServerErrors } from '../forms/use-described-field';
import { SubmitButton } from '../submit-button';
import { UnsavedGuard } from '../unsaved-guard';
import { bookingRulesLabels } from './labels';
import { RulesFields } from './rules-fields';
import { rulesSchema, type RulesValues } from './rules.schema';

/** Why rules were refused: a sentence, and one for each field that it names, such as `open_hours.0.to`. */
export interface RulesRefusal {
  message: string;
  fields: Record<string, string>;
}

interface BookingRulesFormProps {
  /** What is saved; the form follows it. */
  initialValues: RulesValues;
  /** Rejects with what `explain` explains. */
  onSave: (values: RulesValues) => Promise<unknown>;
  explain: (error: unknown) => RulesRefusal;
  /** Above the fields, inside the form. */
  children?: ReactNode;
}

/** How long before, at which hours and for how long drivers can book: the same form for a car and for a default. */
export function BookingRulesForm({ initialValues, onSave, explain, children }: BookingRulesFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState<{ message: string; isSaved: boolean }>();

  async function save(values: RulesValues, setStatus: (errors: ServerErrors) => void) {
    setStatus({});
    setOutcome(undefined);
    try {
      await onSave(values);
      setOutcome({ message: '', isSaved: true });
    } catch (error) {
      const { message, fields } = explain(error);
      const shown = Object.entries(fields).map(([name, sentence]) => [
        name,
        { message: sentence, value: valueOf(values, name) },
      ]);
      setStatus(Object.fromEntries(shown) as ServerErrors);
      setOutcome({ message, isSaved: false });
    }
  }

  return (
    <Formik
      initialValues={initialValues}
      enableReinitialize
      validationSchema={rulesSchema}
      onSubmit={(values, { setStatus }) => save(values, setStatus)}
    >
      {({ dirty, submitCount, isSubmitting }) => (
        <Form ref={form} noValidate aria-label={bookingRulesLabels.form} className="mt-5 grid gap-8">
          <UnsavedGuard isUnsaved={dirty} />
          <FocusFirstError form={form} attempts={submitCount} isBusy={isSubmitting} />
          {children}
          <RulesFields />
          <div>
            <p role="alert" className="text-sm text-error">
              <ContactText>{outcome?.message}</ContactText>
            </p>
            <p role="status" className="text-sm text-success">
              {outcome?.isSaved && !dirty ? bookingRulesLabels.saved : ''}
            </p>
            <div className="mt-3">
              <SubmitButton isBusy={isSubmitting}>{bookingRulesLabels.save}</SubmitButton>
            </div>
          </div>
        </Form>
      )}
    </Formik>
  );
}

/** What a field had that the API names. */
function valueOf(values: RulesValues, name: string): unknown {
  const [field = '', index = '', part = ''] = name.split('.');
  if (field !== 'open_hours') return values[field as keyof RulesValues];
  return values.open_hours[Number(index)]?.[part as 'from' | 'to'];
}
