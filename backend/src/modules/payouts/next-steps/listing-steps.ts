import type { CarSteps } from '../../catalog/public.js';
import type { User } from '../../people/public.js';
import type { MissingDetail } from '../tax-details/save-tax-details.js';
import type { NextStepsBody } from './next-steps.schemas.js';

type Step = NextStepsBody['next_steps'][number];

/** What decides how far an owner is with listing a car and being paid for it. */
export interface OwnerFacts {
  car: CarSteps;
  verification: User['user_verification'];
  payouts: 'none' | 'incomplete' | 'ready';
  /** What is missing of the tax details that were saved, if any were. */
  taxes: 'none' | readonly MissingDetail[];
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const form = '/dashboard/cars/upload';
const identity: Record<User['user_verification'], Pick<Step, 'state' | 'label'>> = {
  unverified: { state: 'open', label: 'Verify your identity' },
  changes_requested: { state: 'open', label: 'Change your documents and send them again' },
  rejected: { state: 'open', label: 'Send other documents' },
  expired: { state: 'open', label: 'Send a valid document' },
  pending: { state: 'waiting', label: 'We’re checking your identity' },
  verified: { state: 'done', label: 'Your identity is verified' },
};

const payouts: Record<OwnerFacts['payouts'], Pick<Step, 'state' | 'label'>> = {
  none: { state: 'open', label: 'Set up payouts' },
  incomplete: { state: 'open', label: 'Finish setting up payouts' },
  ready: { state: 'done', label: 'Payouts are set up' },
};

/**
 * What an owner has done, and has still to do, until a car of theirs is listed and they are paid for it: the one answer
 * for every screen and mail.
 */
export function listingSteps(facts: OwnerFacts): NextStepsBody {
  const { car } = facts;
  const steps: Step[] = [
    { key: 'car', blocks: 'listing', ...carStep(car), link: formAt(car, 'car') },
    {
      key: 'photos',
      blocks: 'listing',
      ...(car.hasPhotos
        ? { state: 'done', label: 'Photos added' }
        : { state: 'open', label: 'Add photos of the car' }),
      link: formAt(car, 'photos'),
    },
    documentsStep(car),
    {
      key: 'price',
      blocks: 'listing',
      ...(car.hasPrice ? { state: 'done', label: 'Price set' } : { state: 'open', label: 'Set a price' }),
      link: formAt(car, 'price'),
    },
    {
      key: 'identity',
      blocks: 'listing',
      ...identity[facts.verification],
      link: '/dashboard/user-ver-doc-form',
    },
    {
      key: 'payouts',
      blocks: 'payouts',
      ...payouts[facts.payouts],
      link: '/dashboard/reservations/income',
    },
    {
      key: 'tax',
      blocks: 'payouts',
      ...taxStep(facts.taxes),
      link: '/dashboard/reservations/taxes',
    },
  ];
  return {
    car_uuid: car.carUuid,
    is_done: steps.every(({ state }) => state === 'done'),
    summary: summaryOf(steps),
    // Nothing leads to what there is nothing to do about.
    next_steps: steps.map((step) => ({ ...step, link: step.state === 'open' ? step.link : null })),
  };
}

const missingDetails: Record<MissingDetail, string> = {
  tax_id: 'tax number',
  date_of_birth: 'date of birth',
};

/** Of details that were saved it says what is still missing. */
function taxStep(taxes: OwnerFacts['taxes']): Pick<Step, 'state' | 'label'> {
  if (taxes === 'none') return { state: 'open', label: 'Add your tax details' };
  if (taxes.length === 0) return { state: 'done', label: 'Tax details added' };
  const missing = taxes.map((detail) => missingDetails[detail]).join(' and ');
  return { state: 'open', label: `Add your ${missing} to your tax details` };
}

/** A car that was approved without documents stays listed until they are due. */
function documentsStep(car: CarSteps): Step {
  const { documentsDueOn: dueOn, isListed } = car;
  const isStillListed = car.verification === 'approved' && dueOn !== null && isListed;
  return {
    key: 'documents',
    blocks: isStillListed ? 'staying_listed' : 'listing',
    ...stateOfDocuments(car, isStillListed ? dueOn : null),
    link: formAt(car, 'photos'),
  };
}

function stateOfDocuments(
  { hasDocuments, documentsWait }: CarSteps,
  dueOn: string | null,
): Pick<Step, 'state' | 'label'> {
  if (documentsWait)
    return { state: 'waiting', label: 'We’re checking the car’s registration and insurance' };
  if (hasDocuments) return { state: 'done', label: 'Registration and insurance added' };
  const label = 'Add the car’s registration and insurance';
  return {
    state: 'open',
    label: dueOn === null ? label : `${label} by ${dayFormat.format(new Date(dueOn))}`,
  };
}

const isReady = ({ isDescribed, hasPhotos, hasDocuments, hasPrice }: CarSteps): boolean =>
  isDescribed && hasPhotos && hasDocuments && hasPrice;

function carStep(car: CarSteps): Pick<Step, 'state' | 'label'> {
  switch (car.verification) {
    case 'approved':
      return { state: 'done', label: 'Your car is approved' };
    case 'pending':
      return { state: 'waiting', label: 'We’re checking your car' };
    case 'changes_requested':
      return { state: 'open', label: 'Change your car and send it again' };
    case 'rejected':
      return { state: 'open', label: 'Your car wasn’t accepted: change it and send it again' };
    case 'suspended':
      return { state: 'open', label: 'Your car is suspended: contact us' };
    case 'draft':
      return isReady(car)
        ? { state: 'open', label: 'Send your car for verification' }
        : { state: 'open', label: 'Describe your car' };
  }
}

function formAt(car: CarSteps, step: string): string {
  const { carUuid, verification } = car;
  if (verification === 'suspended') return '/contact';
  if (carUuid === null) return form;
  return `${form}?car=${carUuid}&step=${step === 'car' && isReady(car) ? 'review' : step}`;
}

/** What is open and what waits, in a sentence; empty when everything is done. */
function summaryOf(steps: readonly Step[]): string {
  const is = (blocks: Step['blocks'], state: Step['state']) =>
    steps.some((step) => step.blocks === blocks && step.state === state);
  if (is('listing', 'open')) return 'Your car is listed once every step for it is done.';
  if (is('listing', 'waiting')) {
    return is('payouts', 'open')
      ? 'We’ll list your car as soon as we’ve checked everything. Meanwhile, set up how you’re paid.'
      : 'You’ve done everything. We’ll list your car as soon as we’ve checked it.';
  }
  if (is('staying_listed', 'open'))
    return 'Drivers can book your car. It stays listed only if you add its registration and insurance in time.';
  return is('payouts', 'open') ? 'Drivers can book your car. To get paid, finish the last steps.' : '';
}
