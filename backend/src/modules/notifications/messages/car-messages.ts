import { formatReason, type Message } from './message.js';
import type { CarEvent } from '../../catalog/public.js';

/** What the words about a car need to know of it. */
export interface NamedCar {
  uuid: string;
  owner_uuid: string;
  make: string | null;
  model: string | null;
}

/** What a car's owner reads about a decision. */
export function carMessage(event: CarEvent, car: NamedCar): Message {
  return { userUuid: car.owner_uuid, ...wordsOf(event, carName(car), car.uuid) };
}

/** `Fiat 500`; drafts may lack either. */
export function carName({ make, model }: Pick<NamedCar, 'make' | 'model'>): string {
  return [make, model].filter((part) => part !== null).join(' ') || 'car';
}

function wordsOf(event: CarEvent, name: string, carUuid: string): Omit<Message, 'userUuid'> {
  const shown = `/carlisting/car/${carUuid}`;
  const edited = `/dashboard/cars/upload?car=${carUuid}`;
  switch (event.kind) {
    case 'car_approved':
      return {
        title: `Your ${name} is approved`,
        text: 'Drivers can now find and book it, as long as it’s listed.',
        link: shown,
      };
    case 'car_reinstated':
      return {
        title: `Your ${name} is back`,
        text: 'It’s no longer suspended. Drivers can book it again, as long as it’s listed.',
        link: shown,
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
