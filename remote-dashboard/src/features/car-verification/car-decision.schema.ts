import { object, string } from 'yup';
import { reasonRule } from '../../lib/reason-rule';

/** A decision on a car; all but an approval have a reason, which its owner reads. */
export const carDecisionSchema = object({
  decision: string().required('Choose a decision.'),
  reason: string().when('decision', {
    is: (decision: string) => decision !== 'approved' && decision !== '',
    then: reasonRule,
  }),
});
