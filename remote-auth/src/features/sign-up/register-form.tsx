import { Formik, type FormikHelpers } from 'formik';
import { announceRegistration, useAuth, useKeptForm } from '@drove/shared-auth';
import { TermsNote } from '@drove/shared-ui/terms-note';
import { useTypedEmail } from '../../lib/use-typed-email';
import { useSingleFlight } from '../../lib/use-single-flight';
import { AuthForm } from '../../ui/auth-form';
import { KeptNote } from '../../ui/kept-note';
import { SessionNotice } from '../../ui/session-notice';
import { SubmitButton } from '../../ui/submit-button';
import { registerFormLabels } from './labels';
import { RegisterFields } from './register-fields';
import {
  emptyRegisterForm,
  keptFields,
  registerFormSchema,
  type RegisterFormValues,
} from './register-form.schema';
import { useWantedRole } from './use-wanted-role';

/** The sign-up: its outcome is a toast, and unless it succeeded the form is as it was. */
export function RegisterForm() {
  const { register } = useAuth();
  const email = useTypedEmail();
  const role = useWantedRole();
  const kept = useKeptForm<RegisterFormValues>({
    form: 'registration',
    // What the page before says is newer than what was kept.
    fields: keptFields.filter((name) => !(name === 'email' && email) && !(name === 'role' && role)),
  });

  const signUp = useSingleFlight(
    async (values: RegisterFormValues, form: FormikHelpers<RegisterFormValues>) => {
      const { confirm_password: _, ...input } = registerFormSchema.cast(values);
      const outcome = await register(input);
      if (outcome.kind === 'registered') kept.forget();
      announceRegistration(outcome, input.email);
      if (outcome.kind === 'refused') form.setErrors(outcome.fields);
    },
  );

  return (
    <Formik
      initialValues={{ ...emptyRegisterForm, email, role }}
      validationSchema={registerFormSchema}
      onSubmit={signUp}
    >
      <AuthForm label={registerFormLabels.form}>
        <SessionNotice />
        <KeptNote kept={kept} missing={registerFormLabels.keptPasswordHint} />
        <RegisterFields />
        <div className="mb-3">
          <TermsNote occasion="signUp" />
        </div>
        <SubmitButton>{registerFormLabels.submit}</SubmitButton>
      </AuthForm>
    </Formik>
  );
}
