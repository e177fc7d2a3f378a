import { object, ref, string, type InferType } from 'yup';
import { emailRule } from '@drove/shared-ui/email-rule';

const tooShort = 'Password must be at least 6 characters';
const required = (message: string) => string().trim().required(message);

/** What a valid sign-up is; spaces around what was typed do not count, except in a password. */
export const registerFormSchema = object({
  fname: required('First Name is required'),
  lname: required('Last Name is required'),
  email: emailRule(),
  phone: required('Phone number is required'),
  zip_code: required('Zip code is required'),
  city: required('City is required'),
  region: required('Region is required'),
  street: required('Street is required'),
  gender: string().oneOf(['male', 'female'], 'Gender is required').required('Gender is required'),
  role: string().oneOf(['customer', 'car_owner'], 'Role is required').required('Role is required'),
  password: string().required(tooShort).min(6, tooShort),
  confirm_password: string()
    .default('')
    .oneOf([ref('password', { map: (value: unknown) => value ?? '' })], 'Passwords do not match'),
});

/** What the form holds: all of it text, the choices empty until they are made. */
export type RegisterFormValues = Record<keyof InferType<typeof registerFormSchema>, string>;

/** Every field empty: nothing is chosen for anyone. */
export const emptyRegisterForm: RegisterFormValues = {
  fname: '',
  lname: '',
  email: '',
  phone: '',
  zip_code: '',
  city: '',
  region: '',
  street: '',
  gender: '',
  role: '',
  password: '',
  confirm_password: '',
};

/** What stays in the tab when the page is left half-filled: everything but the passwords. */
export const keptFields = [
  'fname',
  'lname',
  'email',
  'phone',
  'zip_code',
  'city',
  'region',
  'street',
  'gender',
  'role',
] as const satisfies (keyof RegisterFormValues)[];
