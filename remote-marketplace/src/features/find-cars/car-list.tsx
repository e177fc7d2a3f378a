import type { CarCard as Card } from './api/car-search';
import { CarCard } from './car-card';

const sizes = '(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw';

/** Cars beside each other, as a page that is not about searching shows them. */
export function CarList({ cars }: { cars: readonly Card[] }) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {cars.map((car) => (
        <li key={car.car_uuid}>
          <CarCard car={car} sizes={sizes} />
        </li>
      ))}
    </ul>
  );
}
