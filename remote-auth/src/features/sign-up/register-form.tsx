import { Formik, type FormikHelpers } from 'formik';
import toast from 'react-hot-toast';
import { useAuth, useKeptForm } from 'shared-auth';
import { useTypedEmail } from '../../lib/use-typed-email';
import { useSingleFlight } from '../../lib/use-single-flight';
import { AuthForm } from '../../ui/auth-form';
import { KeptNote } from '../../ui/kept-note';
import { SessionNotice } from '../../ui/session-notice';
import { SubmitButton } from '../../ui/submit-button';
import { registerFormLabels } from './labels';
import { RegisterFields } from './register-fields';
import { linkNotSent, linkSent, outcomeMessages } from './register-form.messages';
import {
  emptyRegisterForm,
  keptFields,
  registerFormSchema,
  type RegisterFormValues,
} from './register-form.schema';

/** The sign-up: its outcome is a toast, and unless it succeeded the form is as it was. */
export function RegisterForm() {
  const { register } = useAuth();
  const email = useTypedEmail();
  const kept = useKeptForm<RegisterFormValues>({
    form: 'registration',
    // An address that was typed on the sign-in page is newer than the one that was kept.
    fields: keptFields.filter((name) => name !== 'email' || !email),
  });

  const signUp = useSingleFlight(
    async (values: RegisterFormValues, form: FormikHelpers<RegisterFormValues>) => {
      const { confirm_password: _, ...input } = registerFormSchema.cast(values);
      const outcome = await register(input);
      if (outcome.kind === 'registered') {
        kept.forget();
        toast.success(outcomeMessages.registered);
        toast(outcome.isLinkSent ? linkSent(input.email) : linkNotSent);
      } else if (outcome.kind !== 'failed') toast.error(outcomeMessages[outcome.kind]);
      if (outcome.kind === 'refused') form.setErrors(outcome.fields);
    },
  );

  return (
    <Formik
      initialValues={{ ...emptyRegisterForm, email }}
      validationSchema={registerFormSchema}
      onSubmit={signUp}
    >
      <AuthForm label={registerFormLabels.form}>
        <SessionNotice />
        <KeptNote kept={kept} missing={registerFormLabels.keptPasswordHint} />
        <RegisterFields />
        <SubmitButton>{registerFormLabels.submit}</SubmitButton>
      </AuthForm>
    </Formik>
  );
}
