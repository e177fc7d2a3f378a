import { Formik, type FormikHelpers } from 'formik';
import { announceRegistration, useAuth, type Newcomer, type OwnRegistration } from '@drove/shared-auth';
import { TermsNote } from '@drove/shared-ui/terms-note';
import { useSingleFlight } from '../../lib/use-single-flight';
import { AuthForm } from '../../ui/auth-form';
import { FieldGroup } from '../../ui/field-group';
import { SubmitButton } from '../../ui/submit-button';
import { TextField } from '../../ui/text-field';
import { nameLabels } from '../../ui/labels';
import { newcomerFormLabels as labels } from './labels';
import { newcomerFormSchema, type NewcomerFormValues } from './newcomer-form.schema';

interface NewcomerFormProps {
  newcomer: Newcomer & { phone?: string };
  /** What else the same tab typed before the address was confirmed; undefined for someone who is new here. */
  before?: Partial<OwnRegistration> | undefined;
  /** Back to the other ways of signing in. */
  onLeave: () => void;
}

/** What an account needs beside what another service has said, or a confirmed address. */
export function NewcomerForm({ newcomer, before, onLeave }: NewcomerFormProps) {
  const { register } = useAuth();
  const { email, fname, lname, phone = '' } = newcomer;
  const signUp = useSingleFlight(
    async (values: NewcomerFormValues, form: FormikHelpers<NewcomerFormValues>) => {
      const outcome = await register({ ...before, ...newcomerFormSchema.cast(values) });
      announceRegistration(outcome, email);
      if (outcome.kind === 'refused') form.setErrors(outcome.fields);
    },
  );
  return (
    <Formik initialValues={{ fname, lname, phone }} validationSchema={newcomerFormSchema} onSubmit={signUp}>
      <AuthForm label={labels.form}>
        <p className="mb-4 text-sm">
          <span>{before ? labels.introAgain(email) : labels.intro(email)}</span>{' '}
          <button type="button" className="link font-medium link-primary" onClick={onLeave}>
            {labels.otherWay}
          </button>
        </p>
        <FieldGroup fields={['fname', 'lname']} hint={nameLabels.oneName}>
          <TextField name="fname" label={labels.fname} autoComplete="given-name" />
          <TextField name="lname" label={labels.lname} autoComplete="family-name" />
        </FieldGroup>
        <FieldGroup fields={['phone']}>
          <TextField name="phone" label={labels.phone} type="tel" autoComplete="tel" />
        </FieldGroup>
        <div className="mb-3">
          <TermsNote occasion="signUp" />
        </div>
        <SubmitButton>{before ? labels.submitAgain : labels.submit}</SubmitButton>
      </AuthForm>
    </Formik>
  );
}
