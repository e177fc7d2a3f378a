import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { CarPhoto } from '@drove/shared-ui';
import type { Photo } from '../../api/cars';
import { TurnButton } from '../../ui/turn-button';
import { photoStripLabels } from './labels';

interface PhotoStripProps {
  photos: Photo[];
  /** Which photo is shown at first. */
  start?: number;
  sizes: string;
  /** Shows the whole photo on black instead of filling its place. */
  isWhole?: boolean;
  onOpen?: (index: number) => void;
  firstRef?: Ref<HTMLImageElement>;
}

/** Photos side by side, of which one is in view: swiped by finger, turned by arrow keys or buttons. */
export function PhotoStrip({ photos, start = 0, sizes, isWhole = false, onOpen, firstRef }: PhotoStripProps) {
  const list = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(start);

  function turn(to: number) {
    const next = Math.min(photos.length - 1, Math.max(0, to));
    setIndex(next);
    if (list.current) list.current.scrollLeft = next * list.current.clientWidth;
  }

  function turnByKey(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') turn(index + 1);
    else if (event.key === 'ArrowLeft') turn(index - 1);
    else return;
    event.preventDefault();
  }

  // Without a width there is nothing to scroll to: a dialog has none until it is open, and a phone may be turned.
  const showAtNewWidth = useEffectEvent((element: HTMLUListElement) => jumpTo(element, index));
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => showAtNewWidth(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    // The keys work from any of the buttons inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="group relative h-full" onKeyDown={turnByKey}>
      <ul
        ref={list}
        aria-label={photoStripLabels.allPhotos}
        // Without buttons inside, what scrolls must take the focus itself.
        {...(isWhole && { tabIndex: 0 })}
        className="flex h-full snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto motion-safe:scroll-smooth"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          if (clientWidth > 0) setIndex(Math.round(scrollLeft / clientWidth));
        }}
      >
        {photos.map((photo, each) => {
          const image = (
            <CarPhoto
              // Turned away, it is not what is seen.
              ref={each === 0 && index === 0 ? firstRef : undefined}
              photo={photo}
              sizes={sizes}
              // The next one is there before a person turns to it.
              when={each === start ? 'first' : Math.abs(each - index) <= 1 ? 'soon' : 'later'}
              className={isWhole ? 'h-full w-full bg-transparent! object-contain!' : 'h-full w-full'}
            />
          );
          return (
            <li key={photo.photo_uuid} className="h-full w-full shrink-0 snap-center">
              {onOpen ? (
                <button
                  type="button"
                  className="block h-full w-full outline-offset-[-4px]"
                  aria-label={photoStripLabels.openPhoto(each + 1, photos.length)}
                  tabIndex={each === index ? 0 : -1}
                  onClick={() => onOpen(each)}
                >
                  {image}
                </button>
              ) : (
                image
              )}
            </li>
          );
        })}
      </ul>
      {photos.length > 1 && (
        <>
          <TurnButton
            label={photoStripLabels.previous}
            icon="previous"
            isEnd={index === 0}
            onClick={() => turn(index - 1)}
            className="aria-disabled:opacity-40"
          />
          <TurnButton
            label={photoStripLabels.next}
            icon="next"
            isEnd={index === photos.length - 1}
            onClick={() => turn(index + 1)}
            className="aria-disabled:opacity-40"
          />
          <p
            role="status"
            className="absolute right-3 bottom-3 rounded-full bg-black/70 px-3 py-1 text-sm text-white tabular-nums"
          >
            <span className="sr-only">{photoStripLabels.position} </span>
            <span>{`${index + 1} / ${photos.length}`}</span>
          </p>
        </>
      )}
    </div>
  );
}

/** Shows a photo at once, without gliding there. */
function jumpTo(element: HTMLUListElement, index: number): void {
  element.style.scrollBehavior = 'auto';
  element.scrollLeft = index * element.clientWidth;
  element.style.scrollBehavior = '';
}
