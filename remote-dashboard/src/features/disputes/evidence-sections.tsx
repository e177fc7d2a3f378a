import { Facts } from 'shared-ui';
import { formatInstant, formatLocalTime, formatMoney } from 'shared-ui/formats';
import type { DisputeCase } from '../../api/disputes';
import { TitledSection } from '../../ui/titled-section';

/** What speaks for a payment, as it is sent to the bank. */
export function EvidenceSections({ given }: { given: DisputeCase }) {
  const { reservation, customer, messages } = given;
  const { currency } = reservation;
  return (
    <>
      <TitledSection heading="Customer">
        <Facts
          facts={[
            { name: 'Name', value: customer.name },
            { name: 'Email', value: customer.email },
            { name: 'Registered', value: formatInstant(customer.registered_at) },
            { name: 'Email confirmed', value: at(customer.email_confirmed_at) },
            { name: 'Driving licence verified', value: customer.is_verified ? 'Yes' : 'No' },
          ]}
        />
      </TitledSection>
      <TitledSection heading="Agreement">
        <Facts
          facts={[
            { name: 'Pick-up', value: formatLocalTime(reservation.pick_up) },
            { name: 'Return', value: formatLocalTime(reservation.return) },
            { name: 'Booked', value: at(reservation.booked_at) },
            ...reservation.lines.map(({ label, amount_minor }) => ({
              name: label,
              value: formatMoney({ amount_minor, currency }),
            })),
            { name: 'Total', value: formatMoney(reservation.total) },
            { name: 'Deposit', value: formatMoney(reservation.deposit) },
            { name: 'Cancellation rule', value: reservation.cancellation_policy_text },
          ]}
        />
      </TitledSection>
      <TitledSection heading="Hand-over">
        <Facts
          facts={[
            { name: 'Handed over', value: at(reservation.handed_over_at) },
            { name: 'Came back', value: at(reservation.returned_at) },
          ]}
        />
      </TitledSection>
      <TitledSection heading="What happened">
        <Log
          entries={reservation.timeline.map(({ at: moment, what, note }) => ({
            ...{ at: moment, heading: what, text: note ?? '' },
          }))}
        />
      </TitledSection>
      <TitledSection heading="Messages to the customer">
        <Log
          entries={messages.map(({ at: moment, title, text }) => ({ at: moment, heading: title, text }))}
        />
      </TitledSection>
    </>
  );
}

const at = (instant: string | null) => (instant === null ? 'No' : formatInstant(instant));

function Log({ entries }: { entries: { at: string; heading: string; text: string }[] }) {
  if (entries.length === 0) return <p>Nothing yet.</p>;
  return (
    <ol className="grid gap-4">
      {entries.map(({ at: moment, heading, text }, index) => (
        <li key={index} className="grid gap-0.5 border-l-2 border-base-300 pl-4">
          <span className="font-medium">{heading}</span>
          {text && <span className="wrap-anywhere">{text}</span>}
          <span className="text-sm text-base-content/75">{formatInstant(moment)}</span>
        </li>
      ))}
    </ol>
  );
}
