import { object } from 'yup';
import { emailRule } from '../../lib/email-rule';

export const forgotPasswordFormSchema = object({ email: emailRule() });

export interface ForgotPasswordFormValues {
  email: string;
}
