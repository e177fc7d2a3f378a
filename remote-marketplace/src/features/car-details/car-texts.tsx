import { Link } from 'react-router-dom';
import { counted } from '@drove/shared-ui/formats';
import type { Car } from '../../api/cars';
import { policyLabels } from '../../lib/car-labels';
import { Icon } from '../../ui/icon';
import { AskOwner } from './ask-owner';
import { carTextsLabels } from './labels';

interface TextSectionProps {
  id: string;
  heading: string;
  text: string | null;
}

/** A text that the owner wrote, with their line breaks; nothing without one. */
export function TextSection({ id, heading, text }: TextSectionProps) {
  if (!text) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl font-semibold tracking-tight">
        {heading}
      </h2>
      <p className="mt-3 max-w-prose whitespace-pre-line text-base-content/85">{text}</p>
    </section>
  );
}

/** What happens when the renter cancels. */
export function Cancellation({ car }: { car: Car }) {
  return (
    <TextSection
      id="cancellation"
      heading={carTextsLabels.cancellation(policyLabels[car.cancellation_policy].toLowerCase())}
      text={car.cancellation_policy_text}
    />
  );
}

/** Who rents the car out, by first name only, and the way to ask them. */
export function Owner({ car }: { car: Car }) {
  const { owner } = car;
  return (
    <section aria-labelledby="owner" className="flex flex-wrap items-center gap-4">
      <span
        aria-hidden="true"
        className="grid size-14 shrink-0 place-items-center rounded-full bg-primary/12 text-xl font-semibold text-primary"
      >
        {owner.first_name.slice(0, 1)}
      </span>
      <div>
        <h2 id="owner" className="text-xl font-semibold tracking-tight">
          <Link to={`/carlisting/owner/${owner.owner_uuid}`} className="link link-hover">
            {carTextsLabels.ownedBy(owner.first_name)}
          </Link>
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 text-base-content/80">
          {owner.is_verified && (
            <span className="inline-flex items-center gap-1 font-medium text-primary">
              <Icon name="shield" className="size-4" />
              {carTextsLabels.ownerVerified}
            </span>
          )}
          <span>
            {carTextsLabels.ownerSince(counted(owner.car_count, 'car'), owner.member_since_on.slice(0, 4))}
          </span>
          {owner.response && <span>{carTextsLabels.ownerReplies(owner.response.median_hours)}</span>}
        </p>
      </div>
      <AskOwner car={car} />
    </section>
  );
}
