import { readMoney } from '@drove/shared-ui/formats';
import { object, string } from 'yup';

/** What is typed for a price of certain days. */
export interface DatedRateValues {
  from_on: string;
  to_on: string;
  price: string;
}

export const emptyDatedRate: DatedRateValues = { from_on: '', to_on: '', price: '' };

/** All three are needed; whether the days fit between the others, the server says. */
export const datedRateSchema = (currency: string) =>
  object({
    from_on: string().required('Enter the first day.'),
    to_on: string().required('Enter the last day.'),
    price: string().test(
      'amount',
      'Enter a price.',
      (typed = '') => readMoney(typed, currency) !== undefined,
    ),
  });
