/** What the API's words for cars are called on the screen, in the order in which they are offered. */
export const carTypeLabels = {
  small: 'Small car',
  saloon: 'Saloon',
  estate: 'Estate',
  suv: 'SUV',
  coupe: 'Coupé',
  convertible: 'Convertible',
  van: 'Van',
  pickup: 'Pick-up',
} as const;

export const transmissionLabels = { manual: 'Manual', automatic: 'Automatic' } as const;

export const fuelLabels = {
  petrol: 'Petrol',
  diesel: 'Diesel',
  hybrid: 'Hybrid',
  plug_in_hybrid: 'Plug-in hybrid',
  electric: 'Electric',
} as const;

export const featureLabels = {
  air_conditioning: 'Air conditioning',
  android_auto: 'Android Auto',
  apple_carplay: 'Apple CarPlay',
  bluetooth: 'Bluetooth',
  usb_charging: 'USB charging',
  navigation: 'Navigation',
  rear_camera: 'Rear camera',
  parking_sensors: 'Parking sensors',
  cruise_control: 'Cruise control',
  heated_seats: 'Heated seats',
  leather_seats: 'Leather seats',
  sunroof: 'Sunroof',
  keyless_entry: 'Keyless entry',
  all_wheel_drive: 'All-wheel drive',
  winter_tyres: 'Winter tyres',
  roof_rack: 'Roof rack',
  bike_rack: 'Bike rack',
  tow_bar: 'Tow bar',
  child_seat: 'Child seat',
  pets_allowed: 'Pets allowed',
  toll_tag: 'Toll tag',
  wheelchair_access: 'Wheelchair access',
} as const;

export const policyLabels = { flexible: 'Flexible', moderate: 'Moderate', strict: 'Strict' } as const;

/** The words of a table, typed as its keys: `wordsIn(fuelLabels)` → `['petrol', …]`. */
export function wordsIn<Words extends object>(words: Words): (keyof Words & string)[] {
  return Object.keys(words) as (keyof Words & string)[];
}

/** Whether a text is one of a table's words. */
export function isWordIn<Words extends object>(words: Words, text: string): text is keyof Words & string {
  return Object.hasOwn(words, text);
}
