import type { Kysely } from 'kysely';
import { isUuid } from '../../../platform/database/uuid.js';
import type { Tables } from '../../../platform/database/tables.js';
import { enqueue } from '../../../platform/jobs/enqueue.js';
import { announce } from '../../../platform/live/announce.repository.js';
import { valuesNotAllowed } from '../../../platform/http/value-not-allowed.js';
import { Problem } from '../../../platform/http/problem.js';
import { continuedUnits, findContacts, hideContacts } from '../../contacts/public.js';
import { findReservation } from '../../booking/public.js';
import { carNotFound, findCar } from '../../catalog/public.js';
import { lockUser, type User } from '../../people/public.js';
import { gatheringMs, announceUnreadJob } from '../unread/announce-unread.js';
import { toMessagePhoto } from '../photos/message-photo-body.js';
import { attachPhotos, readPhotosOf } from '../photos/message-photos.repository.js';
import type { TemplateSchedule } from '../templates/message-templates.table.js';
import { readBlocks } from './blocks.repository.js';
import { showsContacts, toMessage } from './message-body.js';
import { insertMessage, readLastTextsOf } from './messages.repository.js';
import { countOwnersAsked, countriesOfThread, readSides } from './sides.repository.js';
import { memberLeft, messagesBlocked, threadNotFound, tooManyOwners } from './thread-problems.js';
import type { PreviewBody, ThreadMessageBody } from './thread.schemas.js';
import { countMessage, findThreadOf, openThread, type ThreadSubject } from './threads.repository.js';

export interface MessageContent {
  text?: string | undefined;
  /** Uploaded before. */
  photos?: readonly string[] | undefined;
  /** The time of the trip at which it is sent by itself. */
  scheduled?: TemplateSchedule | null;
}

/** What a message is sent to: an own thread, or what opens one. */
export type Destination = { threadUuid: string } | { reservationUuid: string } | { carUuid: string };

/**
 * Sends a message to the other side.
 *
 * @throws Problem 404 THREAD_NOT_FOUND, RESERVATION_NOT_FOUND, CAR_NOT_FOUND; 403 OWN_CAR, MESSAGES_BLOCKED; 409
 *   MOVE_NOT_ALLOWED while a trip is not requested yet, MEMBER_LEFT; 429 TOO_MANY_OWNERS
 */
export async function sendMessage(
  transaction: Kysely<Tables>,
  sender: User,
  destination: Destination,
  { text = '', photos = [], scheduled = null }: MessageContent,
  { now, apiUrl }: { now: Date; apiUrl: string },
): Promise<ThreadMessageBody> {
  if (text === '' && photos.length === 0)
    throw valuesNotAllowed({ text: 'Write a message, or add a photo.' });
  const subject = await subjectOf(transaction, sender, destination);
  const side = subject.customer_uuid === sender.uuid ? 'customer' : 'owner';
  const other = side === 'customer' ? subject.owner_uuid : subject.customer_uuid;
  const sides = await readSides(transaction, subject);
  if ((side === 'customer' ? sides.owner_state : sides.customer_state) === 'closed') throw memberLeft();
  const blocks = await readBlocks(transaction, sender.uuid, other);
  if (blocks.byMe || blocks.byOther) throw messagesBlocked(blocks);
  if ('carUuid' in destination) await requireFewOwners(transaction, subject, now);
  const uuid =
    'threadUuid' in destination ? destination.threadUuid : await openThread(transaction, subject, now);
  const tellAt = new Date(now.getTime() + gatheringMs);
  const thread = await countMessage(transaction, uuid, { by: side, at: now, tellAt });
  const toldAt = thread[side === 'customer' ? 'owner_told_at' : 'customer_told_at'] ?? now;
  // An earlier time is another message's, and has its job.
  if (toldAt >= tellAt || thread.last_number === 1) {
    await enqueue(transaction, announceUnreadJob, [{ data: { threadUuid: thread.uuid }, at: toldAt }]);
  }
  const isOpen = showsContacts(await readStatus(transaction, thread.reservation_uuid));
  const countries = countriesOfThread(sides);
  const own = { threadUuid: thread.uuid, senderUuid: sender.uuid };
  const continued = continuedUnits(await readLastTextsOf(transaction, own), text, { countries });
  const hasContacts = continued > 0 || findContacts(text, { countries }).length > 0;
  const message = await insertMessage(transaction, {
    thread_uuid: thread.uuid,
    number: thread.last_number,
    sender_uuid: sender.uuid,
    text,
    has_contacts: hasContacts,
    had_contacts: !isOpen && hasContacts,
    continued_units: continued,
    scheduled,
    created_at: now,
  });
  const attached = await attachPhotos(transaction, photos, {
    messageUuid: message.uuid,
    userUuid: sender.uuid,
    now,
  });
  if (attached < photos.length) {
    throw valuesNotAllowed({ photos: 'A photo was not sent within a day. Please choose it again.' });
  }
  const at = thread.last_message_at.toISOString();
  await announce(transaction, {
    to: [thread.customer_uuid, thread.owner_uuid],
    event: { kind: 'message', thread_uuid: thread.uuid, number: message.number, at },
  });
  const shown = (await readPhotosOf(transaction, [message.uuid])).map((photo) =>
    toMessagePhoto({ apiUrl }, photo),
  );
  return toMessage(message, { readerUuid: sender.uuid, isOpen, countries }, shown);
}

