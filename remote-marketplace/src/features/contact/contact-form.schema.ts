import { emailRule } from '@drove/shared-ui/email-rule';
import { object, string } from 'yup';

/** Texts as typed; `trip` is empty for none. */
export interface ContactValues {
  name: string;
  email: string;
  topic: string;
  trip: string;
  text: string;
  may_read_messages: boolean;
}

const common = {
  topic: string().required('Choose what it is about.'),
  text: string().trim().required('Write a message.').max(5000, 'A message can have up to 5,000 characters.'),
};

export const memberSchema = object(common);
export const visitorSchema = object({
  name: string().trim().required('Enter your name.').max(100, 'A name can have up to 100 characters.'),
  email: emailRule('Enter your email address.', 'Enter an email address such as name@example.com.'),
  ...common,
});
