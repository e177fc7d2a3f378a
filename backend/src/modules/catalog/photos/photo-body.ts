import type { CarPhoto } from './car-photos.table.js';
import type { PhotoBody } from './photo.schemas.js';

/** What a picture needs to be shown. */
export type ShownPhoto = Pick<
  CarPhoto,
  'uuid' | 'position' | 'storage_key' | 'width' | 'height' | 'widths' | 'placeholder'
>;

/** A photo as the API shows it. */
export function toPhoto(photo: ShownPhoto, carName: string): PhotoBody {
  const { uuid, position, storage_key, width, height, widths, placeholder } = photo;
  return {
    photo_uuid: uuid,
    width,
    height,
    placeholder,
    alt: position === 0 ? carName : `${carName}, photo ${position + 1}`,
    sources: widths.map((each) => ({
      url: `/photos/${storage_key}/${each}.webp`,
      width: each,
      height: Math.round((height * each) / width),
    })),
  };
}
