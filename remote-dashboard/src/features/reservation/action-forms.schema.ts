import { formatMoney, readMoney } from '@drove/shared-ui/formats';
import { object, string } from 'yup';
import { reasonRule } from '../../lib/reason-rule';

/** What is done to a trip: with a reason where the other side, or an administrator, reads one. */
export const reasonSchema = ({ isOptional }: { isOptional: boolean }) =>
  object({ reason: isOptional ? string() : reasonRule() });

/** An amount in whole units of the currency, at most so much, with a reason. */
export const depositSchema = (currency: string, { from, to }: { from: number; to: number }) => {
  const show = (amountMinor: number) => formatMoney({ amount_minor: amountMinor, currency });
  return object({
    amount: string()
      .trim()
      .required('Enter an amount.')
      .test('amount', `Enter ${show(from)} to ${show(to)}.`, (value) => {
        const amountMinor = readMoney(value, currency);
        return amountMinor !== undefined && amountMinor >= from && amountMinor <= to;
      }),
    reason: reasonRule(),
  });
};

/** When a car came back; whether that can be, the server says. */
export const lateReturnSchema = object({ returned: string().required('Enter when the car was returned.') });

/** One to five stars. */
export const starsSchema = object({ stars: string().required('Choose one to five stars.') });

/** One to five stars and some words. */
export const reviewSchema = starsSchema.shape({
  text: string().trim().required('Write a sentence or two.'),
});

/** Another period for a trip; what is possible, the server says with the difference. */
export const changeSchema = object({
  from_on: string().required('Choose the first day.'),
  to_on: string().required('Now choose the last day.'),
  pick_up_clock: string().required(),
  return_clock: string().required(),
  message: string(),
});
