/** What an administrator compares, by the API's names, and what it is called. */
export const carFactNames = {
  make: 'Make',
  model: 'Model',
  year: 'Year',
  plate: 'Number plate',
  vin: 'VIN',
  type: 'Type',
  transmission: 'Gearbox',
  fuel: 'Fuel',
  seats: 'Seats',
  doors: 'Doors',
  colour: 'Colour',
  features: 'Features',
  street: 'Street',
  zip_code: 'Zip code',
  area: 'Area',
  description: 'Description',
  rules: 'Rules',
  daily_price_minor: 'Price per day',
  deposit_minor: 'Deposit',
} as const;
export type CarFactName = keyof typeof carFactNames;

/** Where the API's word with spaces is not how people write it. */
const spellings: Record<string, string> = {
  suv: 'SUV',
  coupe: 'Coupé',
  pickup: 'Pick-up',
  plug_in_hybrid: 'Plug-in hybrid',
  apple_carplay: 'Apple CarPlay',
  android_auto: 'Android Auto',
  usb_charging: 'USB charging',
  all_wheel_drive: 'All-wheel drive',
};

/** One of the API's words for cars as people write it: `Air conditioning`. */
export function spelled(word: string): string {
  return spellings[word] ?? `${word.charAt(0).toUpperCase()}${word.slice(1).replaceAll('_', ' ')}`;
}
