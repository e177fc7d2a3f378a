export const carTypes = [
  'small',
  'saloon',
  'estate',
  'suv',
  'coupe',
  'convertible',
  'van',
  'pickup',
] as const;
export type CarType = (typeof carTypes)[number];

export const transmissions = ['manual', 'automatic'] as const;
export type Transmission = (typeof transmissions)[number];

export const fuels = ['petrol', 'diesel', 'hybrid', 'plug_in_hybrid', 'electric'] as const;
export type Fuel = (typeof fuels)[number];

export const carFeatures = [
  'air_conditioning',
  'android_auto',
  'apple_carplay',
  'bluetooth',
  'usb_charging',
  'navigation',
  'rear_camera',
  'parking_sensors',
  'cruise_control',
  'heated_seats',
  'leather_seats',
  'sunroof',
  'keyless_entry',
  'all_wheel_drive',
  'winter_tyres',
  'roof_rack',
  'bike_rack',
  'tow_bar',
  'child_seat',
  'pets_allowed',
  'toll_tag',
  'wheelchair_access',
] as const;
export type CarFeature = (typeof carFeatures)[number];

export const cancellationPolicies = ['flexible', 'moderate', 'strict'] as const;
export type CancellationPolicy = (typeof cancellationPolicies)[number];
