import { Type, type Static } from 'typebox';

export const PhotoSchema = Type.Object(
  {
    photo_uuid: Type.String({ format: 'uuid' }),
    width: Type.Integer({ description: 'Of the largest size.' }),
    height: Type.Integer(),
    placeholder: Type.String({ description: 'A colour to show until the photo is loaded.' }),
    alt: Type.String(),
    sources: Type.Array(
      Type.Object({
        url: Type.String({ format: 'uri' }),
        width: Type.Integer(),
        height: Type.Integer(),
      }),
      { description: 'WebP, ascending by width.' },
    ),
  },
  { $id: 'Photo', additionalProperties: false },
);
export type PhotoBody = Static<typeof PhotoSchema>;
export const PhotoRef = Type.Unsafe<PhotoBody>({ $ref: 'Photo#' });
