import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useAuth } from '@drove/shared-auth';
import { useSingleFlight } from '../../lib/use-single-flight';
import { useTypedEmail } from '../../lib/use-typed-email';
import { AuthForm } from '../../ui/auth-form';
import { FieldGroup } from '../../ui/field-group';
import { FormAlert } from '../../ui/form-alert';
import { SubmitButton } from '../../ui/submit-button';
import { TextField } from '../../ui/text-field';
import { forgotPasswordErrorMessage, sentMessage } from './forgot-password-form.messages';
import { forgotPasswordFormSchema, type ForgotPasswordFormValues } from './forgot-password-form.schema';
import { forgotPasswordFormLabels, linkSentLabels } from './labels';

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
          <SubmitButton>{forgotPasswordFormLabels.submit}</SubmitButton>
        </AuthForm>
      )}
    </Formik>
  );
}

interface LinkSentProps {
  email: string;
  sendAgain: () => void;
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Instead of the form once the link was requested; takes the focus, which was on the form's button. */
function LinkSent({ email, sendAgain }: LinkSentProps) {
  return (
    <div role="status" tabIndex={-1} ref={takeFocus} className="outline-none">
      <p className="font-medium">{sentMessage(email)}</p>
      <p className="mt-2 text-base-content/75">{linkSentLabels.hint}</p>
      <button type="button" onClick={sendAgain} className="btn btn-outline mt-6 w-full">
        {linkSentLabels.sendAgain}
      </button>
    </div>
  );
}
