import { CarPhoto } from '@drove/shared-ui';
import { formatLocalTime, formatMoney, zoneName } from '@drove/shared-ui/formats';
import type { ChangeOfTrip } from './api/changes';
import { changeSummaryLabels } from './labels';

/** What a change makes of a trip: the days before and after, the price before and after, and what is left to pay. */
export function ChangeSummary({ change, reservation }: ChangeOfTrip) {
  const { car } = reservation;
  return (
    <section
      aria-labelledby="change"
      className="rounded-box border border-base-300 bg-base-100 p-5 shadow-raised sm:p-6"
    >
      <h2 id="change" className="text-xl font-semibold tracking-tight">
        {changeSummaryLabels.heading}
      </h2>
      <div className="mt-4 flex gap-4">
        <CarPhoto
          photo={car.photo}
          sizes="9rem"
          when="soon"
          className="aspect-3/2 w-28 shrink-0 self-start rounded-field sm:w-36"
          alt=""
        />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{`${car.make} ${car.model} ${car.year}`}</p>
          <p className="text-base-content/80">{car.place.name}</p>
        </div>
      </div>
      <dl className="mt-4 grid gap-3">
        <Fact term={changeSummaryLabels.before} value={period(reservation)} />
        <Fact term={changeSummaryLabels.after} value={period(change)} />
      </dl>
      <p className="mt-1 text-sm text-base-content/75">{zoneName(reservation.time_zone)}</p>
      <dl className="mt-4 grid gap-2 border-t border-base-300 pt-4">
        {change.lines.map((line, index) => (
          <Amount
            key={index}
            term={line.label}
            value={formatMoney({ ...change.new_total, amount_minor: line.amount_minor })}
          />
        ))}
        <Amount
          term={changeSummaryLabels.newTotal}
          value={formatMoney(change.new_total)}
          className="mt-2 border-t border-base-300 pt-3"
        />
        <Amount term={changeSummaryLabels.alreadyPaid} value={formatMoney(change.old_total)} />
        <div className="mt-2 flex justify-between gap-4 border-t border-base-300 pt-3 text-lg font-semibold">
          <dt>{changeSummaryLabels.toPayNow}</dt>
          <dd className="whitespace-nowrap tabular-nums">{formatMoney(change.difference)}</dd>
        </div>
      </dl>
    </section>
  );
}

const period = (trip: { pick_up: string; return: string }) =>
  `${formatLocalTime(trip.pick_up)} – ${formatLocalTime(trip.return)}`;

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-base-content/75">{term}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  );
}

function Amount({ term, value, className = '' }: { term: string; value: string; className?: string }) {
  return (
    <div className={`flex justify-between gap-4 ${className}`}>
      <dt className="text-base-content/80">{term}</dt>
      <dd className="whitespace-nowrap tabular-nums">{value}</dd>
    </div>
  );
}
