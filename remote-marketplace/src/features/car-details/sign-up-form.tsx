import { Form, Formik, type FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import {
  announceRegistration,
  useAuth,
  useKeptForm,
  type Newcomer,
  type RegistrationOutcome,
} from '@drove/shared-auth';
import { SubmitButton } from '@drove/shared-ui';
import { FocusFirstError, PasswordField, TextField } from '@drove/shared-ui/forms';
import { TermsNote } from '@drove/shared-ui/terms-note';
import { KeptNote } from '../../ui/kept-note';
import { keptSignUpFields, newcomerSchema, signUpSchema, type SignUpValues } from './reserve-forms.schema';
import { signUpFailure, signUpFormLabels as labels } from './reserve-labels';

interface SignUpFormProps {
  /** What was typed into the other form. */
  email?: string;
  /** Whom another service has named: then no password is needed, and the address is known. */
  newcomer?: Newcomer;
  /** Goes to the account that the visitor has. */
  onKnown: (email: string) => void;
}

/** A customer's account of the five things that a booking needs; what was typed stays unless it succeeds. */
export function SignUpForm({ email = '', newcomer, onKnown }: SignUpFormProps) {
  const { register } = useAuth();
  const form = useRef<HTMLFormElement>(null);
  const kept = useKeptForm<SignUpValues>({
    form: 'customer-registration',
    // An address that was typed into the other form is newer than the one that was kept.
    fields: keptSignUpFields.filter((name) => name !== 'email' || !(email || newcomer)),
  });
  const schema = newcomer ? newcomerSchema : signUpSchema;
  const [outcome, setOutcome] = useState<RegistrationOutcome>();

  async function signUp(values: SignUpValues, { setStatus }: FormikHelpers<SignUpValues>) {
    setOutcome(undefined);
    setStatus({});
    const input = schema.cast(values, { stripUnknown: true });
    const result = await register(input);
    // A failure is said in the sheet.
    if (result.kind === 'registered') {
      announceRegistration(result, values.email);
      kept.forget();
    }
    if (result.kind === 'refused') {
      const refused = Object.entries(result.fields).map(([field, message]) => [
        field,
        { message, value: values[field as keyof SignUpValues] },
      ]);
      setStatus(Object.fromEntries(refused));
    }
    setOutcome(result);
  }

  return (
    <Formik
      initialValues={{ email, password: '', fname: '', lname: '', phone: '', ...newcomer }}
      validationSchema={schema}
      onSubmit={signUp}
    >
      {({ values, submitCount, isSubmitting }) => (
        <Form ref={form} noValidate aria-label={labels.form} className="grid gap-3">
          <FocusFirstError form={form} attempts={submitCount} isBusy={isSubmitting} />
          <p className="text-sm">
            <span>{newcomer ? labels.newcomer(newcomer.email) : labels.known}</span>{' '}
            <button
              type="button"
              className="link font-medium link-primary"
              onClick={() => onKnown(values.email)}
            >
              {newcomer ? labels.otherWay : labels.toSignIn}
            </button>
          </p>
          <KeptNote kept={kept} />
          {!newcomer && (
            <>
              <TextField name="email" label={labels.email} type="email" autoComplete="email" />
              <PasswordField
                name="password"
                label={labels.password}
                hint={labels.passwordHint}
                autoComplete="new-password"
              />
            </>
          )}
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField name="fname" label={labels.fname} autoComplete="given-name" maxLength={100} />
            <TextField
              name="lname"
              label={labels.lname}
              hint={labels.lnameHint}
              autoComplete="family-name"
              maxLength={100}
            />
          </div>
          <TextField
            name="phone"
            label={labels.phone}
            hint={labels.phoneHint}
            type="tel"
            autoComplete="tel"
            maxLength={40}
          />
          <Problem outcome={outcome} onKnown={() => onKnown(values.email)} />
          <div className="grid gap-3">
            <TermsNote occasion="signUp" />
            <SubmitButton isBusy={isSubmitting} className="w-full btn-primary">
              {labels.submit}
            </SubmitButton>
          </div>
        </Form>
      )}
    </Formik>
  );
}

/** Why there is no account yet; in the sheet, since what the page shows is behind it. */
function Problem({ outcome, onKnown }: { outcome: RegistrationOutcome | undefined; onKnown: () => void }) {
  if (!outcome || outcome.kind === 'registered') return null;
  if (outcome.kind === 'email-in-use') {
    return (
      <div role="alert" className="alert alert-error alert-soft">
        <span>{labels.inUse}</span>
        <button type="button" className="btn btn-sm" onClick={onKnown}>
          {labels.signInInstead}
        </button>
      </div>
    );
  }
  return (
    <p role="alert" className="alert alert-error alert-soft">
      {outcome.kind === 'refused' ? labels.refused : signUpFailure(outcome.reason)}
    </p>
  );
}
