import { useState } from 'react';
import { Sheet } from '@drove/shared-ui';
import { Icon } from './icon';
import { documentViewLabels } from './labels';
import { useBlobRef } from './use-blob-ref';
import { ZoomView } from './zoom-view';

interface DocumentViewProps {
  content: Blob;
  /** Which document it is. */
  label: string;
}

/** A document to be read closely: a picture to zoom and turn, or a PDF. Both can be opened large. */
export function DocumentView({ content, label }: DocumentViewProps) {
  const [isLarge, setLarge] = useState(false);
  return (
    <>
      <Content content={content} label={label} onEnlarge={() => setLarge(true)} />
      <Sheet isOpen={isLarge} onClose={() => setLarge(false)} heading={label} className="sm:w-[90vw]">
        <Content content={content} label={documentViewLabels.large(label)} isLarge />
      </Sheet>
    </>
  );
}

interface ContentProps extends DocumentViewProps {
  isLarge?: boolean;
  onEnlarge?: () => void;
}

function Content({ content, label, isLarge = false, onEnlarge }: ContentProps) {
  const height = isLarge ? 'h-[65dvh]' : 'h-72 sm:h-80';
  const enlarge = onEnlarge && (
    <button
      type="button"
      className="btn ml-auto btn-ghost btn-square btn-sm"
      aria-label={documentViewLabels.enlarge(label)}
      onClick={onEnlarge}
    >
      <Icon name="enlarge" />
    </button>
  );
  if (content.type === 'application/pdf') {
    return <Pdf content={content} label={label} height={height} extra={enlarge} />;
  }
  return (
    <ZoomView label={label} className={height} extra={enlarge}>
      {(picture) => <Picture content={content} label={label} {...picture} />}
    </ZoomView>
  );
}

function Picture({ content, label, ...picture }: DocumentViewProps & { className: string; style: object }) {
  return <img ref={useBlobRef(content, 'src')} alt={label} draggable={false} {...picture} />;
}

interface PdfProps extends DocumentViewProps {
  height: string;
  extra: React.ReactNode;
}

/** The browser's own viewer, which zooms and turns; phones mostly have none inside a page, and use the link. */
function Pdf({ content, label, height, extra }: PdfProps) {
  const showInside = useBlobRef(content, 'src');
  const linkTo = useBlobRef(content, 'href');
  return (
    <div className="overflow-hidden rounded-field border border-base-300 bg-base-200">
      {/* Not an `object`: the page's policy lets nothing be one. */}
      <iframe ref={showInside} title={documentViewLabels.pdf(label)} className={`w-full ${height}`} />
      <div className="flex items-center border-t border-base-300 bg-base-100 p-1">
        {/* Its address is the blob's, which the ref gives it. */}
        {/* eslint-disable-next-line jsx-a11y/anchor-is-valid */}
        <a ref={linkTo} target="_blank" rel="noreferrer" className="btn btn-ghost btn-sm">
          <Icon name="download" />
          {documentViewLabels.openPdf}
          <span className="sr-only">{` – ${label}`}</span>
        </a>
        {extra}
      </div>
    </div>
  );
}
