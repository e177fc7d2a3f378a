import type { IdentityErrorCode } from '@drove/shared-auth';

export const reserveSheetLabels = {
  heading: (car: string) => `Reserve the ${car}`,
  part: 'The form',
  notCharged: 'You won’t be charged yet',
};

export const signUpFormLabels = {
  form: 'Create an account',
  known: 'Already have an account?',
  toSignIn: 'Sign in',
  newcomer: (email: string) => `You’re new here. We create your account for ${email}.`,
  otherWay: 'Use another way',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 6 characters',
  fname: 'First name',
  lname: 'Last name',
  lnameHint: 'If you have only one name, enter it in both fields.',
  phone: 'Phone',
  phoneHint: 'With its country code, for example +351 912 345 678',
  submit: 'Create account and reserve',
  inUse: 'This email address already has an account.',
  signInInstead: 'Sign in with it',
  refused: 'We couldn’t create your account. Check what you entered and try again.',
};

const failed = 'We couldn’t create your account. Please try again.';
const reasons: Partial<Record<IdentityErrorCode, string>> = {
  'weak-password': 'This password is too easy to guess. Choose a longer one.',
  'invalid-email': 'We can’t use this email address. Check it and try again.',
  'too-many-attempts': 'Too many attempts. Wait a few minutes and try again.',
  unreachable: 'We can’t reach the sign-in service. Check your connection and try again.',
};
/** Why no account was created. */
export const signUpFailure = (reason: IdentityErrorCode | undefined) => (reason && reasons[reason]) ?? failed;

export const signInFormLabels = {
  form: 'Sign in',
  fresh: 'New here?',
  toSignUp: 'Create an account',
  email: 'Email',
  password: 'Password',
  forgot: 'Forgot password?',
  submit: 'Sign in and reserve',
};
