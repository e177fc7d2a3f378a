import { formatOnCarClock, isolated } from '@drove/shared-ui/formats';
import type { Reservation } from '../../api/reservations';
import { timelineLabels } from './labels';

/** Everything that happened to a trip, the latest first; folded, to be looked up. */
export function Timeline({ reservation }: { reservation: Reservation }) {
  const { timeline, viewer, customer, owner, time_zone: timeZone } = reservation;
  if (timeline.length === 0) return null;
  const names = {
    customer: isolated(customer.fname),
    owner: isolated(owner.fname),
    admin: timelineLabels.administrator,
    system: undefined,
  };
  const nameOf = (who: keyof typeof names) => (who === viewer ? timelineLabels.you : names[who]);

  return (
    <section
      aria-labelledby="timeline"
      className="rounded-box border border-base-300 bg-base-100 p-5 shadow-raised sm:p-6"
    >
      <details>
        <summary className="cursor-pointer">
          <h2 id="timeline" className="inline text-lg font-semibold tracking-tight">
            {timelineLabels.heading}
          </h2>
        </summary>
        <ol className="mt-4 border-l-2 border-base-300">
          {timeline.toReversed().map(({ at, what, who, note }, index) => (
            <li key={index} className="relative pb-5 pl-5 last:pb-0">
              <span
                aria-hidden="true"
                className={`absolute top-1.5 -left-[0.4375rem] size-3 rounded-full border-2 border-base-100 ${index === 0 ? 'bg-primary' : 'bg-base-content/40'}`}
              />
              <span className="block font-medium">{what}</span>
              {note && <span className="block wrap-anywhere text-base-content/80">“{note}”</span>}
              <span className="block text-sm text-base-content/75">
                <time dateTime={at}>{formatOnCarClock(at, timeZone)}</time>
                <span>{nameOf(who) && ` · ${nameOf(who) ?? ''}`}</span>
              </span>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
