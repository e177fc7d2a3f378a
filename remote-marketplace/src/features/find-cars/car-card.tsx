import { memo, useRef, type MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { CarPhoto, Rating } from '@drove/shared-ui';
import { counted, formatMoney } from '@drove/shared-ui/formats';
import { followWithMove } from '@drove/shared-ui/moves';
import { useFavourites } from '../../api/favourites';
import type { CarCard as Card } from './api/car-search';
import { CardPhotos } from './card-photos';
import { periodQuery, type Period } from '../../lib/car-search';
import { fuelLabels, transmissionLabels } from '../../lib/car-labels';
import { carPhotoName, notePressed } from '../../lib/pressed-card';
import { perDayLabel } from '../../lib/price-labels';
import { HeartButton } from '../../ui/heart-button';
import { Icon } from '../../ui/icon';
import { carCardLabels } from './labels';

interface CarCardProps {
  car: Card;
  /** Kept in the link, so that the car's page begins with it. */
  period?: Period | undefined;
  when?: 'first' | 'soon' | 'later';
  /** How wide the card is drawn, as in an image's `sizes`. */
  sizes: string;
  /** Shows the first photo alone, where the cards themselves are swiped. */
  isOnePhoto?: boolean;
}

/** A car among others: what it looks like, what it is, and what it costs with everything in it. */
export const CarCard = memo(function CarCard({ car, period, when, sizes, isOnePhoto = false }: CarCardProps) {
  const favourites = useFavourites();
  const navigate = useNavigate();
  const photo = useRef<HTMLImageElement>(null);
  const to = `/carlisting/car/${car.car_uuid}${periodQuery(period)}`;
  const press = (event: MouseEvent) => {
    notePressed(car);
    followWithMove(event, {
      name: carPhotoName(car.car_uuid),
      from: photo.current,
      go: () => void navigate(to),
    });
  };
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-box border border-base-300 bg-base-100 shadow-raised transition-shadow focus-within:shadow-floating hover:shadow-floating">
      {isOnePhoto || car.photo_count < 2 ? (
        <CarPhoto
          ref={photo}
          photo={car.photo}
          sizes={sizes}
          {...(when && { when })}
          alt=""
          className="aspect-3/2 w-full"
        />
      ) : (
        <CardPhotos
          car={car}
          to={to}
          firstPhoto={photo}
          onPress={press}
          sizes={sizes}
          {...(when && { when })}
        />
      )}
      {favourites.mayMark && (
        <HeartButton
          name={`${car.make} ${car.model}`}
          isMarked={favourites.isMarked(car.car_uuid)}
          onMark={(isMarked) => favourites.mark(car.car_uuid, isMarked)}
          className="absolute top-3 right-3 z-10"
        />
      )}
      <div className="flex grow flex-col p-4">
        <h3 className="font-semibold tracking-tight">
          <Link
            to={to}
            onClick={press}
            className="outline-offset-4 after:absolute after:inset-0 after:rounded-box"
          >
            <span>{`${car.make} ${car.model}`}</span>{' '}
            <span className="font-normal text-base-content/75">{car.year}</span>
          </Link>
        </h3>
        <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-sm text-base-content/75">
          <span>{`${car.place.name}, ${car.place.country}`}</span>
          <Rating rating={car.rating} isCompact />
        </p>
        <p className="mt-1 text-sm text-base-content/75">
          {`${transmissionLabels[car.transmission]} · ${fuelLabels[car.fuel]} · ${counted(car.seats, 'seat')}`}
        </p>
        {car.instant_book && (
          <p className="mt-2 inline-flex items-center gap-1 text-sm font-medium text-primary">
            <Icon name="bolt" className="size-4" />
            {carCardLabels.instantBook}
          </p>
        )}
        <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 pt-4">
          {car.total ? (
            <>
              <span>
                <strong className="text-lg">{formatMoney(car.total)}</strong>{' '}
                <span className="text-sm text-base-content/75">
                  {carCardLabels.totalFor(counted(car.billable_days ?? 1, 'day'))}
                </span>
              </span>
              <span className="text-sm text-base-content/75">
                {perDayLabel({
                  perDay: car.price_per_day,
                  trip: { total: car.total, days: car.billable_days ?? 1 },
                })}
              </span>
            </>
          ) : (
            <span>
              <strong className="text-lg">{formatMoney(car.price_per_day)}</strong>{' '}
              <span className="text-sm text-base-content/75">{carCardLabels.perDay}</span>
            </span>
          )}
        </p>
      </div>
    </article>
  );
});

/** The place of a card whose car is still on its way. */
export function CarCardSkeleton() {
  return (
    <div className="overflow-hidden rounded-box border border-base-300 bg-base-100 motion-safe:animate-pulse">
      <div className="aspect-3/2 bg-base-300" />
      <div className="grid gap-2.5 p-4">
        <div className="h-5 w-3/4 rounded-sm bg-base-300" />
        <div className="h-4 w-1/2 rounded-sm bg-base-300" />
        <div className="h-4 w-2/3 rounded-sm bg-base-300" />
        <div className="mt-5 h-6 w-1/3 rounded-sm bg-base-300" />
      </div>
    </div>
  );
}
