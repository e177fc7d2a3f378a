import { object, string } from 'yup';
import type { PaymentMethod } from './api/payments';
import { isOver, readExpiry } from '../../lib/card-expiry';
import { brandOf, digitsOf, isCardNumber } from '../../lib/card-number';

/** Texts as typed. */
export interface CardFormValues {
  number: string;
  expiry: string;
  cvc: string;
  holder: string;
}

export const emptyCard: CardFormValues = { number: '', expiry: '', cvc: '', holder: '' };

/** What a card needs before it is sent to a bank. */
export const cardFormSchema = object({
  number: string()
    .required('Card number is required.')
    .test('number', 'Check the card number.', (value) => isCardNumber(value)),
  expiry: string()
    .required('Expiry date is required.')
    .test(
      'month',
      'Enter the month and year, for example 09 / 28.',
      (value) => readExpiry(value) !== undefined,
    )
    .test('over', 'This card has expired.', (value) => {
      const expiry = readExpiry(value);
      return expiry === undefined || !isOver(expiry);
    }),
  cvc: string()
    .required('Security code is required.')
    .test('code', 'Check the number of digits in the security code.', (value, { parent }) => {
      // yup takes an empty text for none.
      const { number = '' } = parent as Partial<CardFormValues>;
      const { name, codeLength } = brandOf(number);
      return name === undefined ? /^\d{3,4}$/.test(value) : digitsOf(value).length === codeLength;
    }),
  holder: string()
    .trim()
    .required('Name on the card is required.')
    .max(100, 'The name can have up to 100 characters.'),
});

/** The card as the API takes it; only the test provider's ever goes there. */
export function toCard(values: CardFormValues): PaymentMethod {
  const expiry = readExpiry(values.expiry);
  if (!expiry) throw new RangeError('A card without an expiry does not pass the form.');
  return {
    kind: 'card',
    number: digitsOf(values.number),
    expiry_month: expiry.month,
    expiry_year: expiry.year,
    cvc: digitsOf(values.cvc),
    holder: values.holder.trim(),
  };
}
