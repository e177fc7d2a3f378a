import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useAuth } from 'shared-auth';
import { useSingleFlight } from '../../lib/use-single-flight';
import { useTypedEmail } from '../../lib/use-typed-email';
import { AuthForm } from '../../ui/auth-form';
import { FieldGroup } from '../../ui/field-group';
import { FormAlert } from '../../ui/form-alert';
import { SubmitButton } from '../../ui/submit-button';
import { TextField } from '../../ui/text-field';
import { forgotPasswordErrorMessage } from './forgot-password-form.messages';
import { forgotPasswordFormSchema, type ForgotPasswordFormValues } from './forgot-password-form.schema';
import { forgotPasswordFormLabels } from './labels';
import { LinkSent } from './link-sent';

/** Asks for a link to a new password, and gives the same answer to every address. */
export function ForgotPasswordForm() {
  const { sendPasswordReset } = useAuth();
  const [email, setEmail] = useState(useTypedEmail());
  const [isSent, setSent] = useState(false);

  const submit = useSingleFlight(
    async (values: ForgotPasswordFormValues, form: FormikHelpers<ForgotPasswordFormValues>) => {
      form.setStatus(undefined);
      try {
        const { email: address } = forgotPasswordFormSchema.cast(values);
        await sendPasswordReset(address);
        setEmail(address);
        setSent(true);
      } catch (error) {
        form.setStatus(forgotPasswordErrorMessage(error));
      }
    },
  );

  if (isSent) return <LinkSent email={email} sendAgain={() => setSent(false)} />;
  return (
    <Formik initialValues={{ email }} validationSchema={forgotPasswordFormSchema} onSubmit={submit}>
      {({ status }) => (
        <AuthForm label={forgotPasswordFormLabels.form}>
          <FieldGroup fields={['email']}>
            <TextField
              name="email"
              label={forgotPasswordFormLabels.email}
              type="email"
              autoComplete="username"
            />
          </FieldGroup>
          <FormAlert message={status as string | undefined} />
          <SubmitButton>{forgotPasswordFormLabels.sendLink}</SubmitButton>
        </AuthForm>
      )}
    </Formik>
  );
}
