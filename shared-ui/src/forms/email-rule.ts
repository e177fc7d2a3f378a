import { normalizeEmail } from '../formats';
import { string } from 'yup';

const MESSAGE = 'Invalid email';

/** An e-mail address with a full domain, in letters of any script; blanks around it, as autofill leaves them, and invisible marks do not count. */
export function emailRule(missing = MESSAGE, invalid = missing) {
  return string()
    .transform(normalizeEmail)
    .required(missing)
    .email(invalid)
    .matches(/\.[^.\s]{2,}$/, invalid);
}
