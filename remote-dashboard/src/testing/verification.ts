import { noOwnRules, type BookingRules } from '@drove/shared-ui/booking-rules';
import type { CarVerification, QueuedCar } from '../features/car-verification/api/car-verifications';
import type { MyDocument, MyVerification } from '../features/verify-me/api/my-verification';
import type { OwnCar } from '../api/owned-cars';
import type {
  Attempt,
  QueuedPerson,
  UserVerification,
} from '../features/user-verification/api/user-verifications';

export const PERSON_UUID = '00000000-0000-4000-8000-0000000000f1';
export const OTHER_UUID = '00000000-0000-4000-8000-0000000000f2';
export const CAR_UUID = '00000000-0000-4000-8000-0000000000c1';

const facts = {
  date_of_birth: '1988-04-12',
  licence_expires_on: '2099-05-31',
  identity_type: 'passport',
  identity_expires_on: '2098-05-31',
  note: null,
} as const;

/** A picture of a document that was sent, on which no one has decided. */
export function aDocument(document: Partial<MyDocument> = {}): MyDocument {
  return {
    document_uuid: '00000000-0000-4000-8000-0000000000e1',
    kind: 'licence_front',
    name: 'licence.jpg',
    media_type: 'image/webp',
    byte_count: 120_000,
    width: 1200,
    height: 800,
    uploaded_at: '2098-06-01T08:00:00.000Z',
    decision: null,
    reason: null,
    ...document,
  };
}

/** A customer who has sent nothing yet. */
export function aMyVerification(verification: Partial<MyVerification> = {}): MyVerification {
  return {
    user_verification: 'unverified',
    may_edit: true,
    is_waiting: false,
    email_confirmed: true,
    may_rent: false,
    next_step: null,
    usual_minutes: 180,
    reason: null,
    submitted_at: null,
    decided_at: null,
    facts: {
      date_of_birth: null,
      licence_expires_on: null,
      identity_type: null,
      identity_expires_on: null,
      note: null,
    },
    required: ['licence_front', 'licence_back', 'identity', 'selfie'],
    documents: [],
    missing: { licence_front: 'Add the front of your driving licence' },
    history: [],
    ...verification,
  };
}

/** Nothing is missing any more. */
export const completeVerification = () => aMyVerification({ facts, documents: [aDocument()], missing: {} });

/** A person in the queue. */
export function aQueuedPerson(person: Partial<QueuedPerson> = {}): QueuedPerson {
  return {
    user_uuid: PERSON_UUID,
    verification_uuid: '00000000-0000-4000-8000-0000000000a1',
    fname: 'Mia',
    lname: 'Meyer',
    email: 'mia@demo.test',
    role: 'customer',
    submitted_at: '2098-06-01T09:00:00.000Z',
    decided_at: null,
    decided_by_name: null,
    attempts: 1,
    claim: null,
    ...person,
  };
}

/** What was sent, which waits for a decision. */
export function anAttempt(attempt: Partial<Attempt> = {}): Attempt {
  return {
    verification_uuid: '00000000-0000-4000-8000-0000000000a1',
    status: 'pending',
    submitted_at: '2098-06-01T09:00:00.000Z',
    decided_at: null,
    decided_by_name: null,
    reason: null,
    facts,
    documents: [
      aDocument(),
      aDocument({ document_uuid: '00000000-0000-4000-8000-0000000000e2', kind: 'identity' }),
    ],
    changed: { facts: [], documents: [] },
    ...attempt,
  };
}

/** A person with all that they sent. */
export function aUserVerification(verification: Partial<UserVerification> = {}): UserVerification {
  return {
    user: {
      user_uuid: PERSON_UUID,
      fname: 'Mia',
      lname: 'Meyer',
      email: 'mia@demo.test',
      phone: '+49 30 111',
      phone_e164: '+4930111',
      street: 'Weg 1',
      zip_code: '10115',
      city: 'Berlin',
      region: 'Berlin',
      gender: 'female',
      role: 'customer',
      account_status: 'active',
      user_verification: 'pending',
      created_at: '2098-01-01T09:00:00.000Z',
    },
    required: ['licence_front', 'licence_back', 'identity', 'selfie'],
    attempts: [anAttempt()],
    claim: null,
    next_user_uuid: null,
    waiting: 1,
    ...verification,
  };
}

