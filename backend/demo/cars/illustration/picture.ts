import type { CarType, Fuel, Transmission } from '../../../src/modules/catalog/cars/car-enumerations.js';

export const pictureViews = ['side', 'front', 'inside', 'detail'] as const;
export type PictureView = (typeof pictureViews)[number];

export const daytimes = ['morning', 'day', 'evening', 'night'] as const;
export type Daytime = (typeof daytimes)[number];

export const backdrops = ['city', 'sea', 'hills', 'country'] as const;
export type Backdrop = (typeof backdrops)[number];

/** Everything that decides how a picture looks; the same picture always comes out of the same. */
export interface Picture {
  view: PictureView;
  type: CarType;
  fuel: Fuel;
  transmission: Transmission;
  /** Of the body, `#rrggbb`. */
  paint: string;
  /** The city whose skyline is behind the car. */
  place: string;
  daytime: Daytime;
  backdrop: Backdrop;
  /** Decides details: wheels, clouds, trees, trim. */
  seed: number;
}

export const pictureWidth = 1600;
export const pictureHeight = 1066;
/** Where earth and sky meet, and where the car stands. */
export const horizon = 640;
export const roadLine = 868;
