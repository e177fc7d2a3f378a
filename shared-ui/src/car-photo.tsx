import { useState, type CSSProperties, type Ref } from 'react';
import { LineIcon, photoPath } from './icons';

/** A photo as the API describes it: the same picture in several widths, ascending. */
export interface PhotoSources {
  width: number;
  height: number;
  placeholder: string;
  alt: string;
  sources: { url: string; width: number; height: number }[];
}

interface CarPhotoProps {
  /** Null for a car that has no photo yet: its place is kept. */
  photo: PhotoSources | null;
  /** How wide the photo will be drawn, as in the `sizes` attribute. */
  sizes: string;
  /** `first` is the page's most prominent photo, `soon` is in view at once; others wait until they are near. */
  when?: 'first' | 'soon' | 'later';
  className?: string;
  /** Instead of the photo's own text; empty where the text beside it says enough. */
  alt?: string;
  ref?: Ref<HTMLImageElement> | undefined;
}

/** A photo in the size that the screen needs. Its place is kept and coloured before it is there, and if it never comes. */
export function CarPhoto({ photo, sizes, when = 'later', className = '', alt, ref }: CarPhotoProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  if (!photo) return <NoPhoto className={className} />;
  const { width, height, placeholder, sources } = photo;
  const url = sources.at(-1)?.url;
  if (url !== undefined && url === failedUrl) {
    return <NoPhoto className={className} label={alt ?? photo.alt} />;
  }
  const style: CSSProperties = { backgroundColor: placeholder };
  return (
    <img
      ref={ref}
      // `sizes` and `srcset` before `src`: some browsers begin with what they know.
      sizes={sizes}
      srcSet={sources.map((source) => `${source.url} ${String(source.width)}w`).join(', ')}
      src={url}
      width={width}
      height={height}
      alt={alt ?? photo.alt}
      loading={when === 'later' ? 'lazy' : 'eager'}
      fetchPriority={when === 'first' ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailedUrl(url)}
      style={style}
      className={`object-cover ${className}`}
    />
  );
}

function NoPhoto({ className, label }: { className: string; label?: string }) {
  return (
    <span
      {...(label && { role: 'img', 'aria-label': label })}
      className={`grid place-items-center bg-base-200 text-base-content/40 ${className}`}
    >
      <LineIcon path={photoPath} className="size-10" />
    </span>
  );
}
