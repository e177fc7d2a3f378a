import { object, string } from 'yup';
import { emailRule } from '@drove/shared-ui/email-rule';

/** Whether it is worth asking; how long a password must be is no business of a sign-in. */
export const loginFormSchema = object({
  email: emailRule(),
  password: string().required('Password is required'),
});

export interface LoginFormValues {
  email: string;
  password: string;
}
