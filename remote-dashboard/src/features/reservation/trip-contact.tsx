import { PersonName, PhoneNumber } from '@drove/shared-ui';
import { directionsTo, platformOf, zoneName } from '@drove/shared-ui/formats';
import type { Reservation } from '../../api/reservations';
import { DriverSummary } from '../../ui/driver-summary';
import { MessageLink } from '../../ui/message-link';
import { TitledSection } from '../../ui/titled-section';
import { AddToCalendar } from './add-to-calendar';
import { BookingCode } from './booking-code';
import { Fact, Small } from './fact';
import { tripContactLabels } from './facts-labels';
import { TripActions } from './trip-actions';

/** How the two sides of a trip reach each other and the car, and what they call the trip. */
export function TripContact({ reservation, onDone }: { reservation: Reservation; onDone: () => void }) {
  const { customer, owner, viewer, booking_code: code } = reservation;
  return (
    <TitledSection heading={tripContactLabels.heading}>
      <OtherSide reservation={reservation} />
      <dl className="grid gap-5 wrap-anywhere sm:grid-cols-2">
        <Where reservation={reservation} />
        {viewer !== 'customer' && (
          <Fact icon="person" label={tripContactLabels.customer}>
            <PersonName>{`${customer.fname} ${customer.lname ?? ''}`.trim()}</PersonName>
            {reservation.driver && <DriverSummary driver={reservation.driver} />}
            <Phone {...customer} />
          </Fact>
        )}
        {viewer !== 'owner' && (
          <Fact icon="person" label={tripContactLabels.owner}>
            <PersonName>{owner.fname}</PersonName>
            <Phone {...owner} />
          </Fact>
        )}
        <Fact icon="ticket" label={tripContactLabels.bookingCode}>
          <BookingCode code={code} />
        </Fact>
      </dl>
      <div className="mt-5 flex flex-wrap gap-3 empty:hidden">
        <AddToCalendar reservation={reservation} />
        <TripActions reservation={reservation} show="shared" onDone={onDone} />
      </div>
    </TitledSection>
  );
}

/** Where the car is and the way there, as exactly as the person may know it. */
function Where({ reservation }: { reservation: Reservation }) {
  const { address, car, viewer, status, time_zone: timeZone } = reservation;
  const isAddressToCome =
    viewer === 'customer' && !address && (status === 'pending_payment' || status === 'pending_owner');
  const place = address ? `${address.street}, ${address.zip_code} ${address.city}` : car.place.name;
  return (
    <Fact icon="pin" label={tripContactLabels.where}>
      <span translate="no">{place}</span>
      {address && (
        <a
          href={directionsTo(`${place}, ${car.place.country}`, platformOf(navigator))}
          target="_blank"
          rel="noreferrer"
          className="link block w-fit py-1 text-sm font-normal print:hidden"
        >
          {tripContactLabels.directions}
        </a>
      )}
      <Small>
        {isAddressToCome
          ? tripContactLabels.addressLater(zoneName(timeZone))
          : tripContactLabels.timeZone(zoneName(timeZone))}
      </Small>
    </Fact>
  );
}

/** To the conversation with the other side about a trip that is requested or booked. */
function OtherSide({ reservation }: { reservation: Reservation }) {
  const { viewer, booked_at: bookedAt, customer, owner, reservation_uuid: uuid } = reservation;
  if (viewer === 'admin' || bookedAt === null) return null;
  return (
    <div className="mb-5">
      <MessageLink uuid={uuid} name={viewer === 'customer' ? owner.fname : customer.fname} />
    </div>
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
