/** Which cards there are, by how their numbers begin; the first that matches. */
const brands = [
  { name: 'American Express', begins: /^3[47]/, lengths: [15], groups: [4, 6, 5], codeLength: 4 },
  { name: 'Visa', begins: /^4/, lengths: [13, 16, 19], groups: [4, 4, 4, 4, 3], codeLength: 3 },
  {
    name: 'Mastercard',
    begins: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    groups: [4, 4, 4, 4],
    codeLength: 3,
  },
  {
    name: 'Maestro',
    begins: /^(50|5[6-9]|6[37])/,
    lengths: [12, 13, 14, 15, 16, 17, 18, 19],
    groups: [4, 4, 4, 4, 3],
    codeLength: 3,
  },
  {
    name: 'Discover',
    begins: /^(6011|64[4-9]|65)/,
    lengths: [16, 19],
    groups: [4, 4, 4, 4, 3],
    codeLength: 3,
  },
  { name: 'Diners Club', begins: /^3(0[0-5]|[689])/, lengths: [14], groups: [4, 6, 4], codeLength: 3 },
  { name: 'JCB', begins: /^35/, lengths: [16], groups: [4, 4, 4, 4], codeLength: 3 },
] as const;

const unknown = {
  name: undefined,
  lengths: [12, 13, 14, 15, 16, 17, 18, 19],
  groups: [4, 4, 4, 4, 3],
  codeLength: 3,
};

export const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** What is known of a card from the digits so far; without a name while, or if, nothing is. */
export function brandOf(number: string) {
  const digits = digitsOf(number);
  return brands.find(({ begins }) => begins.test(digits)) ?? unknown;
}

/** The digits of a number in the groups in which they stand on the card: `4242 4242`. */
export function formatCardNumber(text: string): string {
  const { groups, lengths } = brandOf(text);
  let rest = digitsOf(text).slice(0, Math.max(...lengths));
  const parts: string[] = [];
  for (const size of groups) {
    if (rest) parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return parts.join(' ');
}

/** What people call a brand that the API names: `visa` → `Visa`. */
export function brandLabel(brand: string): string {
  const plain = (name: string) => name.toLowerCase().replaceAll(/\W|_/g, '');
  const isThis = ({ name }: { name: string }) => plain(name) === plain(brand);
  if (plain(brand) === 'amex') return 'American Express';
  return brands.find(isThis)?.name ?? brand;
}

/** Whether a number is as long as its brand's are, and its last digit fits the others (Luhn): it has no typing error. */
export function isCardNumber(text: string): boolean {
  const digits = digitsOf(text);
  const lengths: readonly number[] = brandOf(digits).lengths;
  if (!lengths.includes(digits.length)) return false;
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce((total, digit, index) => {
      const value = digit * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
