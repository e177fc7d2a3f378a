import { useRef, useState, type ReactNode } from 'react';
import { useScreenTitle } from '@drove/shared-auth';
import { Rating } from '@drove/shared-ui';
import type { Car } from '../../api/cars';
import { useFavourites } from '../../api/favourites';
import { HeartButton } from '../../ui/heart-button';
import { Icon } from '../../ui/icon';
import { CarFacts, CarFeatures } from './car-facts';
import { Cancellation, Owner, TextSection } from './car-texts';
import { Gallery } from './gallery';
import { GoodToKnow } from './good-to-know';
import { carPageLabels } from './labels';
import { PhoneBar } from './phone-bar';
import { PricePanel, useQuote } from './price-panel';
import { ReserveSheet } from './reserve-sheet';
import { Reviews } from './reviews';
import { ShareButton } from './share-button';
import { TripCalendar } from './trip-calendar';
import { TripSheet } from './trip-sheet';
import { useTrip } from './use-trip';

interface CarPageProps {
  car: Car;
  /** Other cars, at the end of the page. */
  similar: ReactNode;
}

/** Everything about one car, and what is needed to reserve it. */
export function CarPage({ car, similar }: CarPageProps) {
  const trip = useTrip();
  const favourites = useFavourites();
  const query = useQuote(car, trip.period);
  const quote = trip.period && !query.isError && !query.isPlaceholderData ? query.data : undefined;
  const [isChoosing, setChoosing] = useState(false);
  const [isReserving, setReserving] = useState(false);
  const reserve = () => setReserving(true);
  const chooseDates = () => setChoosing(true);
  const price = useRef<HTMLDivElement>(null);
  const name = `${car.make} ${car.model}`;
  useScreenTitle(`${name}, ${car.place.name}`);

  return (
    <article aria-labelledby="car-name" className="mx-auto max-w-7xl px-4 py-6 sm:px-6">
      {!car.is_public && <NotPublicNotice />}
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-10">
          <Gallery carUuid={car.car_uuid} photos={car.photos} name={name} />
          <header className="relative -mt-4 pr-14">
            {favourites.mayMark && car.is_public && (
              <HeartButton
                name={name}
                isMarked={favourites.isMarked(car.car_uuid)}
                onMark={(isMarked) => favourites.mark(car.car_uuid, isMarked)}
                className="absolute top-0 right-0"
              />
            )}
            <h1 id="car-name" className="text-3xl font-bold tracking-tight">
              <span>{name}</span> <span className="font-normal text-base-content/75">{car.year}</span>
            </h1>
            <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
              <Rating rating={car.rating} />
              <span className="inline-flex items-center gap-1">
                <Icon name="pin" className="size-4 text-primary" />
                <span>{[car.area, car.place.name, car.place.country].filter((part) => part).join(', ')}</span>
              </span>
              {car.is_verified && (
                <span className="inline-flex flex-wrap items-center gap-1 font-medium text-primary">
                  <Icon name="shield" className="size-4" />
                  <span>{carPageLabels.verified}</span>
                  <span className="font-normal text-base-content/75">
                    {carPageLabels.verifiedParts(car.verified)}
                  </span>
                </span>
              )}
              {car.instant_book && (
                <span className="inline-flex items-center gap-1 font-medium text-primary">
                  <Icon name="bolt" className="size-4" />
                  {carPageLabels.instantBook}
                </span>
              )}
            </p>
            <ShareButton title={`${name}, ${car.place.name}`} />
          </header>
          <CarFacts car={car} />
          <TextSection id="description" heading={carPageLabels.about} text={car.description} />
          <CarFeatures features={car.features} />
          <TripCalendar car={car} trip={trip} />
        </div>
        <div
          ref={price}
          tabIndex={-1}
          className="scroll-mt-24 outline-none lg:sticky lg:top-22 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start"
        >
          <PricePanel
            car={car}
            period={trip.period}
            query={query}
            onChooseDates={chooseDates}
            onPick={trip.setPeriod}
            onReserve={reserve}
          />
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-10">
          <GoodToKnow car={car} quote={quote} />
          <Cancellation car={car} />
          <TextSection id="rules" heading={carPageLabels.houseRules} text={car.rules} />
          <Owner car={car} />
          <Reviews car={car} />
        </div>
      </div>
      <div>{similar}</div>
      <PhoneBar
        car={car}
        period={trip.period}
        quote={quote}
        onChooseDates={chooseDates}
        onReserve={reserve}
        onShowPrice={() => {
          price.current?.scrollIntoView({ block: 'start' });
          price.current?.focus({ preventScroll: true });
        }}
      />
      <TripSheet car={car} trip={trip} quote={quote} isOpen={isChoosing} onClose={() => setChoosing(false)} />
      <ReserveSheet car={car} quote={quote} isOpen={isReserving} onClose={() => setReserving(false)} />
    </article>
  );
}

function NotPublicNotice() {
  return (
    <p role="status" className="mb-5 alert alert-warning alert-soft">
      {carPageLabels.previewNotice}
    </p>
  );
}
