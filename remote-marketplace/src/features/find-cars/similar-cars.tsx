import { useApi } from '@drove/api-client';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { Car } from '../../api/cars';
import { readPeriod } from '../../lib/car-search';
import { similarCarsOptions } from './api/car-search';
import { CarCard } from './car-card';
import { similarCarsLabels } from './labels';

const shown = 3;
const sizes = '(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw';

/** Cars of the same city at a similar price, free for the same days, the same type first; nothing when there are none. */
export function SimilarCars({ car }: { car: Car }) {
  const [parameters] = useSearchParams();
  const inAddress = readPeriod(parameters);
  const period = inAddress === 'nonsense' ? undefined : inAddress;
  const { data: cars = [] } = useQuery(similarCarsOptions(useApi(), car, period));
  if (cars.length === 0) return null;
  return (
    <section aria-labelledby="similar-cars" className="mt-12">
      <h2 id="similar-cars" className="mb-4 text-xl font-semibold tracking-tight">
        {similarCarsLabels.heading(car.place.name)}
      </h2>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {cars.slice(0, shown).map((similar) => (
          <li key={similar.car_uuid}>
            <CarCard car={similar} period={period} sizes={sizes} when="later" />
          </li>
        ))}
      </ul>
    </section>
  );
}
