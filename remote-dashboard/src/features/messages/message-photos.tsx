import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, type Api } from '@drove/api-client';
import { useState, type CSSProperties } from 'react';
import { Sheet } from '@drove/shared-ui';
import type { MessagePhoto } from './api/messages-api';
import { useBlobRef } from '../../ui/use-blob-ref';
import { messagePhotosLabels } from './labels';

/** A photo is private, like a document: it is read with the session's token, and lives in this page's memory alone. */
const photoOptions = (api: Api, { photo_uuid: uuid, url }: MessagePhoto) =>
  queryOptions({
    queryKey: ['message photos', uuid],
    queryFn: ({ signal }) => api.fileAt(new URL(url, location.href).href, { signal, cache: 'no-store' }),
    staleTime: Infinity,
  });

interface MessagePhotosProps {
  photos: MessagePhoto[];
  /** Whose they are, for those who do not see them. */
  by: string;
}

/** The photos of a message; each opens large. */
export function MessagePhotos({ photos, by }: MessagePhotosProps) {
  const [large, setLarge] = useState<number>();
  const opened = large === undefined ? undefined : photos[large];
  const nameOf = (index: number) => messagePhotosLabels.photo(index + 1, photos.length, by);
  return (
    <>
      <ul className="grid grid-cols-2 gap-1 py-1 has-[>:only-child]:grid-cols-1">
        {photos.map((photo, index) => (
          <li key={photo.photo_uuid}>
            <button
              type="button"
              className="block w-full overflow-hidden rounded-field"
              aria-label={messagePhotosLabels.enlarge(nameOf(index))}
              onClick={() => setLarge(index)}
            >
              <Photo photo={photo} alt="" className="max-h-64 w-full object-cover" />
            </button>
          </li>
        ))}
      </ul>
      <Sheet
        isOpen={opened !== undefined}
        onClose={() => setLarge(undefined)}
        heading={nameOf(large ?? 0)}
        className="sm:w-[90vw]"
      >
        {opened && (
          <Photo photo={opened} alt={nameOf(large ?? 0)} className="mx-auto max-h-[70dvh] object-contain" />
        )}
      </Sheet>
    </>
  );
}

interface PhotoProps {
  photo: MessagePhoto;
  alt: string;
  className: string;
}

function Photo({ photo, alt, className }: PhotoProps) {
  const { data, isError } = useQuery(photoOptions(useApi(), photo));
  const style: CSSProperties = { aspectRatio: `${photo.width} / ${photo.height}` };
  if (data) return <Loaded content={data} alt={alt} className={className} style={style} />;
  return (
    <span
      className={`grid w-full min-w-32 place-items-center bg-base-300 text-sm text-base-content ${className}`}
      style={style}
    >
      {isError && <span>{messagePhotosLabels.failed}</span>}
    </span>
  );
}

function Loaded({
  content,
  alt,
  ...look
}: Omit<PhotoProps, 'photo'> & { content: Blob; style: CSSProperties }) {
  return <img ref={useBlobRef(content, 'src')} alt={alt} {...look} />;
}
