import { useApi } from '@drove/api-client';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type CSSProperties, type MouseEvent, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { CarPhoto } from '@drove/shared-ui';
import { carOptions } from '../../api/cars';
import { useMatches } from '../../lib/use-matches';
import { TurnButton } from '../../ui/turn-button';
import type { CarCard } from './api/car-search';
import { cardPhotosLabels } from './labels';

/** More are on the car's page. */
const mostOnCard = 5;
/** A pointer that only crosses does not stay as long; one that stays has the car asked for ahead by then, for its page. */
const STAYS_MS = 120;

interface CardPhotosProps {
  car: CarCard;
  /** The car's page: its photos lead there, as its name does. */
  to: string;
  firstPhoto: Ref<HTMLImageElement>;
  onPress: (event: MouseEvent) => void;
  when?: 'first' | 'soon' | 'later';
  sizes: string;
}

/**
 * A car's photos on its card, swiped by finger or turned by buttons. The others than the first, and what is known of them,
 * are loaded once someone begins to; the car's page finds it loaded then.
 */
export function CardPhotos({ car, to, firstPhoto, onPress, when, sizes }: CardPhotosProps) {
  const strip = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [index, setIndex] = useState(0);
  /** How far they have turned; the next one is loaded ahead. */
  const [reached, setReached] = useState(0);
  const [isBegun, setBegun] = useState(false);
  const isTurnedByButtons = useMatches('(any-hover: hover)');
  const { data: whole } = useQuery({ ...carOptions(useApi(), car.car_uuid), enabled: isBegun });
  const photos = [car.photo, ...(whole?.photos.slice(1) ?? [])];
  const count = Math.min(car.photo_count, mostOnCard);
  const name = `${car.make} ${car.model}`;

  function beginSoon() {
    timer.current ??= setTimeout(() => setBegun(true), STAYS_MS);
  }

  function giveUp() {
    clearTimeout(timer.current);
    timer.current = undefined;
  }

  function show(each: number) {
    setIndex(each);
    setReached((before) => Math.max(before, each));
  }

  function turn(each: number) {
    const next = Math.min(count - 1, Math.max(0, each));
    setBegun(true);
    show(next);
    if (strip.current) strip.current.scrollLeft = next * strip.current.clientWidth;
  }

  return (
    <div
      // Above the link that covers the card. No higher for a photo of another shape: the frame's is as high as this.
      // Its size is not that of its contents, so that those out of view are neither laid out nor painted.
      className="group/photos relative z-1 aspect-3/2 min-h-0 [content-visibility:auto]"
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') beginSoon();
      }}
      onPointerLeave={giveUp}
    >
      <div
        ref={strip}
        // What scrolls would take the focus of the keyboard itself; the buttons do.
        tabIndex={-1}
        className="h-full snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          if (clientWidth > 0) show(Math.round(scrollLeft / clientWidth));
          beginSoon();
        }}
      >
        <Link
          to={to}
          onClick={onPress}
          tabIndex={-1}
          aria-hidden="true"
          draggable={false}
          className="flex h-full"
        >
          {Array.from({ length: isBegun ? count : Math.min(count, 2) }, (_, each) => {
            const photo = each === 0 || (isBegun && each <= reached + 1) ? photos[each] : undefined;
            return (
              <span key={each} className="h-full w-full shrink-0 snap-center snap-always bg-base-200">
                {photo && (
                  <CarPhoto
                    // Turned away, it is not what was pressed.
                    ref={each === 0 && index === 0 ? firstPhoto : undefined}
                    photo={photo}
                    sizes={sizes}
                    when={each === 0 ? (when ?? 'later') : 'soon'}
                    alt=""
                    className="h-full w-full"
                  />
                )}
              </span>
            );
          })}
        </Link>
      </div>
      <Dots index={index} count={count} />
      {isTurnedByButtons && (
        <>
          <TurnButton
            label={cardPhotosLabels.previous(name)}
            icon="previous"
            isEnd={index === 0}
            onClick={() => turn(index - 1)}
            className={onHover}
          />
          <TurnButton
            label={cardPhotosLabels.next(name)}
            icon="next"
            isEnd={index === count - 1}
            onClick={() => turn(index + 1)}
            className={onHover}
          />
          <span role="status" className="sr-only">
            {isBegun && cardPhotosLabels.position(index + 1, count)}
          </span>
        </>
      )}
    </div>
  );
}

/** Seen once the mouse or the focus is there; where nothing hovers, a finger swipes. */
const onHover = [
  'pointer-events-none opacity-0 transition-opacity motion-reduce:transition-none',
  'group-hover/photos:pointer-events-auto focus-visible:pointer-events-auto',
  'group-hover/photos:not-aria-disabled:opacity-100 group-hover/photos:aria-disabled:opacity-40',
  'focus-visible:not-aria-disabled:opacity-100 focus-visible:aria-disabled:opacity-40',
].join(' ');

/** One element, which `--count` and `--index` draw: a list of cards has many, and each counts when a dialog opens. */
function Dots({ index, count }: { index: number; count: number }) {
  return (
    <span
      aria-hidden="true"
      className="card-dots pointer-events-none absolute inset-x-0 bottom-2.5 mx-auto rounded-full"
      style={{ '--count': count, '--index': index } as CSSProperties}
    />
  );
}
