import { emailRule } from '@drove/shared-ui/email-rule';
import { object, string } from 'yup';

const required = (message: string) => string().trim().required(message);
const tooShort = 'Password must be at least 6 characters';
/** Without an address its country is not known: the number must begin with its code. */
const internationalNumber = /^(\+|00)[\d\s()./-]{6,}$/;

/** What signing up beside a car needs: the registration's rules, for fewer fields. */
export const signUpSchema = object({
  email: emailRule(),
  password: string().required(tooShort).min(6, tooShort),
  fname: required('First Name is required'),
  lname: required('Last Name is required'),
  phone: required('Phone number is required').matches(
    internationalNumber,
    'Begin with the country code, for example +351 912 345 678',
  ),
});

/** What is missing where another service has said who a person is. */
export const newcomerSchema = signUpSchema.omit(['email', 'password']);

export type SignUpValues = Record<'email' | 'password' | 'fname' | 'lname' | 'phone', string>;

/** What stays in the tab when the sheet is closed half-filled. */
export const keptSignUpFields = [
  'email',
  'fname',
  'lname',
  'phone',
] as const satisfies (keyof SignUpValues)[];

/** Whether it is worth asking; how long a password must be is no business of a sign-in. */
export const signInSchema = object({
  email: emailRule(),
  password: string().required('Password is required'),
});
