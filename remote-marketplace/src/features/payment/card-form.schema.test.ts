import { cardFormSchema } from './card-form.schema';

const isCode = (number: string, cvc: string) =>
  cardFormSchema.isValid({ number, cvc, expiry: '12 / 99', holder: 'Clara Customer' });

it.each([
  ['American Express', '378282246310005', 4],
  ['Visa', '4242424242424242', 3],
  ['Mastercard', '5555555555554444', 3],
  ['Maestro', '6759649826438453', 3],
  ['Discover', '6011111111111117', 3],
  ['Diners Club', '30569309025904', 3],
  ['JCB', '3566002020360505', 3],
])('accepts a security code of %s, %s, only with %i digits', async (_brand, number, length) => {
  const taken = [];
  for (const code of ['12', '123', '1234', '12345']) if (await isCode(number, code)) taken.push(code.length);
  expect(taken).toEqual([length]);
});

it('accepts three or four digits for a card of an unknown brand', async () => {
  expect(await isCode('9999999999999995', '123')).toBe(true);
  expect(await isCode('9999999999999995', '1234')).toBe(true);
  expect(await isCode('9999999999999995', '12')).toBe(false);
  expect(await isCode('9999999999999995', '12345')).toBe(false);
});
