import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fillIn } from 'shared-ui';
import { clockOf, counted, formatDay, formatMoney, zoneName } from 'shared-ui/formats';
import { PersonName, PhoneNumber } from 'shared-ui';
import type { Reservation } from '../../api/reservations';
import { Icon, type IconName } from '../../ui/icon';
import { Sentence } from '../../ui/sentence';
import { AddToCalendar } from './add-to-calendar';
import { BookingCode } from './booking-code';
import { directionsTo, platformOf } from './directions';
import { tripFactsLabels } from './facts-labels';
import { canBeCancelled, isLateFeeAhead } from './true-of-state';

/** When and where a trip is, whom one meets, and on which terms. */
export function TripFacts({ reservation }: { reservation: Reservation }) {
  const { car, customer, owner, address, viewer, status } = reservation;
  const isAddressToCome =
    viewer === 'customer' && !address && (status === 'pending_payment' || status === 'pending_owner');

  return (
    <section
      aria-labelledby="facts"
      className="rounded-box border border-base-300 bg-base-100 p-5 shadow-raised sm:p-6"
    >
      <h2 id="facts" className="text-xl font-semibold tracking-tight">
        {tripFactsLabels.heading}
      </h2>
      <dl className="mt-4 grid gap-5 wrap-anywhere sm:grid-cols-2">
        <Fact icon="calendar" label={tripFactsLabels.pickUp}>
          <When time={reservation.pick_up} />
        </Fact>
        <Fact icon="calendar" label={tripFactsLabels.return}>
          <When time={reservation.return} />
        </Fact>
        <Fact icon="pin" label={tripFactsLabels.where}>
          {address ? (
            <PickUpAddress address={address} country={car.place.country} />
          ) : (
            <span translate="no">{car.place.name}</span>
          )}
          <Small>
            {isAddressToCome
              ? tripFactsLabels.addressLater(zoneName(reservation.time_zone))
              : tripFactsLabels.timeZone(zoneName(reservation.time_zone))}
          </Small>
        </Fact>
        {viewer !== 'customer' && (
          <Fact icon="person" label={tripFactsLabels.customer}>
            <PersonName>{`${customer.fname} ${customer.lname ?? ''}`.trim()}</PersonName>
            <Phone {...customer} />
            {viewer === 'owner' && <MessageLink reservation={reservation} name={customer.fname} />}
          </Fact>
        )}
        {viewer !== 'owner' && (
          <Fact icon="person" label={tripFactsLabels.owner}>
            <PersonName>{owner.fname}</PersonName>
            <Phone {...owner} />
            {viewer === 'customer' && <MessageLink reservation={reservation} name={owner.fname} />}
          </Fact>
        )}
        <Fact icon="check" label={tripFactsLabels.bookingCode}>
          <BookingCode code={reservation.booking_code} />
        </Fact>
        <Fact icon="photo" label={tripFactsLabels.car}>
          <Link to={`/carlisting/car/${car.car_uuid}`} className="link">
            {`${car.make} ${car.model} ${car.year}`}
          </Link>
          {car.plate && (
            <Small>{fillIn(tripFactsLabels.plate, { plate: <span translate="no">{car.plate}</span> })}</Small>
          )}
        </Fact>
      </dl>
      <div className="mt-5 empty:hidden">
        <AddToCalendar reservation={reservation} />
      </div>
      {canBeCancelled(reservation) && (
        <>
          <h3 className="mt-6 border-t border-base-300 pt-5 font-semibold">{tripFactsLabels.cancellation}</h3>
          <p className="mt-1 text-base-content/80">{reservation.cancellation_policy_text}</p>
        </>
      )}
      {isLateFeeAhead(reservation) && (
        <>
          <h3 className="mt-4 font-semibold">{tripFactsLabels.lateReturn}</h3>
          <p className="mt-1 text-base-content/80">
            {tripFactsLabels.lateFee(formatMoney(reservation.late_fee_per_hour))}
          </p>
        </>
      )}
      <p className="mt-4 text-sm text-base-content/75">
        <Sentence
          text={tripFactsLabels.tripNumber}
          parts={{
            days: counted(reservation.billable_days, 'day'),
            number: <span className="wrap-anywhere">{reservation.reservation_uuid}</span>,
          }}
        />
      </p>
    </section>
  );
}

function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="relative min-w-0 pl-8">
      <dt className="text-sm text-base-content/75">
        {/* Beside both: a group of a list may hold nothing but its term and what it means. */}
        <Icon name={icon} className="absolute top-0.5 left-0 size-5 text-base-content/70" />
        <span>{label}</span>
      </dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

interface PickUpAddressProps {
  address: NonNullable<Reservation['address']>;
  country: string;
}

/** Where the car is, and the way there. */
function PickUpAddress({ address: { street, zip_code: zipCode, city }, country }: PickUpAddressProps) {
  const place = `${street}, ${zipCode} ${city}`;
  return (
    <>
      <span translate="no">{place}</span>
      <a
        href={directionsTo(`${place}, ${country}`, platformOf(navigator))}
        target="_blank"
        rel="noreferrer"
        className="link block w-fit text-sm font-normal print:hidden"
      >
        {tripFactsLabels.directions}
      </a>
    </>
  );
}

const Small = ({ children }: { children: ReactNode }) => (
  <span className="block text-sm font-normal text-base-content/75">{children}</span>
);

const When = ({ time }: { time: string }) => (
  <>
    <span>{`${formatDay(time)}, ${clockOf(time)}`}</span>
  </>
);

interface MessageLinkProps {
  reservation: Reservation;
  /** Of the other side. */
  name: string;
}

/** To the conversation about a trip that is requested or booked. */
function MessageLink({ reservation, name }: MessageLinkProps) {
  if (reservation.booked_at === null) return null;
  return (
    <Link
      to={`/dashboard/messages/new?reservation=${reservation.reservation_uuid}`}
      className="mt-1 link block text-sm font-normal print:hidden"
    >
      {tripFactsLabels.message(name)}
    </Link>
  );
}

function Phone({ phone, phone_e164: e164 }: { phone: string | null; phone_e164: string | null }) {
  if (!phone) return null;
  return (
    <span className="block text-sm font-normal">
      <PhoneNumber typed={phone} e164={e164} />
    </span>
  );
}
