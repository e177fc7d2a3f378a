/**
 * Currencies whose smallest unit is not the hundredth, by ISO 4217, amendment 177
 * (https://www.iso.org/iso-4217-currency-codes.html). `Intl` has the digits that people write, which differ between
 * versions: the forint has none in some and two in others.
 */
const currenciesByDigits: Readonly<Record<number, readonly string[]>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
  3: 'BHD IQD JOD KWD LYD OMR TND'.split(' '),
  4: 'CLF UYW'.split(' '),
};
const digitsOf: ReadonlyMap<string, number> = new Map(
  Object.entries(currenciesByDigits).flatMap(([digits, currencies]) =>
    currencies.map((currency) => [currency, Number(digits)] as const),
  ),
);

/** How many digits of a currency stand behind the point: 2 for the euro and the forint, none for the yen. */
export function minorDigits(currency: string): number {
  return digitsOf.get(currency) ?? 2;
}
