import { Form, Formik } from 'formik';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { signInErrorMessage, useAuth } from '@drove/shared-auth';
import { SubmitButton } from '@drove/shared-ui';
import { FocusFirstError, PasswordField, TextField } from '@drove/shared-ui/forms';
import { signInSchema } from './reserve-forms.schema';
import { signInFormLabels as labels } from './reserve-labels';

interface SignInFormProps {
  /** What was typed into the other form. */
  email: string;
  /** Where the trip is paid: it goes along to the page for a new password. */
  path: string;
  onNew: (email: string) => void;
}

/** Signing in without leaving the car. */
export function SignInForm({ email, path, onNew }: SignInFormProps) {
  const { signIn } = useAuth();
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState('');
  const [pathname, search] = path.split('?');
  const from = { pathname, search: `?${search ?? ''}` };

  return (
    <Formik
      initialValues={{ email, password: '' }}
      validationSchema={signInSchema}
      onSubmit={async (values) => {
        setError('');
        try {
          await signIn(signInSchema.cast(values).email, values.password);
        } catch (failure) {
          setError(signInErrorMessage(failure));
        }
      }}
    >
      {({ values, submitCount, isSubmitting }) => (
        <Form ref={form} noValidate aria-label={labels.form} className="grid gap-3">
          <FocusFirstError form={form} attempts={submitCount} isBusy={isSubmitting} />
          <p className="text-sm">
            <span>{labels.fresh}</span>{' '}
            <button
              type="button"
              className="link font-medium link-primary"
              onClick={() => onNew(values.email)}
            >
              {labels.toSignUp}
            </button>
          </p>
          <TextField name="email" label={labels.email} type="email" autoComplete="username" />
          <PasswordField name="password" label={labels.password} autoComplete="current-password" />
          <p className="text-sm">
            <Link to="/forgot-password" state={{ email: values.email, from }} className="link link-primary">
              {labels.forgot}
            </Link>
          </p>
          {error && (
            <p role="alert" className="alert alert-error alert-soft">
              {error}
            </p>
          )}
          <SubmitButton isBusy={isSubmitting} className="w-full btn-primary">
            {labels.submit}
          </SubmitButton>
        </Form>
      )}
    </Formik>
  );
}
