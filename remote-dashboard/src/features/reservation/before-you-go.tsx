import { formatMoney, now } from '@drove/shared-ui/formats';
import type { Reservation } from '../../api/reservations';
import { Icon } from '../../ui/icon';
import { TitledSection } from '../../ui/titled-section';
import { beforeYouGoLabels } from './facts-labels';

const shownFromMs = 48 * 3_600_000;

/** What a customer sees to before they pick the car up, from 48 hours before it; nothing at other times. */
export function BeforeYouGo({ reservation }: { reservation: Reservation }) {
  const { viewer, status, confirmed, pick_up_at: pickUpAt, deposit, owner } = reservation;
  const isAhead = status === 'confirmed' && !confirmed.pick_up.includes('customer');
  if (viewer !== 'customer' || !isAhead || Date.parse(pickUpAt) - now() > shownFromMs) return null;
  return (
    <TitledSection heading={beforeYouGoLabels.heading}>
      <ul className="grid gap-3">
        {[
          beforeYouGoLabels.licence(owner.fname),
          ...(deposit.amount_minor > 0 ? [beforeYouGoLabels.deposit(formatMoney(deposit))] : []),
          beforeYouGoLabels.photos,
          beforeYouGoLabels.levels,
        ].map((item) => (
          <li key={item} className="flex gap-3">
            <Icon name="check" className="mt-0.5 size-5 shrink-0 text-success" />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
