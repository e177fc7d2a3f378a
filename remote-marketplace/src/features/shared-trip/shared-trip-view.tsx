import { useScreenTitle } from '@drove/shared-auth';
import { CarPhoto } from '@drove/shared-ui';
import { clockNote, directionsTo, formatLocalTime, platformOf, zoneName } from '@drove/shared-ui/formats';
import { Fact } from '../../ui/fact';
import type { SharedTrip } from './api/shared-trip';
import { endedLabels, sharedTripLabels as labels } from './labels';

/** When and where a trip is, for who comes along. */
export function SharedTripView({ trip }: { trip: SharedTrip }) {
  const { car, address, time_zone: zone, status } = trip;
  const name = `${car.make} ${car.model} ${car.year}`;
  useScreenTitle(name);
  const place = address ? `${address.street}, ${address.zip_code} ${address.city}` : car.place.name;
  return (
    <article>
      <p className="font-medium text-base-content/75">{labels.kicker}</p>
      <h1 translate="no" className="mt-1 text-3xl font-bold tracking-tight wrap-anywhere">
        {name}
      </h1>
      {endedLabels[status] && (
        <p role="status" className="mt-4 text-lg font-semibold">
          {endedLabels[status]}
        </p>
      )}
      <CarPhoto
        photo={car.photo}
        sizes="(width < 48rem) 100vw, 46rem"
        when="first"
        className="mt-6 aspect-[2/1] w-full rounded-box"
      />
      <dl className="mt-6 grid gap-5 sm:grid-cols-2">
        <Fact icon="calendar" name={labels.pickUp}>
          {formatLocalTime(trip.pick_up)}
        </Fact>
        <Fact icon="calendar" name={labels.return}>
          {formatLocalTime(trip.return)}
        </Fact>
        <Fact icon="pin" name={labels.where}>
          <span translate="no">{place}</span>
          {address && (
            <a
              href={directionsTo(`${place}, ${car.place.country}`, platformOf(navigator))}
              target="_blank"
              rel="noreferrer"
              className="link block w-fit py-1 text-sm font-normal"
            >
              {labels.directions}
            </a>
          )}
        </Fact>
        {car.plate && (
          <Fact icon="road" name={labels.plate}>
            <span translate="no">{car.plate}</span>
          </Fact>
        )}
      </dl>
      <p className="mt-6 text-sm text-base-content/75">
        {`${labels.clock(zoneName(zone))}${clockNote(trip.pick_up_at, zone)}`}
      </p>
      {address && <p className="mt-2">{labels.licence}</p>}
    </article>
  );
}
