import { withoutMarks } from '../formats';
import { string } from 'yup';

const MESSAGE = 'Invalid email';

/** An e-mail address with a full domain; blanks around it, as autofill leaves them, and invisible marks do not count. */
export function emailRule() {
  return string()
    .transform(withoutMarks)
    .required(MESSAGE)
    .email(MESSAGE)
    .matches(/\.[^.\s]{2,}$/, MESSAGE);
}
