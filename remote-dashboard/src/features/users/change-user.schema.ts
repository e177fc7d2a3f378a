import { object } from 'yup';
import { reasonRule } from '../../lib/reason-rule';

/** Whatever is done to an account has a reason. */
export const changeUserSchema = object({ reason: reasonRule() });
