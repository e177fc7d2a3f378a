import type { Tone } from '@drove/shared-ui';
import { counted } from '@drove/shared-ui/formats';
import type { OwnCar } from '../../api/owned-cars';
import { carVerificationLabels } from '../../lib/verification-labels';

interface CarState {
  badge: { label: string; tone: Tone };
  /** What it means and what to do about it; empty when all is well. */
  sentence: string;
}

const sentences: Record<OwnCar['verification'], string> = {
  draft: '',
  pending: 'We’re reviewing it, usually within a day.',
  approved: '',
  rejected: 'It wasn’t accepted. Edit it and send it again.',
  changes_requested: 'Make these changes, then send the car again.',
  suspended: 'It can’t be booked or edited at the moment. Please contact us.',
};

/** Where a car stands, in a word and in a sentence. */
export function carState(car: OwnCar): CarState {
  const { verification, listing, is_public: isPublic, missing } = car;
  if (verification === 'draft') {
    const count = Object.keys(missing).length;
    return {
      badge: carVerificationLabels('draft'),
      sentence:
        count > 0
          ? `${counted(count, 'thing is', 'things are')} still missing.`
          : 'Complete. Send it for verification.',
    };
  }
  if (verification !== 'approved') {
    return { badge: carVerificationLabels(verification), sentence: sentences[verification] };
  }
  if (listing === 'paused') {
    return {
      badge: { label: 'Paused', tone: 'neutral' },
      sentence: 'It can’t be booked. Booked trips go ahead.',
    };
  }
  if (!isPublic) {
    return {
      badge: { label: 'Not shown', tone: 'warning' },
      sentence: 'It’s verified. Renters will see it as soon as you’re verified too.',
    };
  }
  return { badge: { label: 'Listed', tone: 'success' }, sentence: '' };
}
