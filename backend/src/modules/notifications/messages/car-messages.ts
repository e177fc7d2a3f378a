import { formatReason, type Message } from './message.js';
import { isListingBlocked, openLink, openSteps } from './open-steps.js';
import type { CarEvent } from '../../catalog/public.js';
import type { NextStepsBody } from '../../payouts/public.js';

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** What the words about a car need to know of it. */
export interface NamedCar {
  uuid: string;
  owner_uuid: string;
  make: string | null;
  model: string | null;
}

/**
 * What a car's owner reads about a decision.
 *
 * @param steps what is done and to be done for this car
 */
export function carMessage(event: CarEvent, car: NamedCar, steps?: NextStepsBody): Message {
  return { userUuid: car.owner_uuid, ...wordsOf(event, carName(car), { carUuid: car.uuid, steps }) };
}

/** `Fiat 500`; drafts may lack either. */
export function carName({ make, model }: Pick<NamedCar, 'make' | 'model'>): string {
  return [make, model].filter((part) => part !== null).join(' ') || 'car';
}

function wordsOf(
  event: CarEvent,
  name: string,
  { carUuid, steps }: { carUuid: string; steps: NextStepsBody | undefined },
): Omit<Message, 'userUuid'> {
  const next = openSteps(steps);
  const bookable = isListingBlocked(steps)
    ? 'Drivers can book it once every step is done.'
    : 'Drivers can now find and book it, as long as it’s listed.';
  const shown = `/carlisting/car/${carUuid}`;
  const edited = `/dashboard/cars/upload?car=${carUuid}`;
  const documents = `${edited}&step=photos`;
  switch (event.kind) {
    case 'car_approved':
      return {
        title: `Your ${name} is approved`,
        text: [bookable, next].filter(Boolean).join(' '),
        link: openLink(steps) ?? shown,
      };
    case 'car_reinstated':
      return {
        title: `Your ${name} is back`,
        text: ['It’s no longer suspended.', bookable, next].filter(Boolean).join(' '),
        link: openLink(steps) ?? shown,
      };
    case 'car_documents_due':
      return {
        title: `Your ${name} needs two documents`,
        text: `Please add its registration and the confirmation of its insurance by ${dayFormat.format(new Date(event.dueOn))}. Without them it’s paused that day; trips that are already booked go ahead.`,
        link: documents,
      };
    case 'car_documents_missing':
      return {
        title: `Your ${name} is paused`,
        text: 'Its registration and insurance were due. Drivers can’t find it until you add both and list it again; trips that are already booked go ahead.',
        link: documents,
      };
    case 'car_rejected':
      return {
        title: `We couldn’t accept your ${name}`,
        text: `You can make changes and send it again.${formatReason(event.reason)}`,
        link: edited,
      };
    case 'car_changes_requested':
      return {
        title: `Your ${name} needs changes`,
        text: `Please make the changes and send it again.${formatReason(event.reason)}`,
        link: edited,
      };
    case 'car_suspended':
      return {
        title: `Your ${name} is suspended`,
        text: `It can’t be booked for now. Trips that are already booked go ahead.${formatReason(event.reason)}`,
        link: '/dashboard/owner-cars',
      };
  }
}
