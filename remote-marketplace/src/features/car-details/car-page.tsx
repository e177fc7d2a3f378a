import { useRef } from 'react';
import { useScreenTitle } from 'shared-auth';
import { Rating } from 'shared-ui';
import type { Car } from '../../api/cars';
import { Icon } from '../../ui/icon';
import { CarFacts, CarFeatures } from './car-facts';
import { Cancellation, Owner, TextSection } from './car-texts';
import { Gallery } from './gallery';
import { carPageLabels } from './labels';
import { PhoneBar } from './phone-bar';
import { PricePanel, useQuote } from './price-panel';
import { Reviews } from './reviews';
import { TRIP_CALENDAR_ID, TripCalendar } from './trip-calendar';
import { useTrip } from './use-trip';

/** Everything about one car, and what is needed to reserve it. */
export function CarPage({ car }: { car: Car }) {
  const trip = useTrip();
  const quote = useQuote(car, trip.period);
  const price = useRef<HTMLDivElement>(null);
  const name = `${car.make} ${car.model}`;
  useScreenTitle(`${name}, ${car.place.name}`);

  function goToCalendar() {
    const heading = document.getElementById(TRIP_CALENDAR_ID);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }

  return (
    <article aria-labelledby="car-name" className="mx-auto max-w-7xl px-4 py-6 sm:px-6">
      {!car.is_public && <NotPublicNotice />}
      <Gallery photos={car.photos} name={name} />
      <div className="mt-6 grid gap-x-12 gap-y-10 lg:grid-cols-[1fr_23rem]">
        <div className="grid min-w-0 content-start gap-10">
          <header>
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
                <span className="inline-flex items-center gap-1 font-medium text-primary">
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
          </header>
          <CarFacts car={car} />
          <TextSection id="description" heading={carPageLabels.about} text={car.description} />
          <CarFeatures features={car.features} />
          <TripCalendar car={car} trip={trip} />
        </div>
        <div
          ref={price}
          tabIndex={-1}
          className="scroll-mt-24 outline-none lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start"
        >
          <PricePanel car={car} period={trip.period} query={quote} onChooseDates={goToCalendar} />
        </div>
        <div className="grid min-w-0 content-start gap-10">
          <Cancellation car={car} />
          <TextSection id="rules" heading={carPageLabels.houseRules} text={car.rules} />
          <Owner car={car} />
          <Reviews car={car} />
        </div>
      </div>
      <PhoneBar
        car={car}
        quote={trip.period && !quote.isError ? quote.data : undefined}
        onChooseDates={goToCalendar}
        onShowPrice={() => {
          price.current?.scrollIntoView({ block: 'start' });
          price.current?.focus({ preventScroll: true });
        }}
      />
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
