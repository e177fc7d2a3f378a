import { Form, Formik, type FormikValues } from 'formik';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { FocusFirstError } from '@drove/shared-ui/forms';
import type { ObjectSchema } from 'yup';
import { ContactText } from '@drove/shared-ui';
import { explain } from './account.messages';
import { accountFormLabels } from './labels';

interface AccountFormProps<Values extends FormikValues> {
  /** The form's name. */
  label: string;
  initialValues: Values;
  schema: ObjectSchema<object>;
  /** Does it. What it is rejected with is explained in the form, which stays as it is. */
  onSave: (values: Values) => Promise<void>;
  /** Told whether there is anything that would be lost by leaving. */
  onUnsaved: (isUnsaved: boolean) => void;
  /** What the button that sends it says. */
  action: string;
  actionClass?: string;
  /** Puts it away without doing anything, where that makes sense. */
  onCancel?: () => void;
  children: ReactNode;
}

/** Leaving a field shows what is wrong with it, which would move the button away from under the click. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** A form of the account page: reasons beside their fields, one above the button, nothing typed lost. */
export function AccountForm<Values extends FormikValues>(props: AccountFormProps<Values>) {
  const { label, initialValues, schema, onSave, onUnsaved, action, onCancel, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const [message, setMessage] = useState('');

  return (
    <Formik
      initialValues={initialValues}
      validationSchema={schema}
      onSubmit={async (values, { setStatus, resetForm }) => {
        setMessage('');
        setStatus({});
        try {
          await onSave(values);
          resetForm({ values });
        } catch (error) {
          const { fields, message: reason } = explain(error);
          const refused = Object.entries(fields).map(([field, sentence]) => [
            field,
            { message: sentence, value: values[field] as unknown },
          ]);
          setStatus(Object.fromEntries(refused));
          setMessage(reason);
        }
      }}
    >
      {({ dirty, submitCount, isSubmitting }) => (
        <Form ref={form} noValidate aria-label={label} className="grid gap-4">
          <ReportUnsaved isUnsaved={dirty && !isSubmitting} onUnsaved={onUnsaved} />
          <FocusFirstError form={form} attempts={submitCount} isBusy={isSubmitting} />
          {children}
          <p role="alert" className="font-medium text-error empty:hidden">
            <ContactText>{message}</ContactText>
          </p>
          <div className="flex flex-wrap gap-3">
            <button
              type="submit"
              aria-disabled={isSubmitting}
              aria-busy={isSubmitting}
              className={`btn aria-disabled:cursor-progress aria-disabled:opacity-80 ${props.actionClass ?? 'btn-primary'}`}
              onMouseDown={keepFocus}
              onClick={(event) => {
                if (isSubmitting) event.preventDefault();
              }}
            >
              {isSubmitting && <span aria-hidden="true" className="loading loading-spinner loading-sm" />}
              {action}
            </button>
            {onCancel && (
              <button type="button" className="btn btn-ghost" onMouseDown={keepFocus} onClick={onCancel}>
                {accountFormLabels.cancel}
              </button>
            )}
          </div>
        </Form>
      )}
    </Formik>
  );
}

function ReportUnsaved({
  isUnsaved,
  onUnsaved,
}: {
  isUnsaved: boolean;
  onUnsaved: (value: boolean) => void;
}) {
  const report = useRef(onUnsaved);
  useEffect(() => {
    report.current = onUnsaved;
  });
  useEffect(() => {
    report.current(isUnsaved);
    return () => report.current(false);
  }, [isUnsaved]);
  return null;
}
