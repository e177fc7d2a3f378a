import { Form, Formik, getIn, useFormikContext, type FormikHelpers, type FormikValues } from 'formik';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useKeptForm, type KeptFormOptions } from '@drove/shared-auth';
import { ContactText, keepFocus, SubmitButton } from '@drove/shared-ui';
import type { ServerErrors } from '@drove/shared-ui/forms';
import type { Schema } from 'yup';
import { KeptNote } from './kept-note';

/** Why something was refused: sentences by the field they belong to, and one for the form. */
export interface Explanation {
  fields: Record<string, string>;
  message: string;
}

/** Where the status of a form has the sentence that belongs to no field. */
const WHOLE_FORM = '';

interface DataFormProps<Values extends FormikValues> {
  /** The form's name. */
  label: string;
  initialValues: Values;
  schema: Schema;
  /** Sends it. What it rejects with is explained in the form, which keeps what was typed. */
  onSend: (values: Values) => Promise<unknown>;
  /** Called once it is sent, unless the form has gone by then. */
  onSent?: () => void;
  explain: (error: unknown, values: Values) => Explanation;
  /** What stays in the tab when the form is left half-filled; nothing unless said. */
  keep?: KeptFormOptions<Values>;
  className?: string;
  children: ReactNode;
}

/** A form that takes data: `DataFormButtons` below its fields sends it, and so does Enter. */
export function DataForm<Values extends FormikValues>(props: DataFormProps<Values>) {
  const { label, initialValues, schema, onSend, onSent, explain, keep, className, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const kept = useKeptForm<Values>(keep);

  async function send(values: Values, { setStatus }: FormikHelpers<Values>) {
    setStatus({});
    try {
      await onSend(values);
    } catch (error) {
      setStatus(statusOf(explain(error, values), values));
      return;
    }
    kept.forget();
    if (form.current) onSent?.();
  }

  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={send}>
      <Form ref={form} noValidate aria-label={label} className={className}>
        <LeadToFirstError form={form} />
        <KeptNote kept={kept} />
        {children}
      </Form>
    </Formik>
  );
}

function statusOf({ fields, message }: Explanation, values: FormikValues): ServerErrors {
  const besideFields = Object.entries(fields).map(([name, sentence]) => [
    name,
    { message: sentence, value: getIn(values, name) as unknown },
  ]);
  return { ...Object.fromEntries(besideFields), [WHOLE_FORM]: { message, value: undefined } } as ServerErrors;
}

/** After a failed try the keyboard is at the first field to mend. */
function LeadToFirstError({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { submitCount, isSubmitting } = useFormikContext();
  useLayoutEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, submitCount, isSubmitting]);
  return null;
}

interface DataFormButtonsProps {
  /** What the button that sends it says. */
  action: ReactNode;
  actionClass?: string;
  /** Something else that sending waits for. */
  isBusy?: boolean;
  /** There is nothing to send yet. */
  isHidden?: boolean;
  cancel?: string;
  onCancel?: () => void;
}

/** Why the last try was refused, the button that sends the form around it, and a way out. */
export function DataFormButtons(props: DataFormButtonsProps) {
  const { action, actionClass = 'btn-primary', isBusy = false, isHidden = false, cancel, onCancel } = props;
  const formik = useFormikContext();
  const status = formik.status as ServerErrors | undefined;
  return (
    <>
      <p role="alert" className="mt-3 text-error">
        <ContactText>{status?.[WHOLE_FORM]?.message ?? ''}</ContactText>
      </p>
      {/* In a sheet they stay in view, however long the form is. */}
      <div className="mt-3 flex flex-wrap gap-3 in-[.sheet]:sticky in-[.sheet]:-bottom-5 in-[.sheet]:-mx-5 in-[.sheet]:-mb-5 in-[.sheet]:bg-base-100 in-[.sheet]:px-5 in-[.sheet]:py-4">
        {!isHidden && (
          <SubmitButton isBusy={formik.isSubmitting || isBusy} className={actionClass}>
            {action}
          </SubmitButton>
        )}
        {cancel && (
          <button type="button" className="btn btn-ghost" onMouseDown={keepFocus} onClick={onCancel}>
            {cancel}
          </button>
        )}
      </div>
    </>
  );
}
