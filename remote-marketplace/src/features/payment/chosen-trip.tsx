import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { useApiClient } from 'shared-auth';
import { carOptions } from '../../api/cars';
import { existingQuoteOptions } from '../../api/quotes';
import { formatLocalTime } from '../../lib/format-time';
import { CarPhoto } from '../../ui/car-photo';
import { PriceLines } from '../../ui/price-lines';

/** The car, the days and the price that were chosen before coming here; nothing without them. */
export function ChosenTrip() {
  const api = useApiClient();
  const [parameters] = useSearchParams();
  const carUuid = parameters.get('car') ?? '';
  const quoteUuid = parameters.get('quote') ?? '';
  const { data: car } = useQuery({ ...carOptions(api, carUuid), enabled: carUuid !== '' });
  const { data: quote } = useQuery({ ...existingQuoteOptions(api, quoteUuid), enabled: quoteUuid !== '' });
  if (!car || quote?.car_uuid !== car.car_uuid) return null;

  const back = new URLSearchParams({ pick_up: quote.pick_up, return: quote.return }).toString();
  return (
    <section aria-labelledby="chosen-trip" className="mx-auto mt-10 w-full max-w-3xl px-4 sm:px-6">
      <div className="rounded-box border border-base-300 bg-base-100 p-5 shadow-raised sm:p-6">
        <h2 id="chosen-trip" className="text-xl font-semibold tracking-tight">
          Your trip
        </h2>
        <div className="mt-4 flex gap-4">
          <CarPhoto
            photo={car.photo}
            sizes="9rem"
            when="soon"
            className="aspect-3/2 w-36 rounded-field"
            alt=""
          />
          <div>
            <p className="font-semibold">
              {car.make} {car.model} {car.year}
            </p>
            <p className="text-base-content/80">{car.place.name}</p>
            <p className="text-base-content/80">
              {formatLocalTime(quote.pick_up)} – {formatLocalTime(quote.return)}
            </p>
            <Link to={`/carlisting/car/${car.car_uuid}?${back}`} className="link text-sm link-primary">
              Change
            </Link>
          </div>
        </div>
        <PriceLines quote={quote} />
      </div>
    </section>
  );
}
