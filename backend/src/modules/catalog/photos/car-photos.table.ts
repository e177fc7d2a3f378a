import type { Generated, Selectable } from 'kysely';

export interface CarPhotosTable {
  uuid: string;
  car_uuid: string;
  /** 0 is the cover. */
  position: number;
  /** Folder of the photo's sizes in the storage; changes with the picture, so that a size may be cached for ever. */
  storage_key: string;
  /** Of the largest size. */
  width: number;
  height: number;
  /** Sizes kept, ascending. */
  widths: number[];
  /** A colour to show until it is loaded, `#rrggbb`. */
  placeholder: string;
  created_at: Generated<Date>;
}

export type CarPhoto = Selectable<CarPhotosTable>;
