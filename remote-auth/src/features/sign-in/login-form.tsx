import { Formik, type FormikHelpers } from 'formik';
import { signInErrorMessage, useAuth } from '@drove/shared-auth';
import { useSingleFlight } from '../../lib/use-single-flight';
import { useTypedEmail } from '../../lib/use-typed-email';
import { AuthForm } from '../../ui/auth-form';
import { AuthLink } from '../../ui/auth-link';
import { FieldGroup } from '../../ui/field-group';
import { FormAlert } from '../../ui/form-alert';
import { PasswordField } from '../../ui/password-field';
import { SessionNotice } from '../../ui/session-notice';
import { SubmitButton } from '../../ui/submit-button';
import { TextField } from '../../ui/text-field';
import { loginFormLabels } from './labels';
import { loginFormSchema, type LoginFormValues } from './login-form.schema';

/** The sign-in: what was typed stays when it fails; when it succeeds the session moves the visitor on. */
export function LoginForm() {
  const { session, signIn } = useAuth();
  const typed = useTypedEmail();
  const email = typed || (session.status === 'signed-out' && session.provedEmail) || '';

  const submit = useSingleFlight(async (values: LoginFormValues, form: FormikHelpers<LoginFormValues>) => {
    form.setStatus(undefined);
    try {
      const { email: address, password } = loginFormSchema.cast(values);
      await signIn(address, password);
    } catch (error) {
      form.setStatus(signInErrorMessage(error));
    }
  });

  return (
    <Formik initialValues={{ email, password: '' }} validationSchema={loginFormSchema} onSubmit={submit}>
      {({ status, values }) => (
        <AuthForm label={loginFormLabels.form}>
          <SessionNotice />
          <FieldGroup fields={['email']}>
            <TextField name="email" label={loginFormLabels.email} type="email" autoComplete="username" />
          </FieldGroup>
          <FieldGroup fields={['password']}>
            <PasswordField name="password" label={loginFormLabels.password} autoComplete="current-password" />
          </FieldGroup>
          <p className="mb-4 text-right text-sm">
            <AuthLink to="/forgot-password" email={values.email}>
              {loginFormLabels.toForgotPassword}
            </AuthLink>
          </p>
          <FormAlert message={status as string | undefined} />
          <SubmitButton>{loginFormLabels.submit}</SubmitButton>
        </AuthForm>
      )}
    </Formik>
  );
}
