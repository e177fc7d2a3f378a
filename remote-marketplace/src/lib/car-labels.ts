/** The labels of the API's values for cars, in the order in which they are offered. */
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

/** The keys of a table with their type: `keysOf(fuelLabels)` → `['petrol', …]`. */
export function keysOf<Labels extends object>(labels: Labels): (keyof Labels & string)[] {
  return Object.keys(labels) as (keyof Labels & string)[];
}

/** Whether a text is a key of a table. */
export function isKeyOf<Labels extends object>(labels: Labels, text: string): text is keyof Labels & string {
  return Object.hasOwn(labels, text);
}
