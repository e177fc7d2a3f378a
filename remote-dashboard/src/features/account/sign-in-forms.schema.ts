import { emailRule } from '@drove/shared-ui/email-rule';
import { object, ref, string } from 'yup';

const tooShort = 'Password must be at least 6 characters';
const presentPassword = string().required('Enter your current password');

/** A full address that is not the one of now, and the password. */
export function changeEmailSchema(email: string) {
  return object({
    email: emailRule().test(
      'is-other',
      'This is your address already.',
      (typed) => typed.toLowerCase() !== email.toLowerCase(),
    ),
    password: presentPassword,
  });
}

/** As at the registration, and another one than now. */
export const changePasswordSchema = object({
  password: presentPassword,
  new_password: string()
    .required(tooShort)
    .min(6, tooShort)
    .notOneOf([ref('password')], 'This is already your password.'),
  confirm_password: string()
    .default('')
    .oneOf([ref('new_password', { map: (value: unknown) => value ?? '' })], 'Passwords do not match'),
});