/**
 * What of a text the other side would not read yet. Nothing is kept of it.
 *
 * @throws Problem as `sendMessage`
 */
export async function previewMessage(
  database: Kysely<Tables>,
  sender: User,
  destination: Destination,
  text: string,
): Promise<PreviewBody> {
  const subject = await subjectOf(database, sender, destination);
  if (showsContacts(await readStatus(database, subject.reservation_uuid))) return { hidden: [], shown: text };
  const countries = countriesOfThread(await readSides(database, subject));
  const own = 'threadUuid' in destination && { ...destination, senderUuid: sender.uuid };
  const before = own ? await readLastTextsOf(database, own) : [];
  const continued = continuedUnits(before, text, { countries });
  const begun = continued > 0 ? [{ kind: 'phone' as const, text: text.slice(0, continued) }] : [];
  const rest = text.slice(continued);
  const hidden = findContacts(rest, { countries });
  return {
    hidden: [...begun, ...hidden.map(({ kind, from, to }) => ({ kind, text: rest.slice(from, to) }))],
    shown: hideContacts(text, { countries }, continued),
  };
}

const dayMs = 86_400_000;
/** Whom no owner has answered yet may have been made to advertise. */
const ownersPerDay = { new: 5, answered: 20 };

/** @throws Problem 429 TOO_MANY_OWNERS */
async function requireFewOwners(
  transaction: Kysely<Tables>,
  { customer_uuid: customerUuid, owner_uuid: ownerUuid }: ThreadSubject,
  now: Date,
): Promise<void> {
  // Several questions at once count each other.
  await lockUser(transaction, customerUuid);
  const since = new Date(now.getTime() - dayMs);
  const { owners, isAnswered } = await countOwnersAsked(transaction, { customerUuid, ownerUuid, since });
  if (owners >= (isAnswered ? ownersPerDay.answered : ownersPerDay.new)) throw tooManyOwners(owners);
}

/** The status of a thread's trip; undefined for questions about a car. */
export async function readStatus(database: Kysely<Tables>, reservationUuid: string | null) {
  if (reservationUuid === null) return undefined;
  return (await findReservation(database, reservationUuid))?.status;
}

async function subjectOf(
  transaction: Kysely<Tables>,
  sender: User,
  destination: Destination,
): Promise<ThreadSubject> {
  if ('threadUuid' in destination) return await requireThread(transaction, sender, destination.threadUuid);
  if ('carUuid' in destination) return await questionAbout(transaction, sender, destination.carUuid);
  const { reservationUuid } = destination;
  const trip = isUuid(reservationUuid) ? await findReservation(transaction, reservationUuid) : undefined;
  if (trip === undefined || ![trip.customer_uuid, trip.owner_uuid].includes(sender.uuid)) {
    throw new Problem(404, 'RESERVATION_NOT_FOUND', 'We can’t find that trip among yours.');
  }
  if (trip.booked_at === null) {
    const sentence = 'You can send messages about this trip once it’s booked or requested.';
    throw new Problem(409, 'MOVE_NOT_ALLOWED', sentence);
  }
  const { uuid, car_uuid, customer_uuid, owner_uuid } = trip;
  return { car_uuid, customer_uuid, owner_uuid, reservation_uuid: uuid };
}

async function questionAbout(
  transaction: Kysely<Tables>,
  customer: User,
  carUuid: string,
): Promise<ThreadSubject> {
  const car = isUuid(carUuid) ? await findCar(transaction, carUuid) : undefined;
  if (car === undefined) throw carNotFound();
  if (car.owner_uuid === customer.uuid) {
    throw new Problem(403, 'OWN_CAR', 'This is your own car.');
  }
  if (!car.is_public) throw carNotFound();
  return {
    car_uuid: car.uuid,
    customer_uuid: customer.uuid,
    owner_uuid: car.owner_uuid,
    reservation_uuid: null,
  };
}

/** @throws Problem 404 THREAD_NOT_FOUND */
export async function requireThread(database: Kysely<Tables>, user: User, threadUuid: string) {
  const thread = isUuid(threadUuid) ? await findThreadOf(database, threadUuid, user.uuid) : undefined;
  if (thread === undefined) throw threadNotFound();
  return thread;
}
