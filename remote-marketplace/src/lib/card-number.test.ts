import { brandOf, brandLabel, formatCardNumber, isCardNumber } from './card-number';

it.each([
  ['4', '4', 'Visa'],
  ['42424', '4242 4', 'Visa'],
  ['4242424242424242', '4242 4242 4242 4242', 'Visa'],
  ['5555-5555-5555-4444', '5555 5555 5555 4444', 'Mastercard'],
  ['2223003122003222', '2223 0031 2200 3222', 'Mastercard'],
  ['378282246310005', '3782 822463 10005', 'American Express'],
  ['30569309025904', '3056 930902 5904', 'Diners Club'],
  ['6011111111111117', '6011 1111 1111 1117', 'Discover'],
  ['3566002020360505', '3566 0020 2036 0505', 'JCB'],
  ['42424242424242424242424242', '4242 4242 4242 4242 424', 'Visa'],
  ['9', '9', undefined],
  ['', '', undefined],
])('formats %s in the groups of its brand, and recognises the brand', (typed, shown, brand) => {
  expect(formatCardNumber(typed)).toBe(shown);
  expect(brandOf(typed).name).toBe(brand);
});

it.each([
  '4242424242424242',
  '4000 0027 6000 3184',
  '4000000000000259',
  '4000000000000119',
  '378282246310005',
  '2223003122003222',
])('accepts %s as a card number', (number) => expect(isCardNumber(number)).toBe(true));

it.each(['', '4242', '4242424242424241', '424242424242424', '37828224631000', 'four two'])(
  'rejects %s as a card number',
  (number) => expect(isCardNumber(number)).toBe(false),
);

it.each([
  ['visa', 'Visa'],
  ['amex', 'American Express'],
  ['american_express', 'American Express'],
  ['diners_club', 'Diners Club'],
  ['cartes_bancaires', 'cartes_bancaires'],
])('names the brand %s %s', (brand, label) => expect(brandLabel(brand)).toBe(label));

it.each([
  ['378282246310005', 4],
  ['341111111111111', 4],
  ['4242424242424242', 3],
  ['5555555555554444', 3],
  ['6759649826438453', 3],
  ['6011111111111117', 3],
  ['30569309025904', 3],
  ['3566002020360505', 3],
])('expects for %s a security code of %i digits', (number, digits) =>
  expect(brandOf(number).codeLength).toBe(digits),
);
