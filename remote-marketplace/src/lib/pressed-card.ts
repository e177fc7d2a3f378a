import type { PhotoSources } from '@drove/shared-ui';

interface PressedCard {
  car_uuid: string;
  photo: PhotoSources | null;
  photo_count: number;
}

/** Stands for any car where a frame is drawn. */
export const ANY_CAR = ':id';

let last: PressedCard | undefined;

/** Keeps what the car's page can show before it has asked for the car. */
export function notePressed({ car_uuid, photo, photo_count }: PressedCard): void {
  last = { car_uuid, photo, photo_count };
}

/** Under which its photo moves from the card to the car's page. */
export const carPhotoName = (carUuid: string) => `car-${carUuid}`;

/** What the card that led to a car showed of it; undefined where none did. */
export const pressedCard = (carUuid: string) => (last?.car_uuid === carUuid ? last : undefined);
