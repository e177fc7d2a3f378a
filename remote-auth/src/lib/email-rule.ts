import { string } from 'yup';

const MESSAGE = 'Invalid email';

/** An e-mail address with a full domain; spaces around it, as autofill leaves them, do not count. */
export function emailRule() {
  return string()
    .trim()
    .required(MESSAGE)
    .email(MESSAGE)
    .matches(/\.[^.\s]{2,}$/, MESSAGE);
}
