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
        text: 'Customers can find and reserve it from now on, as long as it is listed.',
        link: shown,
      };
    case 'car_reinstated':
      return {
        title: `Your ${name} is back`,
        text: 'It is no longer suspended. Customers can reserve it again, as long as it is listed.',
        link: shown,
      };
    case 'car_rejected':
      return {
        title: `Your ${name} was not accepted`,
        text: `You can change it and send it again.${formatReason(event.reason)}`,
        link: edited,
      };
    case 'car_changes_requested':
      return {
        title: `Your ${name} needs another look`,
        text: `Please change what is asked for and send it again.${formatReason(event.reason)}`,
        link: edited,
      };
    case 'car_suspended':
      return {
        title: `Your ${name} is suspended`,
        text: `Nobody can reserve it for now; what is reserved stays so.${formatReason(event.reason)}`,
        link: '/dashboard/owner-cars',
      };
  }
}
