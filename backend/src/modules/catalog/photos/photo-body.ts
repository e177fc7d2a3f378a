import type { Deps } from '../../../platform/deps.js';
import type { CarPhoto } from './car-photos.table.js';
import type { PhotoBody } from './photo.schemas.js';

/** What a picture needs to be shown. */
export type ShownPhoto = Pick<
  CarPhoto,
  'uuid' | 'position' | 'storage_key' | 'width' | 'height' | 'widths' | 'placeholder'
>;

/** A photo as the API shows it. */
export function toPhoto({ apiUrl }: Pick<Deps, 'apiUrl'>, photo: ShownPhoto, carName: string): PhotoBody {
  const { uuid, position, width, height, widths, placeholder } = photo;
  return {
    photo_uuid: uuid,
    width,
    height,
    placeholder,
    alt: position === 0 ? carName : `${carName}, photo ${position + 1}`,
    sources: widths.map((each) => ({
      url: `${apiUrl}/photos/${fileOf(photo, each)}`,
      width: each,
      height: Math.round((height * each) / width),
    })),
  };
}

/** Where a photo is stored in one of its widths. */
export function fileOf({ storage_key }: Pick<CarPhoto, 'storage_key'>, width: number): string {
  return `${storage_key}/${width}.webp`;
}
