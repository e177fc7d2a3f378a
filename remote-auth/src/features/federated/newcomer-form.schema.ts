import { object, string } from 'yup';

const required = (message: string) => string().trim().required(message);

/** What is missing once another service has said who a person is. */
export const newcomerFormSchema = object({
  fname: required('First Name is required'),
  lname: required('Last Name is required'),
  // Without an address its country is not known: the number must begin with its code.
  phone: required('Phone number is required').matches(
    /^(\+|00)[\d\s()./-]{6,}$/,
    'Begin with the country code, for example +351 912 345 678',
  ),
});

export type NewcomerFormValues = Record<'fname' | 'lname' | 'phone', string>;
