import { Type, type Static } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { MessagePhoto } from './message-photos.table.js';

/** So many a message has at most. */
export const mostPhotos = 6;

export const MessagePhotoSchema = Type.Object(
  {
    photo_uuid: Type.String({ format: 'uuid' }),
    url: Type.String({ format: 'uri', description: 'Read with the caller’s token; WebP.' }),
    width: Type.Integer(),
    height: Type.Integer(),
  },
  { $id: 'MessagePhoto', additionalProperties: false },
);
export type MessagePhotoBody = Static<typeof MessagePhotoSchema>;
export const MessagePhotoRef = Type.Unsafe<MessagePhotoBody>({ $ref: 'MessagePhoto#' });

/** A photo as the API shows it. */
export function toMessagePhoto(
  { apiUrl }: Pick<Deps, 'apiUrl'>,
  { uuid, width, height }: MessagePhoto,
): MessagePhotoBody {
  return { photo_uuid: uuid, url: `${apiUrl}/my/message-photos/${uuid}`, width, height };
}
