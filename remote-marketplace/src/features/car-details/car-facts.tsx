import { counted, formatMoney } from '@drove/shared-ui/formats';
import type { Car } from '../../api/cars';
import { carTypeLabels, featureLabels, fuelLabels, transmissionLabels } from '../../lib/car-labels';
import { Fact } from '../../ui/fact';
import { Icon, type IconName } from '../../ui/icon';
import { carFactsLabels } from './labels';

/** What the car is, at a glance. */
export function CarFacts({ car }: { car: Car }) {
  const facts: { icon: IconName; name: string; value: string }[] = [
    {
      icon: 'door',
      name: carFactsLabels.type,
      value: `${carTypeLabels[car.type]}, ${counted(car.doors, 'door')}`,
    },
    { icon: 'seats', name: carFactsLabels.seats, value: counted(car.seats, 'seat') },
    { icon: 'gearbox', name: carFactsLabels.gearbox, value: transmissionLabels[car.transmission] },
    { icon: 'fuel', name: carFactsLabels.fuel, value: fuelLabels[car.fuel] },
    {
      icon: 'road',
      name: carFactsLabels.distance,
      value: car.included_km_per_day
        ? carFactsLabels.distancePerDay(car.included_km_per_day)
        : carFactsLabels.unlimitedDistance,
    },
    ...(car.late_fee_per_hour.amount_minor > 0
      ? [
          {
            icon: 'clock' as const,
            name: carFactsLabels.lateReturn,
            value: carFactsLabels.lateFee(formatMoney(car.late_fee_per_hour)),
          },
        ]
      : []),
    { icon: 'person', name: carFactsLabels.driver, value: carFactsLabels.minAge(car.min_driver_age) },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3">
      {facts.map(({ icon, name, value }) => (
        <Fact key={name} icon={icon} name={name}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}

/** What the car has. */
export function CarFeatures({ features }: { features: Car['features'] }) {
  if (features.length === 0) return null;
  return (
    <section aria-labelledby="features">
      <h2 id="features" className="text-xl font-semibold tracking-tight">
        {carFactsLabels.features}
      </h2>
      <ul className="mt-4 grid gap-x-4 gap-y-2.5 sm:grid-cols-2 xl:grid-cols-3">
        {features.map((feature) => (
          <li key={feature} className="flex items-center gap-2.5">
            <Icon name="check" className="size-5 text-primary" />
            {featureLabels[feature]}
          </li>
        ))}
      </ul>
    </section>
  );
}
