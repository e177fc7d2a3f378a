import { emailRule } from '@drove/shared-ui/email-rule';
import { object } from 'yup';

export const forgotPasswordFormSchema = object({ email: emailRule() });

export interface ForgotPasswordFormValues {
  email: string;
}
