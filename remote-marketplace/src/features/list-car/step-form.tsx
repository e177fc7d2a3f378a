import { Refused } from '@drove/api-client';
import { Form, Formik, validateYupSchema, yupToFormErrors, type FormikValues } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import { useKeptForm } from '@drove/shared-auth';
import type { ServerErrors } from '@drove/shared-ui/forms';
import type { Schema, ValidationError } from 'yup';
import { useSaveCar, type CarChanges, type OwnCar } from './api/my-cars';
import { KeptNote } from '../../ui/kept-note';
import { saveCarMessage } from './save-car.messages';
import { StepButtons } from './step-buttons';
import { UnsavedGuard } from '@drove/shared-ui/unsaved-guard';

interface StepFormProps<Values extends object> {
  label: string;
  /** The step's name where what is typed is kept in the tab. */
  name: string;
  car: OwnCar | undefined;
  initialValues: Values;
  /** What stays in the tab when the step is left half-filled. */
  keptFields: readonly (keyof Values & string)[];
  /** Everything that the step needs. */
  schema: Schema;
  /** The same without what may still be missing in a draft. */
  draftSchema: Schema;
  toChanges: (values: Values) => CarChanges;
  onSaved: (car: OwnCar, then: 'continue' | 'leave') => void;
  onBack?: (() => void) | undefined;
  children: ReactNode;
}

async function errorsOf(schema: Schema, values: FormikValues): Promise<Record<string, string>> {
  try {
    await validateYupSchema(values, schema);
    return {};
  } catch (error) {
    return yupToFormErrors(error as ValidationError) as Record<string, string>;
  }
}

/**
 * A step whose fields are saved together. "Save and continue" asks for all that the step needs; "Save for later"
 * keeps whatever is there, as long as it is well-formed. What was typed stays, whatever the server says.
 */
export function StepForm<Values extends object>(props: StepFormProps<Values>) {
  const { label, name, car, initialValues, keptFields, schema, draftSchema, toChanges } = props;
  const { onSaved, onBack, children } = props;
  const kept = useKeptForm<Values>({ form: `${name}:${car?.car_uuid ?? 'new'}`, fields: keptFields });
  const save = useSaveCar(car?.car_uuid);
  const form = useRef<HTMLFormElement>(null);
  // Formik's types recurse without end over a type parameter.
  const begin: FormikValues = initialValues;

  async function keep(
    values: FormikValues,
    then: 'continue' | 'leave',
    setStatus: (errors: ServerErrors) => void,
  ) {
    setStatus({});
    try {
      const saved = await save.mutateAsync(toChanges(values as Values));
      kept.forget();
      onSaved(saved, then);
    } catch (error) {
      const fields = error instanceof Refused ? (error.problem?.fields ?? {}) : {};
      setStatus(
        Object.fromEntries(
          Object.entries(fields).map(([name, message]) => [name, { message, value: values[name] as string }]),
        ),
      );
    }
  }

  return (
    <Formik
      initialValues={begin}
      validate={(values) => errorsOf(schema, values)}
      onSubmit={(values, { setStatus }) => keep(values, 'continue', setStatus)}
    >
      {({ values, dirty, submitCount, isSubmitting, setStatus, setErrors, setTouched, setSubmitting }) => {
        const saveForLater = async () => {
          const errors = await errorsOf(draftSchema, values);
          if (Object.keys(errors).length > 0) {
            const touched = Object.fromEntries(Object.keys(errors).map((name) => [name, true]));
            await setTouched(touched, false);
            setErrors(errors);
            focusFirstError(form.current);
            return;
          }
          setSubmitting(true);
          await keep(values, 'leave', setStatus);
          setSubmitting(false);
        };
        return (
          <Form ref={form} noValidate aria-label={label} className="grid gap-8">
            <UnsavedGuard isUnsaved={dirty} isKept />
            <FocusFirstError form={form} attempts={submitCount} isBusy={isSubmitting} />
            <KeptNote kept={kept} />
            {children}
            <StepButtons
              error={save.isError ? saveCarMessage(save.error) : undefined}
              isBusy={isSubmitting}
              onBack={onBack}
              onLater={saveForLater}
            />
          </Form>
        );
      }}
    </Formik>
  );
}

function focusFirstError(form: HTMLFormElement | null) {
  // After the messages have been drawn.
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

interface FocusFirstErrorProps {
  form: React.RefObject<HTMLFormElement | null>;
  attempts: number;
  isBusy: boolean;
}

/** After a failed try the keyboard is at the first field to mend. */
function FocusFirstError({ form, attempts, isBusy }: FocusFirstErrorProps) {
  useEffect(() => {
    if (attempts > 0 && !isBusy) focusFirstError(form.current);
  }, [form, attempts, isBusy]);
  return null;
}