/** An approved car that is on the list. */
export function anOwnCar(car: Partial<OwnCar> = {}): OwnCar {
  return {
    car_uuid: CAR_UUID,
    verification: 'approved',
    verification_reason: null,
    listing: 'listed',
    is_public: true,
    make: 'Fiat',
    model: '500',
    year: 2021,
    type: 'small',
    transmission: 'manual',
    fuel: 'petrol',
    seats: 4,
    doors: 3,
    colour: 'White',
    plate: 'AA-01-BB',
    vin: null,
    description: 'A small car for narrow streets.',
    features: ['air_conditioning'],
    place_slug: 'lisbon',
    street: 'Rua Augusta 1',
    zip_code: '1100-048',
    area: null,
    daily_price_minor: 4200,
    weekly_discount_bps: 0,
    monthly_discount_bps: 0,
    deposit_minor: 30_000,
    late_fee_per_hour_minor: 0,
    booking_horizon_days: null,
    notice_hours: null,
    open_hours: null,
    buffer_before_minutes: null,
    buffer_after_minutes: null,
    max_days: null,
    min_days: 1,
    included_km_per_day: null,
    min_driver_age: 21,
    rules: null,
    cancellation_policy: 'flexible',
    instant_book: true,
    currency: 'EUR',
    photos: [],
    documents: [],
    documents_due_on: null,
    documents_wait: false,
    rates: [],
    blocked_days: [],
    missing: {},
    rating: null,
    created_at: '2098-01-01T09:00:00.000Z',
    updated_at: '2098-06-01T09:00:00.000Z',
    ...car,
  };
}

/** An owner's booking rules, and the marketplace's. */
export function someBookingRules(own: Partial<BookingRules> = {}): {
  own: BookingRules;
  marketplace: BookingRules;
} {
  return {
    own: { ...noOwnRules, ...own },
    marketplace: {
      notice_hours: 2,
      open_hours: Array.from({ length: 7 }, () => ({ from: '07:00', to: '22:00' })),
      buffer_before_minutes: 30,
      buffer_after_minutes: 30,
      max_days: 365,
    },
  };
}

/** A car in the queue. */
export function aQueuedCar(car: Partial<QueuedCar> = {}): QueuedCar {
  return {
    car_uuid: CAR_UUID,
    make: 'Fiat',
    model: '500',
    plate: 'AA-01-BB',
    year: 2021,
    photo: null,
    owner: { user_uuid: OTHER_UUID, name: 'Oscar Owner' },
    verification: 'pending',
    submitted_at: '2098-06-01T09:00:00.000Z',
    missing_documents: [],
    was_approved: false,
    claim: null,
    ...car,
  };
}

/** A car with what is to be decided on. */
export function aCarVerification(verification: Partial<CarVerification> = {}): CarVerification {
  return {
    car: anOwnCar({ verification: 'pending', is_public: false }),
    city: 'Lisbon, Portugal',
    listing: 'listed',
    submitted_at: '2098-06-01T09:00:00.000Z',
    owner: {
      user_uuid: OTHER_UUID,
      name: 'Oscar Owner',
      email: 'owner@demo.test',
      phone: '+49 30 222',
      phone_e164: '+4930222',
      user_verification: 'verified',
      account_status: 'active',
      car_count: 3,
    },
    approved_at: null,
    changes: [],
    new_photo_uuids: [],
    removed_photos: 0,
    same_plate: [],
    history: [],
    claim: null,
    next_car_uuid: null,
    waiting: 1,
    ...verification,
  };
}
