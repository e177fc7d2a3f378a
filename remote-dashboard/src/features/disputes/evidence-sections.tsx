import { Facts } from '@drove/shared-ui';
import { formatInstant, formatLocalTime, formatMoney } from '@drove/shared-ui/formats';
import type { DisputeCase } from './api/disputes';
import { TitledSection } from '../../ui/titled-section';
import { evidenceSectionsLabels } from './labels';

/** What speaks for a payment, as it is sent to the bank. */
export function EvidenceSections({ given }: { given: DisputeCase }) {
  const { reservation, customer, messages } = given;
  const { currency } = reservation;
  return (
    <>
      <TitledSection heading={evidenceSectionsLabels.customer}>
        <Facts
          facts={[
            { name: evidenceSectionsLabels.name, value: customer.name },
            { name: evidenceSectionsLabels.email, value: customer.email },
            { name: evidenceSectionsLabels.registered, value: formatInstant(customer.registered_at) },
            { name: evidenceSectionsLabels.emailConfirmed, value: at(customer.email_confirmed_at) },
            {
              name: evidenceSectionsLabels.licenceVerified,
              value: customer.is_verified ? evidenceSectionsLabels.yes : evidenceSectionsLabels.no,
            },
          ]}
        />
      </TitledSection>
      <TitledSection heading={evidenceSectionsLabels.agreement}>
        <Facts
          facts={[
            { name: 'Pick-up', value: formatLocalTime(reservation.pick_up) },
            { name: evidenceSectionsLabels.return, value: formatLocalTime(reservation.return) },
            { name: evidenceSectionsLabels.booked, value: at(reservation.booked_at) },
            ...reservation.lines.map(({ label, amount_minor }) => ({
              name: label,
              value: formatMoney({ amount_minor, currency }),
            })),
            { name: evidenceSectionsLabels.total, value: formatMoney(reservation.total) },
            { name: evidenceSectionsLabels.deposit, value: formatMoney(reservation.deposit) },
            { name: evidenceSectionsLabels.cancellation, value: reservation.cancellation_policy_text },
          ]}
        />
      </TitledSection>
      <TitledSection heading={evidenceSectionsLabels.handOver}>
        <Facts
          facts={[
            { name: evidenceSectionsLabels.handedOver, value: at(reservation.handed_over_at) },
            { name: evidenceSectionsLabels.cameBack, value: at(reservation.returned_at) },
          ]}
        />
      </TitledSection>
      <TitledSection heading={evidenceSectionsLabels.timeline}>
        <Log
          entries={reservation.timeline.map(({ at: moment, what, note }) => ({
            at: moment,
            heading: what,
            text: note ?? '',
          }))}
        />
      </TitledSection>
      <TitledSection heading={evidenceSectionsLabels.mails}>
        <Log
          entries={messages.map(({ at: moment, title, text }) => ({ at: moment, heading: title, text }))}
        />
      </TitledSection>
    </>
  );
}

const at = (instant: string | null) =>
  instant === null ? evidenceSectionsLabels.no : formatInstant(instant);

function Log({ entries }: { entries: { at: string; heading: string; text: string }[] }) {
  if (entries.length === 0) return <p>{evidenceSectionsLabels.noMails}</p>;
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
